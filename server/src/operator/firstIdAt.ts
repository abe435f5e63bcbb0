/** The lowest UUIDv7 of a moment: by it a primary key finds what was written since, without another index. */
export function firstIdAt(moment: Date): string {
  const ms = moment.getTime().toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`;
}
