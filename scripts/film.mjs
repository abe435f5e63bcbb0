import { join } from 'node:path';
import { buildWeb } from './prepare/buildWeb.mjs';
import { checkNode } from './prepare/checkNode.mjs';
import { install } from './prepare/install.mjs';
import { findNode24 } from './prepare/node24.mjs';
import { run } from './prepare/run.mjs';
import { inTurn } from './prepare/turn.mjs';

/** npm run film: prepares the checkout, then records the product film (e2e/src/film/main.ts) on Node.js 24. */
checkNode();
const node = await inTurn(async () => {
  const program = await findNode24();
  await install(program);
  await buildWeb(program);
  return program;
});
const { code } = await run(node, [join('e2e', 'src', 'film', 'main.ts')], { node, show: true });
process.exit(code);
