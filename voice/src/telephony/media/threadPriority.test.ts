import { execFile } from 'node:child_process';
import { constants } from 'node:os';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const module = new URL('./threadPriority.ts', import.meta.url).href;
/** proc(5), stat: nice is field 19, counted behind the name 17. */
const program = `
  import { readFileSync } from 'node:fs';
  const { raiseThreadPriority } = await import('${module}');
  const raised = raiseThreadPriority();
  const stat = readFileSync('/proc/thread-self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  console.log(JSON.stringify([raised, Number(fields[16])]));
`;

describe.runIf(process.platform === 'linux')('the priority of a thread', () => {
  it('is what it says it is', async () => {
    // A process of its own: what is raised stays raised.
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      program,
    ]);
    const [raised, nice] = JSON.parse(stdout) as [boolean, number];
    expect(nice === constants.priority.PRIORITY_HIGH).toBe(raised);
  });
});
