import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A ZIP that is written to a file, one entry after the other, as its contents come. */
export interface Archive {
  /** @param content text or bytes; resolves when all of it is taken */
  add(name: string, content: AsyncIterable<string | Buffer> | Iterable<string>): Promise<void>;
  /** Writes what closes the ZIP, and waits until it is on its way to the disk. */
  close(): Promise<void>;
  /** Gives it up; the file is nothing then. */
  abandon(): void;
}

/** @param modifiedAt the time that every entry bears */
export function createArchive(path: string, modifiedAt: Date): Archive {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const written = pipeline(output, createWriteStream(path, { mode: 0o600 }));
  // Whoever waits is told by the race below or by close().
  written.catch(() => {});
  zip.on('error', (error) => output.destroy(error as Error));
  return {
    async add(name, content) {
      const stream = Readable.from(content);
      zip.addReadStream(stream, name, { mtime: modifiedAt, mode: 0o100_600 });
      const cutShort = written.then(() => {
        throw new Error('the archive was closed before its entries were in it');
      });
      cutShort.catch(() => {});
      await Promise.race([finished(stream, { writable: false }), cutShort]);
    },
    async close() {
      zip.end();
      await written;
    },
    abandon: () => void output.destroy(),
  };
}
