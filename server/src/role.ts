import { parseArgs } from 'node:util';

export type Role = 'web' | 'worker' | 'all';

/**
 * Which part of the product this process is: `--role web|worker|all`, all when nothing is said.
 * @throws Error naming what would be right
 */
export function roleOf(args: readonly string[]): Role {
  const { values } = parseArgs({ args: [...args], options: { role: { type: 'string' } } });
  const role = values.role ?? 'all';
  if (role === 'web' || role === 'worker' || role === 'all') return role;
  throw new Error(`--role must be web, worker or all (it is ${role})`);
}
