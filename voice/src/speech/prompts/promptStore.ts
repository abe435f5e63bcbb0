import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpeakRequest } from '../ports.ts';

/** What a prompt is found by. */
export type PromptKey = Pick<SpeakRequest, 'voiceId' | 'language' | 'text'>;

/** Phrases rendered beforehand, a file each: PCM16 mono at 16 kHz without a header. */
export interface PromptStore {
  has(key: PromptKey): boolean;
  /** Null when there is none, or it cannot be read. */
  read(key: PromptKey): Promise<Int16Array | null>;
  write(key: PromptKey, pcm: Int16Array): Promise<void>;
  /** Deletes all others. */
  keepOnly(keys: readonly PromptKey[]): Promise<void>;
}

const SUFFIX = '.pcm';

function nameOf({ voiceId, language, text }: PromptKey): string {
  return createHash('sha256').update(`${voiceId}\n${language}\n${text}`).digest('hex');
}

/** @param folder is made when missing, readable by its owner only */
export async function openPromptStore(folder: string): Promise<PromptStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = new Set<string>();
  for (const file of await readdir(folder))
    if (file.endsWith(SUFFIX)) names.add(file.slice(0, -SUFFIX.length));
    else await rm(join(folder, file), { force: true }); // begun and never finished
  const pathOf = (name: string) => join(folder, `${name}${SUFFIX}`);
  return {
    has: (key) => names.has(nameOf(key)),
    async read(key) {
      const name = nameOf(key);
      if (!names.has(name)) return null;
      const bytes = await readFile(pathOf(name)).catch(() => null);
      if (!bytes || bytes.byteLength < 2) return null;
      const even = bytes.byteLength - (bytes.byteLength % 2);
      return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + even));
    },
    async write(key, pcm) {
      const name = nameOf(key);
      const unfinished = join(folder, `${name}.part`);
      const bytes = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, pathOf(name));
      } catch (error) {
        // On a full disk half a prompt takes space for nothing.
        await rm(unfinished, { force: true });
        throw error;
      }
      names.add(name);
    },
    async keepOnly(keys) {
      const kept = new Set(keys.map(nameOf));
      for (const name of names) {
        if (kept.has(name)) continue;
        names.delete(name);
        await rm(pathOf(name), { force: true });
      }
    },
  };
}
