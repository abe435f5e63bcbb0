import type { Site } from '../../support/site.ts';

/** Noted at every request of whoever is signed in. */
const SEEN = 'sessions';

/** A print of each table: of all its rows, or of those that name one of `ids`. */
export async function printOf(
  site: Site,
  ids?: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const tables = await site.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const one = ({ name }: { name: string }) => {
    const row =
      name === SEEN ? `(row_to_json(r)::jsonb - 'seen_at' - 'updated_at')::text` : 'r::text';
    return `select '${name}' as name, count(*) || ' rows, ' || coalesce(md5(string_agg(${row}, '|' order by ${row})), '') as print
      from "${name}" r where $1::text[] is null or r::text like any ($1)`;
  };
  const prints = await site.sql<{ name: string; print: string }>(
    tables.map(one).join(' union all '),
    [ids ? ids.map((id) => `%${id}%`) : null],
  );
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
}
