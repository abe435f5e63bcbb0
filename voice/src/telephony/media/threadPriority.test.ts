import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const module = new URL('./threadPriority.ts', import.meta.url).href;
/** proc(5), stat: nice is field 19, the policy field 41, both counted behind the name. */
const program = `
  import { readFileSync } from 'node:fs';
  const { raiseThreadPriority } = await import('${module}');
  const got = raiseThreadPriority();
  const stat = readFileSync('/proc/thread-self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  console.log(JSON.stringify([got, Number(fields[16]), Number(fields[38])]));
`;

describe.runIf(process.platform === 'linux')('the priority of a thread', () => {
  it('is what it says it is', async () => {
    // A process of its own: what is raised stays raised.
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      program,
    ]);
    const [got, nice, policy] = JSON.parse(stdout) as [string, number, number];
    expect(policy).toBe({ 'real-time': 2, high: 0, ordinary: 0 }[got]);
    expect(nice === -7).toBe(got === 'high');
  });
});
