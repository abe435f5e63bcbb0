import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Every file in a ZIP by its name, as text. */
export async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const opened = await fromBufferPromise(zip);
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await text(await opened.openReadStreamPromise(entry)));
  }
  return files;
}
