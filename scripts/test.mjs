import { equipMachine } from './checks/machine.mjs';
import { staticChecks } from './checks/static.mjs';
import { fetchTestModels } from './checks/testModels.mjs';
import { runVitest } from './checks/vitest.mjs';
import { checkNode } from './prepare/checkNode.mjs';
import { install } from './prepare/install.mjs';
import { findNode24 } from './prepare/node24.mjs';
import { inTurn } from './prepare/turn.mjs';

/**
 * npm test: everything there is to check, from nothing. Needs Node.js and npm; installs the rest,
 * or says what is missing. Ends with "N passed, N failed".
 */
checkNode();
const sum = { passed: 0, failed: 0, skipped: 0 };
const startMs = performance.now();

const node = await inTurn(async () => {
  const program = await findNode24();
  await install(program);
  return program;
});

await single('programs the tests drive', async () => {
  const missing = await equipMachine();
  if (missing.length === 0) return undefined;
  const told = `Missing on this machine: ${missing.join('; ')}.`;
  if (process.env.CI === 'true') return told;
  process.stdout.write(`${told} The tests that drive them are skipped.\n`);
  return undefined;
});
await single('models the tests listen and speak with', async () => {
  const missing = await fetchTestModels(node);
  if (missing !== undefined)
    process.stdout.write(`${missing}\nThe tests that need them are skipped.\n`);
  return undefined;
});
const waiting = staticChecks(node).values();
// Two at a time: each has stretches in which it uses one processor.
await Promise.all([takeTurns(), takeTurns()]);
const packages = ['contract', 'kit', 'voice', 'server', 'web', 'bench'];
// Half of them wait for another process or a browser; with four at once some that play sound were late.
await several('tests that judge no sound', [...packages, 'e2e-silent'], ['--maxWorkers=3']);
// Calls last as long as people talk, and need a fifth of the machine: two files of them at once.
await several('calls', ['e2e'], ['--maxWorkers=2']);
await several('calls under attack', ['e2e-alone']);

process.stdout.write(`\nIn ${seconds(startMs)}.\n`);
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
process.stdout.write(`${sum.passed} passed, ${sum.failed} failed${skipped}\n`);
process.exit(sum.failed > 0 ? 1 : 0);

/** A check that counts as one: `check` answers what is wrong, or undefined. */
async function single(name, check) {
  const sinceMs = performance.now();
  const problem = await check().catch((error) => error.message);
  if (problem === undefined) sum.passed++;
  else sum.failed++;
  process.stdout.write(
    `${problem === undefined ? 'ok    ' : 'FAILED'} ${name} (${seconds(sinceMs)})\n`,
  );
  if (problem !== undefined) process.stdout.write(`${problem}\n`);
}

/** Takes the next check that nobody has begun, until there is none. */
async function takeTurns() {
  for (const { name, check } of waiting) await single(name, check);
}

async function several(name, projects, options) {
  const sinceMs = performance.now();
  process.stdout.write(`\n${name}: ${projects.join(', ')}\n`);
  const { passed, failed, skipped } = await runVitest(node, projects, options);
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  process.stdout.write(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(sinceMs)})\n`);
}

function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}
