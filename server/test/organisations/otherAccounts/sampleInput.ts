import type { z } from 'zod';

/** A field of an input that names something which is somebody's. */
export interface Key {
  readonly field: string;
  readonly path: string;
}

/** One form of an operation's input, with the keys in it. */
export interface InputForm {
  readonly keys: readonly Key[];
  /** A valid input, each key filled in by `fill`. */
  build(fill: (key: Key) => unknown): unknown;
}

type Def = z.core.$ZodTypes['_zod']['def'];

/** One of these fits every text of the contract; the first that does is taken. */
const TEXTS = [
  'A text',
  '2026-11-24',
  '13:00',
  'someone@example.com',
  '2026-11-20T12:00:00.000Z',
  'Europe/London',
  'GBP',
  'https://example.com/',
  '+442071838750',
];
const NUMBERS = [1, 0.5, 10, 30, 60];
const NAMES_SOMETHING = /^(id|token)$|(Id|Ids|Token)$/;

const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

/** The forms that an input can take: one for each choice of a union at its top. */
export function formsOf(schema: z.core.$ZodType): InputForm[] {
  const def = defOf(schema);
  if (def.type === 'union') return def.options.flatMap(formsOf);
  const build: InputForm['build'] = (fill) => {
    const made = sample(schema, [], fill);
    const { error } = (schema as z.ZodType).safeParse(made);
    if (error) throw new Error(`sampleInput.ts makes nothing valid of this: ${error.message}`);
    return made;
  };
  return [{ keys: keysIn(schema, []), build }];
}

/** The field that a path leads to; an entry of a list counts as its field. */
const fieldOf = (path: readonly string[]) => path.findLast((part) => part !== '0') ?? '';

function isKey(schema: z.core.$ZodType, path: readonly string[]): boolean {
  const def = defOf(schema);
  if (def.type !== 'string') return false;
  return ('format' in def && def.format === 'uuid') || NAMES_SOMETHING.test(fieldOf(path));
}

function innerOf(def: Def): z.core.$ZodType | undefined {
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return def.innerType;
    case 'pipe':
      return def.in;
    default:
      return undefined;
  }
}

function keysIn(schema: z.core.$ZodType, path: readonly string[]): Key[] {
  if (isKey(schema, path)) return [{ field: fieldOf(path), path: path.join('.') }];
  const def = defOf(schema);
  const inner = innerOf(def);
  if (inner) return keysIn(inner, path);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => keysIn(field, [...path, name]));
  if (def.type === 'array') return keysIn(def.element, [...path, '0']);
  if (def.type === 'union' && path.length > 0) {
    const nested = def.options.flatMap((option) => keysIn(option, path));
    return [...new Map(nested.map((key) => [key.path, key])).values()];
  }
  return [];
}

function sample(
  schema: z.core.$ZodType,
  path: readonly string[],
  fill: (key: Key) => unknown,
): unknown {
  if (isKey(schema, path)) return fill({ field: fieldOf(path), path: path.join('.') });
  const def = defOf(schema);
  const inner = innerOf(def);
  if (inner) {
    if (keysIn(inner, path).length > 0) return sample(inner, path, fill);
    if (def.type === 'nullable') return null;
    if (def.type !== 'pipe') return undefined;
    return TEXTS.find((text) => accepts(schema, text)) ?? sample(inner, path, fill);
  }
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [
          name,
          sample(field, [...path, name], fill),
        ]),
      );
    case 'array': {
      const isNeeded = !accepts(schema, []) || keysIn(def.element, [...path, '0']).length > 0;
      return isNeeded ? [sample(def.element, [...path, '0'], fill)] : [];
    }
    case 'union':
      return sample(def.options[0] ?? schema, path, fill);
    case 'string':
      return firstThatFits(schema, path, TEXTS);
    case 'number':
      return firstThatFits(schema, path, NUMBERS);
    case 'boolean':
      return true;
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    default:
      throw new Error(`sampleInput.ts does not know ${def.type} yet, at ${path.join('.')}`);
  }
}

const accepts = (schema: z.core.$ZodType, value: unknown) =>
  (schema as z.ZodType).safeParse(value).success;

function firstThatFits(
  schema: z.core.$ZodType,
  path: readonly string[],
  values: readonly unknown[],
): unknown {
  const found = values.find((value) => accepts(schema, value));
  if (found !== undefined) return found;
  throw new Error(`add to sampleInput.ts a value that fits the field ${path.join('.')}`);
}
