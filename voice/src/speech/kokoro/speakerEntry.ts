/** Entry of the child process that holds Kokoro. Argument: the paths of its files, as JSON. */
import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RenderReport } from '../rendering/renderProcess.ts';
import type { KokoroFiles, SpeakerAnswer, SpeakerTask } from './speakerJob.ts';
import { openSynthesiser } from './synthesiser.ts';

/** Whatever carries a call's audio goes first. An unprivileged process could not take a lower one back. */
const NICENESS = 10;

const report = (message: RenderReport<SpeakerAnswer>): void => {
  process.send?.(message);
};

// The parent decides when it is over; a signal to the whole group is for the parent to answer.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

try {
  setPriority(NICENESS);
} catch {
  // Some systems do not allow it; it speaks all the same.
}
const synthesiser = openSynthesiser(JSON.parse(process.argv[2] ?? '{}') as KokoroFiles);
process.on('message', (task: SpeakerTask) => {
  synthesiser
    .then((ready): SpeakerAnswer | Promise<SpeakerAnswer> =>
      'asks' in task ? ready.words(task) : ready.render(task),
    )
    .then(
      (answer) => report({ answer }),
      (error: unknown) => report({ failure: String(error) }),
    );
});
synthesiser.then(
  () => {
    // Loading leaves some 300 MB of the model's copies, which would lie here until much more had been made.
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    collectGarbage();
    report({ ready: true });
  },
  () => report({ ready: false }),
);
