/** Entry of the child process that holds Moonshine. Arguments, as JSON: the paths of its files, settings of its queue. */
import { systemClock } from '@belldesk/kit/clock';
import type { ListenerCommand, ListenerReport } from '../listenerProcess/wire.ts';
import { createRecogniser } from './createRecogniser.ts';
import type { QueueSettings } from './decodeQueue.ts';
import { createMoonshineListener } from './moonshineListener.ts';
import { type MoonshinePaths, openMoonshineModel } from './moonshineModel.ts';
import { ANYTHING, type Recogniser } from './recogniser.ts';
import { readVocabulary } from './vocabulary.ts';

const report = (message: ListenerReport): void => {
  process.send?.(message);
};

/** What is written down once before anybody speaks: the first time takes longer, and shows whether the files fit. */
const WARM_UP_SAMPLES = 16_000;

async function load(): Promise<Recogniser | null> {
  try {
    const paths = JSON.parse(process.argv[2] ?? '') as MoonshinePaths;
    const recogniser = createRecogniser(
      openMoonshineModel(paths),
      readVocabulary(paths.vocabulary),
    );
    const samples = Float32Array.from(
      { length: WARM_UP_SAMPLES },
      (_, at) => 0.1 * Math.sin(at * 0.1),
    );
    await recogniser.recognise({
      samples,
      listeningFor: ANYTHING,
      effort: 'full',
      pause: async () => undefined,
    });
    return recogniser;
  } catch (error) {
    report({ type: 'unavailable', reason: String(error) });
    return null;
  }
}

// The parent decides when it is over; a signal to the whole group is for the parent to answer.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

const recogniser = await load();
if (recogniser) {
  const settings = JSON.parse(process.argv[3] ?? '') as QueueSettings;
  const listen = createMoonshineListener(recogniser, systemClock, report, settings);
  process.on('message', (command: ListenerCommand) => listen(command));
  report({ type: 'ready' });
}
