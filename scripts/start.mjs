import { fork } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './prepare/buildWeb.mjs';
import { checkNode } from './prepare/checkNode.mjs';
import { install } from './prepare/install.mjs';
import { findNode24 } from './prepare/node24.mjs';
import { cache, root } from './prepare/paths.mjs';
import { inTurn } from './prepare/turn.mjs';

/** How often it is seen whether npm still lives. */
const lookEveryMs = 250;
/** npm, where that runs us. */
const startedBy = process.ppid;

/**
 * npm start: prepares the checkout, then runs the product (kit/src/start/main.ts) on Node.js 24.
 * Needs nothing but Node.js and npm.
 */
checkNode();
try {
  const node = await inTurn(async () => {
    const program = await findNode24();
    await install(program);
    await buildWeb(program);
    return program;
  });
  runProduct(node);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** The channel of fork tells the product when this process dies, even by kill -9. */
function runProduct(node) {
  const child = fork(join(root, 'kit', 'src', 'start', 'main.ts'), process.argv.slice(2), {
    cwd: root,
    execPath: node,
    env: { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...process.env },
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
}

/**
 * Ends the product when npm is gone. It hands SIGTERM on to the shell that it runs a script by; where that does not exec
 * the script (package.json asks it to) the shell dies of it alone, and so does nobody of a kill -9 of npm.
 */
function endWithNpm(end) {
  // Started by hand it may well outlive the terminal it was started from.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const timer = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(timer);
    end();
  }, lookEveryMs);
}
