import { type BenchRow, type BenchTable, holds } from './row.ts';

/** One part of the report: its rows, or why it could not be measured. */
export interface Section {
  readonly title: string;
  /** How it was measured. */
  readonly how: string;
  readonly rows: readonly BenchRow[];
  readonly tables?: readonly BenchTable[];
  readonly failure?: string;
}

/** Three significant digits, whole numbers whole. */
function written(value: number): string {
  if (Number.isNaN(value)) return 'nothing measured';
  return String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
}

function lineOf(row: BenchRow): string {
  const { what, value, unit, hold } = row;
  const asked = hold ? `${hold.at === 'most' ? '<=' : '>='} ${hold.value}` : '';
  const verdict = { true: 'ok', false: '**not**', null: '' }[String(holds(row))];
  return `| ${what} | ${written(value)} ${unit} | ${asked} | ${verdict} |`;
}

function writeTable({ columns, rows }: BenchTable): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line), ''];
}

/** The report as Markdown. */
export function writeReport(machine: readonly string[], sections: readonly Section[]): string {
  const parts = sections.map(({ title, how, rows, tables = [], failure }) =>
    [
      `## ${title}`,
      '',
      how,
      '',
      ...(failure ? [`Could not be measured: ${failure}`, ''] : []),
      ...(rows.length > 0
        ? ['| what | value | hold | |', '|---|---|---|---|', ...rows.map(lineOf), '']
        : []),
      ...tables.flatMap(writeTable),
    ].join('\n'),
  );
  return ['# Belldesk, measured', '', ...machine.map((line) => `- ${line}`), '', ...parts].join(
    '\n',
  );
}
