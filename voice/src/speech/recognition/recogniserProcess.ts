import { systemClock } from '@belldesk/kit/clock';
import type { ListenerCommand, ListenerReport } from '../listenerProcess/wire.ts';
import type { QueueSettings } from './decodeQueue.ts';
import { ANYTHING, type Recogniser } from './recogniser.ts';
import { createRecogniserListener } from './recogniserListener.ts';

/** What is written down once before anybody speaks: the first time takes longer, and shows whether the files fit. */
const WARM_UP_SAMPLES = 16_000;

const report = (message: ListenerReport): void => {
  process.send?.(message);
};

async function warmUp(recogniser: Recogniser, language: string): Promise<void> {
  const samples = Float32Array.from(
    { length: WARM_UP_SAMPLES },
    (_, at) => 0.1 * Math.sin(at * 0.1),
  );
  await recogniser.recognise({
    samples,
    language,
    listeningFor: ANYTHING,
    effort: 'full',
    pause: async () => undefined,
  });
}

/**
 * The life of a child process that holds a recogniser. Its arguments, as JSON: the paths of the model's files, settings of
 * its queue.
 * @param open throws where the files are not what they should be
 * @param language one that the model understands
 */
export async function runRecogniserProcess<Paths>(
  open: (paths: Paths) => Recogniser,
  language: string,
): Promise<void> {
  // The parent decides when it is over; a signal to the whole group is for the parent to answer.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', () => process.exit(0));
  try {
    const recogniser = open(JSON.parse(process.argv[2] ?? '') as Paths);
    await warmUp(recogniser, language);
    const settings = JSON.parse(process.argv[3] ?? '') as QueueSettings;
    const listen = createRecogniserListener(recogniser, systemClock, report, settings);
    process.on('message', (command: ListenerCommand) => listen(command));
    report({ type: 'ready' });
  } catch (error) {
    report({ type: 'unavailable', reason: String(error) });
  }
}
