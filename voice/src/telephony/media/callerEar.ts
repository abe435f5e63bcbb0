import { BackgroundTalk } from '../../audio/backgroundTalk.ts';
import { EnergyGate } from '../../audio/energyGate.ts';
import { PhraseEnd } from '../../audio/phraseEnd/phraseEnd.ts';
import { OverByVoice } from '../../audio/phraseEnd/phraseEndOdds.ts';
import { VoiceActivity } from '../../audio/voiceActivity.ts';
import { WindowSparing } from '../../audio/windowSparing.ts';
import type { CallerAudio, MediaEvent } from '../mediaLeg.ts';
import {
  SPEECH_WINDOW_MS,
  type SpeechDetector,
  type SpeechProbe,
} from './detector/speechDetector.ts';

export const EAR_FRAME_MS = 20;
/** Handed on from before the speech, so that its first sound is whole. */
const PRE_ROLL_MS = 500;
/** What is kept: the pre-roll, and the time it takes to notice speech. */
const KEPT_FRAMES = 36;
/** Heard again by the model when the gate opens: an onset is softer than what opens the gate. */
const ONSET_FRAMES = 3;
/**
 * Frames of audio handed on in one message, 100 ms: a message costs more than what it carries. The end
 * of speech waits for none.
 */
const BATCH_FRAMES = 5;
const FULL_SCALE = 32_768;

/**
 * Hears one caller: whether there is speech, and which of the audio is handed on. Frames of 20 ms go
 * through a cheap gate; only what passes costs the speech model anything.
 */
export class CallerEar {
  readonly #frameSamples: number;
  readonly #detector: SpeechDetector;
  readonly #probe: SpeechProbe;
  readonly #emit: (event: MediaEvent) => void;
  readonly #gate = new EnergyGate();
  readonly #activity = new VoiceActivity();
  readonly #sparing = new WindowSparing();
  readonly #background = new BackgroundTalk();
  /** How phrases end; on telephone lines only, whose sound its model was taught. */
  readonly #phraseEnd: PhraseEnd | null;
  readonly #overByVoice = new OverByVoice();
  readonly #kept: Int16Array;
  readonly #batch: Int16Array;
  #keptNext = 0;
  #keptCount = 0;
  #batched = 0;
  #mode: CallerAudio = 'never';
  #open = false;
  /** The window that fills while the one before waits to be judged. */
  readonly #window: Float32Array;
  #windowFilled = 0;
  #windowEnergy = 0;
  #windowPending = false;
  #windowLevelDbfs = 0;
  #windowEndMs = 0;
  #windowSuppressed = false;
  #heardEndMs = 0;

  constructor(
    sampleRateHz: 8_000 | 16_000,
    detector: SpeechDetector,
    emit: (event: MediaEvent) => void,
  ) {
    this.#frameSamples = (sampleRateHz * EAR_FRAME_MS) / 1_000;
    this.#detector = detector;
    this.#probe = detector.open(sampleRateHz, (probability) => this.#judged(probability));
    this.#window = new Float32Array(this.#probe.window.length);
    this.#phraseEnd = sampleRateHz === 8_000 ? new PhraseEnd(sampleRateHz) : null;
    this.#emit = emit;
    this.#kept = new Int16Array(KEPT_FRAMES * this.#frameSamples);
    this.#batch = new Int16Array(BATCH_FRAMES * this.#frameSamples);
  }

  get speaking(): boolean {
    return this.#activity.speaking;
  }

  handOn(mode: CallerAudio): void {
    if (mode === 'never') this.flush();
    this.#mode = mode;
  }

  /**
   * Hears 20 ms that ended at `endMs` (epoch). `suppressed`: whatever it sounds like, it is no speech
   * (a key is held).
   */
  hear(frame: Int16Array, endMs: number, suppressed: boolean): void {
    this.#heardEndMs = endMs;
    const open = this.#gate.hear(frame, EAR_FRAME_MS);
    if (open && !this.#open) {
      this.#probe.reset();
      this.#sparing.reset();
      this.#windowFilled = 0;
      this.#windowEnergy = 0;
      for (let back = Math.min(ONSET_FRAMES, this.#keptCount); back > 0; back--)
        this.#fill(this.#keptFrame(back), endMs - back * EAR_FRAME_MS, suppressed);
    }
    this.#open = open;
    this.#keep(frame);
    if (open || this.#activity.speaking) this.#phraseEnd?.hear(frame);
    if (this.#mode === 'always' || (this.#mode === 'speech' && this.#activity.speaking))
      this.#hand(frame);
    if (open) this.#fill(frame, endMs, suppressed);
    else this.#observe(0, EAR_FRAME_MS, endMs);
  }

  /** Sends on what waits for its batch to fill. */
  flush(): void {
    if (this.#batched === 0) return;
    const pcm = this.#batch.slice(0, this.#batched * this.#frameSamples);
    this.#batched = 0;
    this.#emit({ type: 'caller-audio', pcm });
  }

  close(): void {
    this.#probe.close();
  }

  #fill(frame: Int16Array, endMs: number, suppressed: boolean): void {
    const window = this.#window;
    for (let i = 0; i < frame.length; i++) {
      const sample = (frame[i] as number) / FULL_SCALE;
      window[this.#windowFilled++] = sample;
      this.#windowEnergy += sample * sample;
      if (this.#windowFilled === window.length)
        this.#filled(endMs - (EAR_FRAME_MS * (frame.length - 1 - i)) / frame.length, suppressed);
    }
  }

  #filled(endMs: number, suppressed: boolean): void {
    // Judged together with other calls' windows, unless the next one is full already.
    if (this.#windowPending) this.#detector.run();
    const level = 10 * Math.log10(this.#windowEnergy / this.#window.length + 1e-10);
    this.#probe.window.set(this.#window);
    this.#windowFilled = 0;
    this.#windowEnergy = 0;
    const known = this.#sparing.known(level, this.#gate.floorDbfs, this.#activity.speaking);
    if (known !== null) {
      this.#probe.pass();
      this.#observe(suppressed ? 0 : known, SPEECH_WINDOW_MS, endMs);
      return;
    }
    this.#windowPending = true;
    this.#windowSuppressed = suppressed;
    this.#windowEndMs = endMs;
    this.#windowLevelDbfs = level;
    this.#probe.submit();
  }

  #judged(probability: number): void {
    this.#windowPending = false;
    const level = this.#windowLevelDbfs;
    this.#sparing.judged(probability, level);
    const ofCaller = this.#background.ofCaller(probability, level, this.#gate.floorDbfs);
    this.#observe(this.#windowSuppressed ? 0 : ofCaller, SPEECH_WINDOW_MS, this.#windowEndMs);
  }

  #observe(probability: number, durationMs: number, endMs: number): void {
    const change = this.#activity.observe(probability, durationMs, endMs);
    if (change === 'started') {
      this.#phraseEnd?.begin();
      if (this.#mode === 'speech') this.#handPreRoll();
      this.#emit({ type: 'speech-started', atMs: Math.round(this.#activity.startedAtMs) });
    } else if (change === 'stopped') {
      this.flush();
      this.#emit(this.#stopped(endMs));
    }
  }

  #stopped(noticedAtMs: number): MediaEvent {
    const { stoppedAtMs } = this.#activity;
    const features = this.#phraseEnd?.features(noticedAtMs - stoppedAtMs) ?? null;
    const overByVoice = features && this.#overByVoice.of(features);
    return {
      type: 'speech-stopped',
      atMs: Math.round(stoppedAtMs),
      ...(overByVoice !== null && { overByVoice }),
    };
  }

  #keep(frame: Int16Array): void {
    this.#kept.set(frame, this.#keptNext * this.#frameSamples);
    this.#keptNext = (this.#keptNext + 1) % KEPT_FRAMES;
    this.#keptCount = Math.min(KEPT_FRAMES, this.#keptCount + 1);
  }

  /** The kept frame `back` frames ago, 1 being the last one. */
  #keptFrame(back: number): Int16Array {
    const at = ((this.#keptNext - back + KEPT_FRAMES) % KEPT_FRAMES) * this.#frameSamples;
    return this.#kept.subarray(at, at + this.#frameSamples);
  }

  #hand(frame: Int16Array): void {
    this.#batch.set(frame, this.#batched * this.#frameSamples);
    this.#batched++;
    if (this.#batched === BATCH_FRAMES) this.flush();
  }

  #handPreRoll(): void {
    const sinceMs = this.#heardEndMs - this.#activity.startedAtMs + PRE_ROLL_MS;
    const count = Math.min(this.#keptCount, Math.ceil(sinceMs / EAR_FRAME_MS));
    const pcm = new Int16Array(count * this.#frameSamples);
    for (let i = 0; i < count; i++) pcm.set(this.#keptFrame(count - i), i * this.#frameSamples);
    if (count > 0) this.#emit({ type: 'caller-audio', pcm });
  }
}
