/** Parameters by lower-case name; a flag such as `lr` has the value null. */
export type Parameters = ReadonlyMap<string, string | null>;

const NONE: Parameters = new Map();

/**
 * Position of the first of `stops` outside quoted strings and, unless asked otherwise, outside angle
 * brackets; the length when there is none.
 */
export function findOutside(text: string, stops: string, from = 0, angles = true): number {
  let quoted = false;
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (depth === 0 && stops.includes(character)) return index;
    else if (character === '"') quoted = true;
    else if (angles && character === '<') depth = 1;
    else if (angles && character === '>') depth = 0;
  }
  return text.length;
}

/** A whole number from 0 to `limit`, with any leading zeros; NaN for anything else. */
export function integerOf(text: string, limit: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value <= limit ? value : Number.NaN;
}

/** Two of `separator` with nothing between, outside quoted strings and angle brackets. */
export function hasEmptyMember(text: string, separator: ',' | ';'): boolean {
  for (let start = findOutside(text, separator); start < text.length; ) {
    const end = findOutside(text, separator, start + 1);
    if (end < text.length && text.slice(start + 1, end).trim() === '') return true;
    start = end;
  }
  return false;
}

/** Takes a comma-separated header value apart. Empty members are dropped. */
export function splitList(value: string): string[] {
  if (!value.includes(',')) return value === '' ? [] : [value];
  const members: string[] = [];
  for (let start = 0; start <= value.length; ) {
    const end = findOutside(value, ',', start);
    const member = value.slice(start, end).trim();
    if (member !== '') members.push(member);
    start = end + 1;
  }
  return members;
}

export function unquote(text: string): string {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return text;
  return text.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}

export function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** @param text what follows the first `;`, e.g. `branch=z9hG4bK1;rport` */
export function parseParameters(text: string): Parameters {
  if (text === '') return NONE;
  const parameters = new Map<string, string | null>();
  for (let start = 0; start <= text.length; ) {
    const end = findOutside(text, ';', start, false);
    const piece = text.slice(start, end);
    const equals = piece.indexOf('=');
    const name = (equals < 0 ? piece : piece.slice(0, equals)).trim().toLowerCase();
    if (name !== '') {
      parameters.set(name, equals < 0 ? null : unquote(piece.slice(equals + 1).trim()));
    }
    start = end + 1;
  }
  return parameters;
}

const BARE_VALUE = /^[\w\-.!%*+`'~:[\]$&/]+$/;

/** Each parameter with its leading `;`. */
export function formatParameters(parameters: Parameters): string {
  let text = '';
  for (const [name, value] of parameters) {
    if (value === null) text += `;${name}`;
    else text += `;${name}=${BARE_VALUE.test(value) ? value : quote(value)}`;
  }
  return text;
}
