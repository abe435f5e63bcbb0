import { voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { catalogueVoices, type KokoroVoices } from '../catalogueVoices.ts';
import { occurring } from '../lexicon.ts';
import type { SpeakRequest, Voice } from '../ports.ts';
import type { PromptStore } from '../prompts/promptStore.ts';
import { inPieces } from '../rendering/inPieces.ts';
import { RenderPool, type Urgency } from '../rendering/renderPool.ts';
import { type RenderDeadlines, RenderProcess } from '../rendering/renderProcess.ts';
import { RenderPace } from './beforehand/pace.ts';
import { type Manner, partsOf, phraseKey } from './beforehand/phrases.ts';
import type { KokoroFiles, SpeakerAnswer, SpeakerTask, WordQuestion } from './speakerJob.ts';
import { spokenText } from './spokenText.ts';

export interface KokoroOptions {
  readonly logger: Logger;
  /** What was rendered beforehand, by an earlier run too. */
  readonly phrases: PromptStore;
  readonly clock?: Clock;
  readonly deadlines?: RenderDeadlines;
  /** The program that holds the voice. */
  readonly entry?: URL;
}

/** What is to be said some day: a sentence, or a phrase of one. */
export type Foreseen = Omit<SpeakRequest, 'meter'>;

/** A voice that may come later than the first call, and renders beforehand what it is told will be said. */
export interface KokoroVoice extends Voice {
  /** Whether a sentence can be spoken now without a caller waiting: kept, or rendered fast enough. */
  takes(request: SpeakRequest): boolean;
  /** Whether all of a sentence was rendered beforehand. */
  keeps(request: SpeakRequest): boolean;
  /**
   * Its files are there: from the next sentence on it speaks. A line in the log and false where the model cannot be
   * loaded. Called again, it starts anew with other files.
   */
  use(files: KokoroFiles): Promise<boolean>;
  /** Whether it can render at all. */
  readonly isPresent: boolean;
  /**
   * Renders a text, whole, behind everything that a caller waits for, and keeps it.
   * @returns false where it was kept already, cannot be said, or was aborted
   */
  renderBeforehand(foreseen: Foreseen): Promise<boolean>;
  /**
   * Renders a text, whole, behind everything that a caller waits for, and keeps nothing of it.
   * @returns PCM16 mono at 16 kHz; null where it was aborted first
   */
  renderUnhurried(request: Foreseen): Promise<Int16Array | null>;
  /** Answers a question about words, behind everything that a caller waits for; null where it was aborted first. */
  words(question: WordQuestion, signal: AbortSignal): Promise<readonly string[] | null>;
  /** Seconds of rendering for a second of speech, as last measured. */
  readonly load: number;
}

const ENTRY = new URL('./speakerEntry.ts', import.meta.url);
const DEADLINES: RenderDeadlines = { readyMs: 60_000, pieceMs: 20_000 };
/** The model takes some 500 MB. */
const PROCESSES = 1;

function mannerOf({ voiceId: id, language, lexicon }: SpeakRequest): Manner | null {
  const known = voiceId.safeParse(id);
  const [spoken = ''] = language.toLowerCase().split('-');
  if (!known.success) return null;
  const voices: KokoroVoices = catalogueVoices[known.data].kokoro;
  const voice = spoken === 'en' || spoken === 'es' || spoken === 'fr' ? voices[spoken] : null;
  return voice === null ? null : { voice, language, lexicon };
}

/**
 * Kokoro 82M v1.0 in a process of its own (a damaged model ends the process that loads it), one thread, below
 * everything that carries audio. What is kept it speaks at once; of the rest it takes what it renders in time.
 */
export function createKokoroVoice(options: KokoroOptions): KokoroVoice {
  const { logger, phrases, clock = systemClock, deadlines = DEADLINES, entry = ENTRY } = options;
  const pace = new RenderPace(() => clock.monotonicMs());
  let pool: RenderPool<SpeakerTask, SpeakerAnswer> | null = null;
  let unused: RenderProcess<SpeakerTask, SpeakerAnswer> | null = null;
  let closed = false;

  function speaker() {
    if (!pool || closed) throw new AppError('voice-service-failed', 'this voice cannot speak now');
    return pool;
  }

  async function render(text: string, manner: Manner, urgency: Urgency, signal: AbortSignal) {
    const { voice, language, lexicon } = manner;
    const alone = speaker().depth === 0;
    const sinceMs = clock.monotonicMs();
    const pcm = await speaker().render(
      {
        text: spokenText(text, language),
        voice,
        language,
        lexicon: occurring(text, lexicon),
      },
      urgency,
      signal,
    );
    if (pcm !== null && !(pcm instanceof Int16Array))
      throw new AppError('voice-service-failed', 'the voice gave no sound');
    if (pcm && alone) pace.learn(text, clock.monotonicMs() - sinceMs);
    return pcm;
  }

  async function* speak(request: SpeakRequest): AsyncGenerator<Int16Array> {
    const { text, signal } = request;
    const manner = mannerOf(request);
    if (!manner || closed) throw new AppError('voice-service-failed', 'this voice cannot say that');
    yield* inPieces(
      partsOf(text, manner, phrases).map((part) => part.text),
      async (part, urgency) =>
        (await phrases.read(phraseKey(part, manner))) ?? render(part, manner, urgency, signal),
      signal,
    );
  }

  return {
    name: 'kokoro',
    get isPresent() {
      return pool !== null && !closed;
    },
    get load() {
      return pace.load;
    },
    keeps(request) {
      const manner = mannerOf(request);
      return manner !== null && partsOf(request.text, manner, phrases).every(({ kept }) => kept);
    },
    takes(request) {
      const manner = mannerOf(request);
      if (!manner || closed) return false;
      const parts = partsOf(request.text, manner, phrases);
      if (parts.every(({ kept }) => kept)) return true;
      return pool !== null && pace.keepsUp(parts, pool.depth);
    },
    async use(files) {
      const start = () =>
        new RenderProcess<SpeakerTask, SpeakerAnswer>(
          entry,
          [JSON.stringify(files)],
          clock,
          deadlines,
        );
      const first = start();
      const ready = await first.ready().catch(() => false);
      if (!ready || closed) {
        await first.end();
        if (!closed) logger.error('the voice model could not be loaded; the built-in voice speaks');
        return false;
      }
      await unused?.end();
      unused = first;
      const take = () => {
        const taken = unused ?? start();
        unused = null;
        return taken;
      };
      const before = pool;
      pool = new RenderPool<SpeakerTask, SpeakerAnswer>(Promise.resolve(take), PROCESSES);
      await before?.close();
      return true;
    },
    async renderBeforehand(foreseen) {
      const manner = mannerOf(foreseen);
      if (!manner) return false;
      const key = phraseKey(foreseen.text, manner);
      if (phrases.has(key)) return false;
      const pcm = await render(foreseen.text, manner, 'spare', foreseen.signal);
      if (!pcm || pcm.length === 0) return false;
      await phrases.write(key, pcm);
      return true;
    },
    async renderUnhurried(request) {
      const manner = mannerOf(request);
      if (!manner) throw new AppError('voice-service-failed', 'this voice cannot say that');
      return render(request.text, manner, 'spare', request.signal);
    },
    async words(question, signal) {
      const found = await speaker().render(question, 'spare', signal);
      if (found instanceof Int16Array)
        throw new AppError('voice-service-failed', 'the voice answered with sound');
      return found;
    },
    speak,
    async close() {
      closed = true;
      await Promise.all([pool?.close(), unused?.end()]);
    },
  };
}

/**
 * The two rungs that this voice is: what it keeps depends on nothing and is always in time; what it renders live may be
 * late, and be given up for it, without the other being touched. Closing the second closes the voice.
 */
export function rungsOfKokoro(kokoro: KokoroVoice): readonly [kept: Voice, live: Voice] {
  const speak = (request: SpeakRequest) => kokoro.speak(request);
  return [
    { name: 'kokoro', takes: (request) => kokoro.keeps(request), speak, close: async () => {} },
    {
      name: 'kokoro-live',
      takes: (request) => kokoro.takes(request),
      speak,
      close: () => kokoro.close(),
    },
  ];
}
