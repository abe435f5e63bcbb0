/** Entry of the child process that holds the recogniser. Argument: the paths of its model, as JSON. */
import { createRequire } from 'node:module';
import type { ListenerCommand, ListenerReport } from '../listenerProcess/wire.ts';
import { type Recogniser, recogniserConfig, type TransducerPaths } from './recogniser.ts';
import { createSherpaListener } from './sherpaListener.ts';

interface SherpaOnnx {
  readonly OnlineRecognizer: new (config: object) => Recogniser;
}

const report = (message: ListenerReport): void => {
  process.send?.(message);
};

function load(): Recogniser | null {
  try {
    const paths = JSON.parse(process.argv[2] ?? '') as TransducerPaths;
    const library = createRequire(import.meta.url)('sherpa-onnx-node') as SherpaOnnx;
    return new library.OnlineRecognizer(recogniserConfig(paths));
  } catch (error) {
    report({ type: 'unavailable', reason: String(error) });
    return null;
  }
}

// The parent decides when it is over; a signal to the whole group is for the parent to answer.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

const recogniser = load();
if (recogniser) {
  const listen = createSherpaListener(recogniser, report);
  process.on('message', (command: ListenerCommand) => listen(command));
  report({ type: 'ready' });
}
