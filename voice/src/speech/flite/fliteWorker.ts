/** Entry of a thread that renders pieces, one after another: flite blocks its thread while it speaks. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderAnswer, RenderJob } from './renderThread.ts';
import { runWasiCommand } from './wasiProcess.ts';
import type { WasmModule } from './webAssembly.ts';

const WAV_HEADER_BYTES = 44;
const { module } = workerData as { module: WasmModule };

function render({ text, settings }: RenderJob): Int16Array {
  const argv = ['flite', ...settings, '-t', text, '-o', '/spoken.wav'];
  const { status, output } = runWasiCommand(module, argv);
  if (status !== 0 || output.length < WAV_HEADER_BYTES)
    throw new Error(`flite ended with ${status}`);
  const samples = (output.length - WAV_HEADER_BYTES) >> 1;
  return new Int16Array(output.slice(WAV_HEADER_BYTES, WAV_HEADER_BYTES + 2 * samples).buffer);
}

parentPort?.on('message', (job: RenderJob) => {
  try {
    const pcm = render(job);
    parentPort?.postMessage({ pcm } satisfies RenderAnswer, [pcm.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) } satisfies RenderAnswer);
  }
});
