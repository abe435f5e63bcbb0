import { join } from 'node:path';
import { checkNode } from './prepare/checkNode.mjs';
import { install } from './prepare/install.mjs';
import { findNode24 } from './prepare/node24.mjs';
import { run } from './prepare/run.mjs';
import { inTurn } from './prepare/turn.mjs';

/** npm run models: lists and fetches models (kit/src/models/main.ts) on Node.js 24. */
checkNode();
const node = await inTurn(async () => {
  const program = await findNode24();
  await install(program);
  return program;
});
const { code } = await run(
  node,
  [join('kit', 'src', 'models', 'main.ts'), ...process.argv.slice(2)],
  {
    node,
    show: true,
  },
);
process.exit(code);
