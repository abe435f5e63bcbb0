/** Entry of the child process that holds the voice. Arguments: the paths of its model as JSON, threads. */
import { createRequire } from 'node:module';
import { renderPiece } from './renderPiece.ts';
import {
  type KokoroPaths,
  type Speaker,
  type SpeakerJob,
  type SpeakerReport,
  speakerConfig,
} from './speaker.ts';

interface SherpaOnnx {
  readonly OfflineTts: { createAsync(config: object): Promise<Speaker> };
}

const report = (message: SpeakerReport): void => {
  process.send?.(message);
};

async function load(): Promise<Speaker> {
  const paths = JSON.parse(process.argv[2] ?? '') as KokoroPaths;
  const library = createRequire(import.meta.url)('sherpa-onnx-node') as SherpaOnnx;
  return library.OfflineTts.createAsync(speakerConfig(paths, Number(process.argv[3] ?? 1)));
}

// The parent decides when it is over; a signal to the whole group is for the parent to answer.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

const speaker = load();
process.on('message', (job: SpeakerJob) => void renderPiece(speaker, job).then(report));
speaker.then(
  () => report({ ready: true }),
  () => report({ ready: false }),
);
