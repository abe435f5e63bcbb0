import { systemClock } from '../../clock.ts';
import { lockStart } from '../earlierStart.ts';

/** A start for earlierStart.test.ts: holds the lock named on its command line, and does as it is told. */
const [path = ''] = process.argv.slice(2);

const lock = await lockStart(path, { clock: systemClock, onWaiting: () => {} });
process.on('message', (told) => {
  if (told === 'note ending') lock.noteEnding();
  if (told === 'release') void lock.release().then(() => process.exit(0));
  process.send?.('done');
});
process.on('disconnect', () => process.exit(0));
process.send?.('done');
