/** Entry of the child process that holds the native decoders. Arguments: model directory, cache directory. */
import { readFileSync } from 'node:fs';
import type { ListenerCommand, ListenerReport } from '../listenerProcess/wire.ts';
import { type Pronunciations, parseDictionary } from './languageModel/pronunciations.ts';
import { createListener } from './listener.ts';
import { dictionaryPath, prepareModelFiles } from './modelFiles.ts';
import { loadPocketsphinx, type Pocketsphinx } from './nativeLibrary.ts';

const [, , modelDirectory = '', cacheDirectory = ''] = process.argv;

const report = (message: ListenerReport): void => {
  process.send?.(message);
};

let known: Pronunciations | undefined;
function pronunciations(): Pronunciations {
  known ??= parseDictionary(readFileSync(dictionaryPath(modelDirectory), 'latin1'));
  return known;
}

function load(): Pocketsphinx | null {
  try {
    return loadPocketsphinx();
  } catch (error) {
    report({ type: 'unavailable', reason: String(error) });
    return null;
  }
}

// The parent decides when it is over; a signal to the whole group is for the parent to answer.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

const sphinx = load();
if (sphinx) {
  const settings = prepareModelFiles(modelDirectory, cacheDirectory, pronunciations);
  const listen = createListener(sphinx, settings, pronunciations, report);
  process.on('message', (command: ListenerCommand) => listen(command));
  report({ type: 'ready' });
}
