import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLogger } from '../logger.ts';
import { say } from '../start/say.ts';

/** A program for logStream.test.ts: writes into its log and to its terminal, and then tells whether it lives. */
const logger = createLogger('fixture', { level: 'info' });
for (let line = 0; line < 3; line += 1) {
  logger.error({ line }, 'A line');
  say('A line');
  // What a stream could not write is told by an event in a later turn.
  await nextTurn();
}
process.send?.('alive', () => process.disconnect());
