/** Fields of a row that the call log reads; names are compared without case, blanks and signs. */
const KNOWN = [
  'assistantid',
  'date',
  'starttime',
  'time',
  'endtime',
  'endedreason',
  'duration',
] as const;
type FieldName = (typeof KNOWN)[number];
export type Fields = Partial<Record<FieldName, string>>;

/** Longest text of a field that is shown. */
const LONGEST = 200;

type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The known fields of a row: of the first object in it that has any, else of the row itself. */
export function fieldsOf(row: JsonObject): Fields {
  const inside = Object.values(row).filter(isObject).map(knownOf);
  return inside.find((fields) => Object.keys(fields).length > 0) ?? knownOf(row);
}

function knownOf(object: JsonObject): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(object)) {
    const plain = name.toLowerCase().replace(/[^a-z]/g, '');
    const known = KNOWN.find((one) => one === plain);
    const text = textOf(value);
    if (known && text !== '') fields[known] ??= text;
  }
  return fields;
}

/** What a table writes as text, number, or a list or reference of one of these. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim().slice(0, LONGEST);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value) && value.length === 1) return textOf(value[0]);
  if (isObject(value) && 'value' in value && !isObject(value.value)) return textOf(value.value);
  return '';
}
