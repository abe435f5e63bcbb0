import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { TurnEvent } from '../dialogue/turns/state.ts';
import { SPOKEN_SAMPLE_RATE_HZ, type SpeakRequest, type Voice } from '../speech/ports.ts';
import type { MediaEvent, MediaLeg } from '../telephony/mediaLeg.ts';
import { PreparedSpeech } from './preparedSpeech.ts';

/** A leg that does not say what became of a dropped sentence is not waited for longer. */
const DROP_REPORT_MS = 250;

interface Sentence {
  readonly segmentId: number;
  readonly text: string;
  samples: number;
  /** All of its audio is known. */
  whole: boolean;
  /** Some of its audio was given to the leg. */
  given: boolean;
  /** Voices that gave its sound. */
  readonly spokenBy: Set<string>;
}

type SegmentEnded = Extract<MediaEvent, { type: 'segment-ended' }>;

/** Turns sentences into audio on a leg, one after the other, and tells what was heard of each. */
export class Speaker {
  readonly #voice: Voice;
  readonly #leg: MediaLeg;
  readonly #how: Pick<SpeakRequest, 'voiceId' | 'language' | 'lexicon'>;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #tell: (event: TurnEvent) => void;
  readonly #open = new Map<number, Sentence>();
  #queue: Sentence[] = [];
  #rendering: AbortController | null = null;
  #prepared: PreparedSpeech | null = null;

  constructor(options: {
    voice: Voice;
    leg: MediaLeg;
    voiceId: string;
    language: string;
    lexicon: Lexicon;
    clock: Clock;
    logger: Logger;
    tell: (event: TurnEvent) => void;
  }) {
    this.#voice = options.voice;
    this.#leg = options.leg;
    const { voiceId, language, lexicon } = options;
    this.#how = { voiceId, language, lexicon };
    this.#clock = options.clock;
    this.#logger = options.logger;
    this.#tell = options.tell;
  }

  speak(segmentId: number, text: string): void {
    const sentence = {
      segmentId,
      text,
      samples: 0,
      whole: false,
      given: false,
      spokenBy: new Set<string>(),
    };
    this.#open.set(segmentId, sentence);
    this.#queue.push(sentence);
    if (!this.#rendering) void this.#renderAll();
  }

  /** Makes a sentence ready that may be said next. One at a time. */
  prepare(text: string): void {
    this.unprepare();
    this.#prepared = new PreparedSpeech(this.#voice, { text, ...this.#how });
  }

  /** What was made ready will not be said. */
  unprepare(): void {
    this.#prepared?.drop();
    this.#prepared = null;
  }

  /** Drops everything that was not yet heard. */
  clear(): void {
    this.#rendering?.abort();
    this.#rendering = null;
    this.#queue = [];
    this.#leg.clear();
    const dropped = [...this.#open.values()];
    for (const sentence of dropped) if (!sentence.given) this.#closed(sentence, 0, false);
    this.#clock.after(DROP_REPORT_MS, () => {
      for (const sentence of dropped) this.#closed(sentence, 0, false);
    });
  }

  /** What the leg says of a segment. */
  legEnded(event: SegmentEnded): void {
    const sentence = this.#open.get(event.segmentId);
    if (sentence) this.#closed(sentence, event.playedMs, event.complete);
  }

  #closed(sentence: Sentence, playedMs: number, complete: boolean): void {
    if (!this.#open.delete(sentence.segmentId)) return;
    this.#tell({
      type: 'segment-ended',
      segmentId: sentence.segmentId,
      playedMs,
      totalMs: sentence.whole ? (sentence.samples / SPOKEN_SAMPLE_RATE_HZ) * 1_000 : null,
      complete,
      spokenBy: [...sentence.spokenBy],
      atMs: this.#clock.nowMs(),
    });
  }

  async #renderAll(): Promise<void> {
    const controller = new AbortController();
    this.#rendering = controller;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await this.#render(next, controller.signal);
      if (controller.signal.aborted) return;
    }
    this.#rendering = null;
  }

  async #render(sentence: Sentence, signal: AbortSignal): Promise<void> {
    const prepared = this.#takePrepared(sentence.text);
    try {
      const spokenBy = (voice: string) => void sentence.spokenBy.add(voice);
      const request = { text: sentence.text, ...this.#how, signal, spokenBy };
      for await (const pcm of prepared?.pieces() ?? this.#voice.speak(request)) {
        if (signal.aborted) return prepared?.drop();
        if (pcm.length === 0) continue;
        sentence.samples += pcm.length;
        sentence.given = true;
        for (const voice of prepared?.spokenBy ?? []) sentence.spokenBy.add(voice);
        this.#leg.play(sentence.segmentId, pcm, false);
      }
    } catch (error) {
      if (signal.aborted) return prepared?.drop();
      this.#logger.error({ err: error, voice: this.#voice.name }, 'voice failed');
      this.#tell({ type: 'to-voicemail' });
    }
    if (signal.aborted) return;
    sentence.whole = true;
    if (sentence.given) this.#leg.play(sentence.segmentId, new Int16Array(0), true);
    else this.#closed(sentence, 0, false);
  }

  #takePrepared(text: string): PreparedSpeech | null {
    const prepared = this.#prepared?.text === text ? this.#prepared : null;
    if (prepared) this.#prepared = null;
    return prepared;
  }
}
