import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { Call } from '@belldesk/voice/calls/call';
import type { Engine } from '@belldesk/voice/calls/engine';
import { newCallRow } from '@belldesk/voice/calls/newCallRow';
import { receptionistOf } from '@belldesk/voice/calls/receptionist';
import type { Expectation } from '@belldesk/voice/dialogue/model';
import type { TurnSettings } from '@belldesk/voice/dialogue/turns/settings';
import type { SpeechDetector } from '@belldesk/voice/telephony/media/detector/speechDetector';
import { Line, type LineAct } from './line.ts';
import type { Mouth } from './mouth.ts';
import { type Latencies, slowModel, slowVoice, wordTranscriber } from './providers.ts';

const STARTED_AT_MS = Date.UTC(2026, 0, 5, 10);
const STEP_MS = 5;
const STEPS_PER_FRAME = 4;
/** About 4.5 s: long enough to be spoken over. */
const ANSWER = 'That is noted, and I will look it up in the book for you right away. ';
const ASSISTANT = { name: 'Golden Lamb', firstMessage: 'Golden Lamb, how can I help?' };

/** Something the assistant did, epoch ms. `taken`: a turn was taken as over. */
export interface Act {
  readonly atMs: number;
  readonly what: LineAct | 'taken';
}

function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** One call with a clock told by hand: line, ears, turn-taking, scripted providers; nothing is recorded. */
export class Stage {
  readonly acts: Act[] = [];
  /** What the assistant asks for with its next answer. */
  expects: Expectation = 'anything';
  readonly #clock = new ManualClock(STARTED_AT_MS);
  readonly #detector: SpeechDetector;
  readonly #mouth: Mouth;
  readonly #line: Line;
  readonly #call: Call;
  #playing = 0;
  #sounds = 0;
  #thinking = 0;

  /**
   * @param turns how turns are taken where it differs from the default
   * @param byWordsOnly what the voice tells of the end of a turn is kept from turn-taking
   */
  constructor(
    detector: SpeechDetector,
    mouth: Mouth,
    latencies: Latencies,
    turns: Partial<TurnSettings> = {},
    byWordsOnly = false,
  ) {
    const clock = this.#clock;
    this.#detector = detector;
    this.#mouth = mouth;
    this.#line = new Line(
      detector,
      () => clock.nowMs(),
      (act) => this.#note(act),
      byWordsOnly,
    );
    const model = slowModel(latencies, clock, () => ({ text: ANSWER, expects: this.expects }));
    const watched: Engine['model'] = {
      name: model.name,
      respond: (request) => this.#watch(model.respond(request)),
    };
    const engine: Engine = {
      clock,
      logger: createLogger('bench', { level: 'error' }),
      voice: slowVoice(latencies, clock),
      transcriber: wordTranscriber(mouth.words, latencies, clock),
      model: watched,
      house: watched,
      keeper: {
        begin: async (row) => row,
        join: async (row) => row,
        checkpoint: async () => undefined,
        finish: async () => undefined,
      },
      recordings: {
        start: async () => ({ write: () => undefined, close: async () => 0 }),
        read: async () => null,
        remove: async () => {},
      },
    };
    this.#call = new Call(engine, {
      row: newCallRow('inboundPhoneCall', ASSISTANT, clock.nowMs()),
      receptionist: receptionistOf(ASSISTANT),
      leg: this.#line,
      input: 'speech',
      callerNumber: null,
      lostAfterMs: Number.POSITIVE_INFINITY,
      turns,
      watcher: {
        show: ({ role, final }) => {
          if (role === 'user' && final) this.#note('taken');
        },
        speech: () => undefined,
        taken: () => undefined,
        ended: () => undefined,
      },
    });
  }

  get nowMs(): number {
    return this.#clock.nowMs();
  }

  /** Whether the assistant neither speaks nor thinks. */
  get idle(): boolean {
    return this.#playing === 0 && this.#thinking === 0;
  }

  /** How many times the assistant has begun to be heard. */
  get sounds(): number {
    return this.#sounds;
  }

  answer(): void {
    this.#call.start();
  }

  /** Goes on until something is so, for at most `withinMs`; returns whether it came so. */
  async until(isSo: () => boolean, withinMs: number): Promise<boolean> {
    const deadlineMs = this.nowMs + withinMs;
    while (!isSo()) {
      if (this.nowMs >= deadlineMs) return false;
      await this.#frame();
    }
    return true;
  }

  async close(): Promise<void> {
    this.#call.hangUp('customer-ended-call');
    await this.until(() => false, 100);
    this.#line.close();
  }

  async #frame(): Promise<void> {
    for (let step = 0; step < STEPS_PER_FRAME; step++) {
      this.#clock.advance(STEP_MS);
      await turnOfTheLoop();
    }
    this.#line.slot(this.#mouth.next());
    this.#detector.run();
    await turnOfTheLoop();
  }

  #note(what: Act['what']): void {
    if (what === 'sound') {
      this.#playing++;
      this.#sounds++;
    }
    if (what === 'quiet') this.#playing = Math.max(0, this.#playing - 1);
    this.acts.push({ atMs: this.nowMs, what });
  }

  async *#watch<Event>(events: AsyncIterable<Event>): AsyncGenerator<Event> {
    this.#thinking++;
    try {
      yield* events;
    } finally {
      this.#thinking--;
    }
  }
}
