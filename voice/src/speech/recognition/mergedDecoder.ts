import {
  type MadeTensor,
  type OnnxOptions,
  openOnnxSession,
  type Tensor,
} from '../../onnx/onnxRuntime.ts';
import type { DecoderState } from './speechModel.ts';

/** Of a decoder; the graph names its caches by layer. */
export interface DecoderShape {
  readonly layers: number;
  readonly heads: number;
  readonly headSize: number;
}

type Given = Pick<Tensor, 'pointer'>;
type Cache = Readonly<Record<string, MadeTensor>>;

/** The decoder's memory of the tokens so far. */
export class CachedState implements DecoderState {
  readonly cache: Cache;

  constructor(cache: Cache) {
    this.cache = cache;
  }

  release(): void {
    for (const tensor of Object.values(this.cache)) tensor.release();
  }
}

/** A text that is being written about one sound. */
export interface Decoding {
  /** Behind each token of the prompt, row by row. */
  readonly logits: Float32Array<ArrayBuffer>;
  readonly state: CachedState;
  /** What follows once `token` has been added to what `state` knows. */
  next(
    state: CachedState,
    token: number,
  ): { logits: Float32Array<ArrayBuffer>; state: CachedState };
  /** Frees what is known of the sound, and the first state with it. */
  release(): void;
}

export interface MergedDecoder {
  /** Throws when the model refuses. */
  begin(prompt: readonly number[], sound: Given): Decoding;
  close(): void;
}

const presents = (names: readonly string[]) => names.map((name) => `present.${name}`);

/**
 * A decoder as Hugging Face's Optimum exports it, whose two branches (with and without a cache) are one graph. Throws when
 * the file cannot be loaded; a damaged one may end the process.
 */
export function openMergedDecoder(
  path: string,
  { layers, heads, headSize }: DecoderShape,
  options: OnnxOptions = {},
): MergedDecoder {
  const numbers = Array.from({ length: layers }, (_, layer) => layer);
  const namesOf = (side: 'decoder' | 'encoder') =>
    numbers.flatMap((layer) => [`${layer}.${side}.key`, `${layer}.${side}.value`]);
  const own = namesOf('decoder');
  /** Of the sound: made once for an utterance. */
  const cross = namesOf('encoder');
  const decoder = openOnnxSession(path, options);
  const withoutCache = decoder.tensor(Uint8Array.of(0), [1]);
  const withCache = decoder.tensor(Uint8Array.of(1), [1]);
  const noCache = decoder.tensor(new Float32Array(0), [1, heads, 0, headSize]);

  function decode(
    tokens: readonly number[],
    sound: Given,
    past: (name: string) => Given,
    branch: Given,
    outputs: readonly string[],
  ) {
    const ids = decoder.tensor(BigInt64Array.from(tokens, BigInt), [1, tokens.length]);
    const caches = [...own, ...cross].map((name) => [`past_key_values.${name}`, past(name)]);
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
    begin(prompt, sound) {
      const outputs = [...presents(own), ...presents(cross)];
      const { logits, cache } = decode(prompt, sound, () => noCache, withoutCache, outputs);
      return {
        logits,
        state: new CachedState(cache),
        next(state, token) {
          const past = (name: string): Given =>
            (state.cache[`present.${name}`] ?? cache[`present.${name}`]) as Given;
          const step = decode([token], sound, past, withCache, presents(own));
          return { logits: step.logits, state: new CachedState(step.cache) };
        },
        release() {
          for (const tensor of Object.values(cache)) tensor.release();
        },
      };
    },
    close: () => decoder.close(),
  };
}
