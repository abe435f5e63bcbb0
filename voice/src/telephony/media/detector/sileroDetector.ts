import type { OnnxSession } from '../../../onnx/onnxRuntime.ts';
import type { SpeechDetector, SpeechProbe } from './speechDetector.ts';

/** Calls judged in one run of the model: beyond it a run gets no cheaper per call. */
const BATCH = 32;
const STATE_WIDTH = 128;
const STATE_LAYERS = 2;

type Rate = 8_000 | 16_000;

class Probe implements SpeechProbe {
  readonly window: Float32Array;
  /** What the model takes: the end of the window before, then the window. */
  readonly input: Float32Array;
  readonly state = new Float32Array(STATE_LAYERS * STATE_WIDTH);
  readonly judged: (probability: number) => void;
  readonly #lane: Lane;

  constructor(lane: Lane, judged: (probability: number) => void) {
    this.#lane = lane;
    this.judged = judged;
    this.input = new Float32Array(lane.inputSamples);
    this.window = this.input.subarray(lane.contextSamples);
  }

  submit(): void {
    this.#lane.waiting.push(this);
  }

  pass(): void {
    this.input.copyWithin(0, this.input.length - this.#lane.contextSamples);
  }

  reset(): void {
    this.state.fill(0);
    this.input.fill(0);
  }

  close(): void {
    const at = this.#lane.waiting.indexOf(this);
    if (at >= 0) this.#lane.waiting.splice(at, 1);
    this.#lane.open.delete(this);
  }
}

/** The calls of one sample rate: a batch holds windows of one length. */
class Lane {
  readonly open = new Set<Probe>();
  readonly waiting: Probe[] = [];
  readonly contextSamples: number;
  readonly inputSamples: number;
  readonly #input: Float32Array<ArrayBuffer>;
  readonly #state = new Float32Array(STATE_LAYERS * BATCH * STATE_WIDTH);
  readonly #nextState = new Float32Array(STATE_LAYERS * BATCH * STATE_WIDTH);
  readonly #probability = new Float32Array(BATCH);
  /** A run for each size of batch, from one. */
  readonly #runs: (() => void)[] = [];

  constructor(session: OnnxSession, rateHz: Rate) {
    const windowSamples = rateHz === 8_000 ? 256 : 512;
    this.contextSamples = windowSamples / 8;
    this.inputSamples = windowSamples + this.contextSamples;
    this.#input = new Float32Array(BATCH * this.inputSamples);
    const rate = session.tensor(BigInt64Array.of(BigInt(rateHz)), []);
    for (let size = 1; size <= BATCH; size++) {
      const stateShape = [STATE_LAYERS, size, STATE_WIDTH];
      const stateLength = STATE_LAYERS * size * STATE_WIDTH;
      this.#runs.push(
        session.prepare(
          {
            input: session.tensor(this.#input.subarray(0, size * this.inputSamples), [
              size,
              this.inputSamples,
            ]),
            state: session.tensor(this.#state.subarray(0, stateLength), stateShape),
            sr: rate,
          },
          {
            output: session.tensor(this.#probability.subarray(0, size), [size, 1]),
            stateN: session.tensor(this.#nextState.subarray(0, stateLength), stateShape),
          },
        ),
      );
    }
  }

  run(): void {
    while (this.waiting.length > 0) this.#runBatch(this.waiting.splice(0, BATCH));
  }

  #runBatch(probes: readonly Probe[]): void {
    const size = probes.length;
    for (let i = 0; i < size; i++) {
      const { input, state } = probes[i] as Probe;
      this.#input.set(input, i * this.inputSamples);
      for (let layer = 0; layer < STATE_LAYERS; layer++)
        for (let k = 0, at = (layer * size + i) * STATE_WIDTH; k < STATE_WIDTH; k++)
          this.#state[at + k] = state[layer * STATE_WIDTH + k] as number;
    }
    (this.#runs[size - 1] as () => void)();
    for (let i = 0; i < size; i++) {
      const { input, state, judged } = probes[i] as Probe;
      for (let layer = 0; layer < STATE_LAYERS; layer++)
        for (let k = 0, at = (layer * size + i) * STATE_WIDTH; k < STATE_WIDTH; k++)
          state[layer * STATE_WIDTH + k] = this.#nextState[at + k] as number;
      input.copyWithin(0, this.inputSamples - this.contextSamples);
      judged(this.#probability[i] as number);
    }
  }
}

/**
 * Silero VAD v5 (`voice/models/silero_vad_v5.onnx`, MIT), one model for all calls and each call's state
 * kept beside it: a window costs a third of what an instance per call costs, and 8 kHz is judged as it
 * is. Closes the session with it.
 */
export function createSileroDetector(session: OnnxSession): SpeechDetector {
  const lanes: Record<Rate, Lane> = {
    8000: new Lane(session, 8_000),
    16000: new Lane(session, 16_000),
  };
  return {
    name: 'silero',
    get openProbes() {
      return lanes[8_000].open.size + lanes[16_000].open.size;
    },
    open(sampleRateHz, judged) {
      const lane = lanes[sampleRateHz];
      const probe = new Probe(lane, judged);
      lane.open.add(probe);
      return probe;
    },
    run() {
      lanes[8_000].run();
      lanes[16_000].run();
    },
    close: () => session.close(),
  };
}
