import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

export type VoiceKey = (signal: AbortSignal) => Promise<string>;

async function readKey(path: string): Promise<string | null> {
  try {
    const key = (await readFile(path, 'utf8')).trim();
    return key === '' ? null : key;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}

/**
 * The bearer key of the voice platform: the setting, else the file that the voice process makes at its
 * first start. Waits for that file until `signal` aborts.
 */
export function createVoiceKey(options: {
  readonly key?: string | undefined;
  readonly path: string;
}): VoiceKey {
  const { key: setting, path } = options;
  if (setting !== undefined) return async () => setting;
  let known: string | null = null;
  return async (signal) => {
    known ??= await readKey(path);
    known ??= await waitForKey(path, signal);
    return known;
  };
}

function waitForKey(path: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const watcher = watch(dirname(path), (_event, file) => {
      if (file === null || file === basename(path)) look();
    });
    const settle = (finish: () => void) => {
      watcher.close();
      signal.removeEventListener('abort', giveUp);
      finish();
    };
    const giveUp = () => settle(() => reject(signal.reason));
    const look = () => {
      readKey(path).then(
        (key) => key !== null && settle(() => resolve(key)),
        (cause: unknown) => settle(() => reject(cause)),
      );
    };
    watcher.on('error', (cause) => settle(() => reject(cause)));
    if (signal.aborted) giveUp();
    else {
      signal.addEventListener('abort', giveUp);
      look();
    }
  });
}
