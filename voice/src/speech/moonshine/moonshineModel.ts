import { type MadeTensor, openOnnxSession, type Tensor } from '../../onnx/onnxRuntime.ts';
import { BEGIN_TOKEN } from './vocabulary.ts';

/** Where the files of Moonshine lie. */
export interface MoonshinePaths {
  readonly encoder: string;
  readonly decoder: string;
  readonly vocabulary: string;
}

/** Of Moonshine base; the graph names its caches by layer. */
const LAYERS = 8;
const HEADS = 8;
const HEAD_SIZE = 52;

type Given = Pick<Tensor, 'pointer'>;
type Cache = Readonly<Record<string, MadeTensor>>;

/** What the decoder remembers of the tokens it was told. Shared by readings that begin alike; released once. */
export interface DecoderState {
  release(): void;
}

export interface Step<State extends DecoderState = DecoderState> {
  readonly state: State;
  /** How well each token of the vocabulary would follow, not normalised. */
  readonly logits: Float32Array;
}

/** An utterance that was listened to, and is to be written down. */
export interface EncodedAudio<State extends DecoderState = DecoderState> {
  /** Before the first token. Its state is released with the audio. */
  readonly beginning: Step<State>;
  /** What follows once `token` has been added to what `state` knows. Throws when the model refuses. */
  next(state: State, token: number): Step<State>;
  release(): void;
}

/** Writes down what it hears; one thread, one utterance at a time. */
export interface SpeechModel<State extends DecoderState = DecoderState> {
  /** @param samples mono at 16 kHz, from -1 to 1. Throws when the model refuses. */
  encode(samples: Float32Array<ArrayBuffer>): EncodedAudio<State>;
  close(): void;
}

/** The decoder's memory of the tokens so far. */
class CachedState implements DecoderState {
  readonly cache: Cache;

  constructor(cache: Cache) {
    this.cache = cache;
  }

  release(): void {
    for (const tensor of Object.values(this.cache)) tensor.release();
  }
}

const layers = Array.from({ length: LAYERS }, (_, layer) => layer);
const namesOf = (side: 'decoder' | 'encoder') =>
  layers.flatMap((layer) => [`${layer}.${side}.key`, `${layer}.${side}.value`]);
const OWN = namesOf('decoder');
/** Of the sound: made once for an utterance. */
const CROSS = namesOf('encoder');
const presents = (names: readonly string[]) => names.map((name) => `present.${name}`);

/**
 * Moonshine base as its authors export it: an encoder over samples, and a decoder whose two branches (with and
 * without a cache) are one graph. Throws when a file cannot be loaded; a damaged one may end the process.
 */
export function openMoonshineModel(paths: MoonshinePaths): SpeechModel<CachedState> {
  const encoder = openOnnxSession(paths.encoder);
  const decoder = openOnnxSession(paths.decoder);
  const withoutCache = decoder.tensor(Uint8Array.of(0), [1]);
  const withCache = decoder.tensor(Uint8Array.of(1), [1]);
  const noCache = decoder.tensor(new Float32Array(0), [1, HEADS, 0, HEAD_SIZE]);

  function decode(
    token: number,
    sound: Given,
    past: (name: string) => Given,
    branch: Given,
    outputs: readonly string[],
  ) {
    const ids = decoder.tensor(BigInt64Array.of(BigInt(token)), [1, 1]);
    const caches = [...OWN, ...CROSS].map((name) => [`past_key_values.${name}`, past(name)]);
    try {
      const made = decoder.run(
        {
          input_ids: ids,
          encoder_hidden_states: sound,
          use_cache_branch: branch,
          ...(Object.fromEntries(caches) as Record<string, Given>),
        },
        ['logits', ...outputs],
      );
      const { logits, ...cache } = made;
      if (!logits) throw new Error('the decoder gave no logits');
      const values = logits.floats();
      logits.release();
      return { logits: values, cache };
    } finally {
      decoder.release(ids);
    }
  }

  return {
    encode(samples) {
      const given = encoder.tensor(samples, [1, samples.length]);
      const { last_hidden_state: sound } = encoder.run({ input_values: given }, [
        'last_hidden_state',
      ]);
      encoder.release(given);
      if (!sound) throw new Error('the encoder gave nothing');
      const first = decode(BEGIN_TOKEN, sound, () => noCache, withoutCache, [
        ...presents(OWN),
        ...presents(CROSS),
      ]);
      const { cache } = first;
      return {
        beginning: { state: new CachedState(cache), logits: first.logits },
        next(state, token) {
          const past = (name: string): Given =>
            (state.cache[`present.${name}`] ?? cache[`present.${name}`]) as Given;
          const step = decode(token, sound, past, withCache, presents(OWN));
          return { state: new CachedState(step.cache), logits: step.logits };
        },
        release() {
          sound.release();
          for (const tensor of Object.values(cache)) tensor.release();
        },
      };
    },
    close() {
      decoder.close();
      encoder.close();
    },
  };
}
