import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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

export interface PromptStoreOptions {
  /** What was not used for longest is deleted beyond this; nothing is where it is not given. */
  readonly maxBytes?: number;
}

/**
 * Opens a folder of prompts as an earlier run left it. A prompt's use is kept as the time of its file, so that the order
 * survives a restart.
 * @param folder is made when missing, readable by its owner only
 */
export async function openPromptStore(
  folder: string,
  { maxBytes = Number.POSITIVE_INFINITY }: PromptStoreOptions = {},
): Promise<PromptStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string) => join(folder, `${name}${SUFFIX}`);
  /** Their lengths in bytes, in the order of their last use. */
  const names = await keptIn(folder);
  let keptBytes = [...names.values()].reduce((sum, bytes) => sum + bytes, 0);

  function used(name: string, bytes: number): void {
    names.delete(name);
    names.set(name, bytes);
  }

  async function forget(name: string): Promise<void> {
    keptBytes -= names.get(name) ?? 0;
    names.delete(name);
    await rm(pathOf(name), { force: true });
  }

  return {
    has: (key) => names.has(nameOf(key)),
    async read(key) {
      const name = nameOf(key);
      const known = names.get(name);
      if (known === undefined) return null;
      const bytes = await readFile(pathOf(name)).catch(() => null);
      if (!bytes || bytes.byteLength < 2) return null;
      if (maxBytes < Number.POSITIVE_INFINITY) {
        used(name, known);
        const now = new Date();
        // Only the order of what is deleted first hangs on it.
        utimes(pathOf(name), now, now).catch(() => undefined);
      }
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
      keptBytes += bytes.byteLength - (names.get(name) ?? 0);
      used(name, bytes.byteLength);
      for (const oldest of names.keys()) {
        if (keptBytes <= maxBytes) break;
        await forget(oldest);
      }
    },
    async keepOnly(keys) {
      const kept = new Set(keys.map(nameOf));
      for (const name of names.keys()) if (!kept.has(name)) await forget(name);
    },
  };
}

/** What a folder holds, the longest unused first. What was begun and never finished is deleted. */
async function keptIn(folder: string): Promise<Map<string, number>> {
  const files: { name: string; bytes: number; usedMs: number }[] = [];
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    if (!file.endsWith(SUFFIX)) {
      await rm(path, { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(path);
    files.push({ name: file.slice(0, -SUFFIX.length), bytes: size, usedMs: mtimeMs });
  }
  files.sort((one, other) => one.usedMs - other.usedMs);
  return new Map(files.map(({ name, bytes }) => [name, bytes]));
}
