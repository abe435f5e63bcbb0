import type { Clock } from '@belldesk/kit/clock';
import type { TurnEvent } from '../dialogue/turns/state.ts';
import { SPOKEN_SAMPLE_RATE_HZ } from '../speech/ports.ts';
import type { MediaLeg } from '../telephony/mediaLeg.ts';
import type { Recording, Recordings } from './recordings.ts';

const TONE_HZ = 1_000;
const TONE_MS = 250;
const TONE_AMPLITUDE = 8_000;
/** No sentence has this segment id, so nobody waits for it. */
const TONE_SEGMENT_ID = -1;

/** The engine's own answering machine: a tone, then what the caller says, frame by frame into a file. */
export class MessageRecorder {
  readonly #recordings: Recordings;
  readonly #callId: string;
  readonly #leg: MediaLeg;
  readonly #clock: Clock;
  readonly #tell: (event: TurnEvent) => void;
  readonly #mayWrite: Promise<void>;
  #opening: Promise<Recording> | null = null;
  #recording: Recording | null = null;
  #early: Int16Array[] = [];
  #handOnAgain = false;
  #cancelLimit: () => void = () => {};

  /** @param mayWrite until it resolves what is said waits in memory; where it rejects nothing is kept */
  constructor(
    recordings: Recordings,
    callId: string,
    leg: MediaLeg,
    clock: Clock,
    tell: (event: TurnEvent) => void,
    mayWrite: Promise<void>,
  ) {
    this.#recordings = recordings;
    this.#callId = callId;
    this.#leg = leg;
    this.#clock = clock;
    this.#tell = tell;
    this.#mayWrite = mayWrite;
  }

  /** @param hasListener whether a transcriber goes on hearing the caller afterwards */
  async start(maxMs: number, hasListener: boolean): Promise<void> {
    this.#handOnAgain = hasListener;
    this.#leg.play(TONE_SEGMENT_ID, tone(), true);
    this.#leg.handOn('always');
    this.#cancelLimit = this.#clock.after(maxMs, () => void this.stop());
    this.#opening = this.#mayWrite.then(() =>
      this.#recordings.start(this.#callId, this.#leg.sampleRateHz),
    );
    this.#recording = await this.#opening.catch(() => null);
    for (const pcm of this.#early) this.#recording?.write(pcm);
    this.#early = [];
  }

  write(pcm: Int16Array): void {
    if (!this.#opening) return;
    if (this.#recording) this.#recording.write(pcm);
    else this.#early.push(pcm);
  }

  /** Tells how long the message is; 0 when it could not be kept. */
  async stop(): Promise<void> {
    if (!this.#opening) return;
    const opening = this.#opening;
    this.#cancelLimit();
    this.#leg.handOn(this.#handOnAgain ? 'speech' : 'never');
    await opening.catch(() => null);
    const recording = this.#recording;
    this.#opening = null;
    this.#recording = null;
    const seconds = recording ? await recording.close().catch(() => 0) : 0;
    this.#tell({ type: 'recorded', seconds });
  }
}

function tone(): Int16Array {
  return Int16Array.from({ length: (SPOKEN_SAMPLE_RATE_HZ * TONE_MS) / 1_000 }, (_, n) =>
    Math.round(TONE_AMPLITUDE * Math.sin((2 * Math.PI * TONE_HZ * n) / SPOKEN_SAMPLE_RATE_HZ)),
  );
}
