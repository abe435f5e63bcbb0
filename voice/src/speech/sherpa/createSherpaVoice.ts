import { voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { modelCatalogue } from '@belldesk/kit/models/catalogue';
import { findInstalled } from '@belldesk/kit/models/installed';
import { catalogueVoices } from '../catalogueVoices.ts';
import type { SpeakRequest, Voice } from '../ports.ts';
import { inPieces } from '../rendering/inPieces.ts';
import { piecesOf } from '../rendering/pieces.ts';
import { RenderPool } from '../rendering/renderPool.ts';
import { speakable } from '../rendering/text/speakable.ts';
import type { SpeakerJob } from './speaker.ts';
import { type SpeakerDeadlines, SpeakerProcess } from './speakerProcess.ts';

export interface SherpaVoiceOptions {
  readonly dataDir: string;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Processors that one piece is rendered on. */
  readonly threads?: number;
  readonly deadlines?: SpeakerDeadlines;
  /** The program that holds the voice. */
  readonly entry?: URL;
}

const ENTRY = new URL('./speakerEntry.ts', import.meta.url);
const DEADLINES: SpeakerDeadlines = { readyMs: 30_000, pieceMs: 10_000 };
/** The model takes several hundred MB. */
const PROCESSES = 1;

/**
 * A voice on the model `speak-en` that `npm run models` fetches, by sherpa-onnx, in a process of its own (a
 * damaged model ends the process that loads it). English only. Null, with a word in the log, where the model is
 * not there, not whole, or refused.
 */
export async function createSherpaVoice(options: SherpaVoiceOptions): Promise<Voice | null> {
  const { dataDir, logger, clock = systemClock, threads = 2 } = options;
  const { deadlines = DEADLINES, entry = ENTRY } = options;
  const installed = await findInstalled(dataDir, modelCatalogue['speak-en']);
  if (installed.state === 'missing') return null;
  if (installed.state === 'incomplete') {
    const { lacking } = installed;
    logger.warn({ lacking }, 'a local model is not whole: npm run models -- speak-en');
    return null;
  }
  const args = [JSON.stringify(installed.paths), String(threads)];
  const start = () => new SpeakerProcess(entry, args, clock, deadlines);
  const first = start();
  const ready = await first.ready().catch(() => false);
  if (!ready) {
    await first.end();
    logger.error('a local model could not be loaded by sherpa-onnx');
    return null;
  }
  let unused: SpeakerProcess | null = first;
  const take = () => {
    const taken = unused ?? start();
    unused = null;
    return taken;
  };
  const pool = new RenderPool<SpeakerJob>(Promise.resolve(take), PROCESSES);

  async function* speak({ text, voiceId: id, language, signal }: SpeakRequest) {
    const known = voiceId.safeParse(id);
    if (!known.success) throw new AppError('voice-service-failed', 'there is no such voice');
    const { sid } = catalogueVoices[known.data].kokoro;
    yield* inPieces(
      piecesOf(speakable(text, language)),
      (piece, urgency) => pool.render({ text: piece, sid }, urgency, signal),
      signal,
    );
  }

  return {
    name: 'sherpa-onnx',
    speak,
    async close() {
      await Promise.all([pool.close(), unused?.end()]);
    },
  };
}
