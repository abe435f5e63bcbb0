import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@belldesk/e2e/platform';
import { describeLoad, describeMachine, describeSpeed } from './machine.ts';
import { measureApart } from './measure.ts';
import { type Section, writeReport } from './report.ts';
import { sections } from './sections.ts';

/**
 * npm run bench [-- section ...] [--publish]: measures, and writes the report to the terminal and to a
 * file; with --publish each section also to docs/bench.
 */
const PUBLISH = '--publish';
const asked = process.argv.slice(2).filter((word) => word !== PUBLISH);
const publishes = process.argv.includes(PUBLISH);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(
    `No such section: ${unknown.join(', ')}. There are ${Object.keys(sections).join(', ')}.`,
  );
  process.exit(1);
}
const machine = [...describeMachine(), `A fixed sum took ${describeSpeed()} before it began`];
const measured: [name: string, section: Section][] = [];
for (const [name, plan] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.error(`${plan.title} ...`);
  measured.push([name, await measureApart(name, plan)]);
}
const conditions = [
  ...machine,
  `Load average at its end ${describeLoad()}; the sum took ${describeSpeed()}`,
];
const all = measured.map(([, section]) => section);
const report = writeReport(conditions, all);
const folder = join(checkout, 'bench', 'results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'latest.md'), report);
if (publishes) {
  const published = join(checkout, 'docs', 'bench');
  await mkdir(published, { recursive: true });
  for (const [name, section] of measured)
    if (!section.failure)
      await writeFile(join(published, `${name}.md`), writeReport(conditions, [section]));
}
console.log(report);
process.exitCode = all.some(({ failure }) => failure) ? 1 : 0;
