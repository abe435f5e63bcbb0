import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@belldesk/e2e/platform';
import { describeLoad, describeMachine, describeSpeed } from './machine.ts';
import { measureApart } from './measure.ts';
import { type Section, writeReport } from './report.ts';
import { sections } from './sections.ts';

/** npm run bench [-- section ...]: measures, and writes the report to the terminal and to a file. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(
    `No such section: ${unknown.join(', ')}. There are ${Object.keys(sections).join(', ')}.`,
  );
  process.exit(1);
}
const machine = [...describeMachine(), `A fixed sum took ${describeSpeed()} before it began`];
const measured: Section[] = [];
for (const [name, plan] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.error(`${plan.title} ...`);
  measured.push(await measureApart(name, plan));
}
const report = writeReport(
  [...machine, `Load average at its end ${describeLoad()}; the sum took ${describeSpeed()}`],
  measured,
);
const folder = join(checkout, 'bench', 'results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'latest.md'), report);
console.log(report);
process.exitCode = measured.some(({ failure }) => failure) ? 1 : 0;
