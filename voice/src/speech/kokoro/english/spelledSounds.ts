import { z } from 'zod';
import type { Phone } from './dictionary.ts';

const MAX_PHONES = 20;

const array = z.object({ shape: z.array(z.int().positive()), data: z.string() });

/** The file of the network: its weights as float32 in base64, its letters, its sounds, and words said in two ways. */
const networkFile = z.object({
  enc_emb: array,
  enc_w_ih: array,
  enc_w_hh: array,
  enc_b_ih: array,
  enc_b_hh: array,
  dec_emb: array,
  dec_w_ih: array,
  dec_w_hh: array,
  dec_b_ih: array,
  dec_b_hh: array,
  fc_w: array,
  fc_b: array,
  graphemes: z.array(z.string()),
  phonemes: z.array(z.string()),
  homograph2features: z.record(
    z.string(),
    z.tuple([z.array(z.string()), z.array(z.string()), z.string()]),
  ),
});

/** Sounds of a word as a verb and as anything else. */
export interface TwoWays {
  readonly verb: readonly Phone[];
  readonly other: readonly Phone[];
}

export interface SpelledSounds {
  /** How a word that no dictionary has is most likely said. Letters a to z only; empty for none. */
  guess(word: string): readonly Phone[];
  /** Words that are said in one way as a verb and in another as a noun. */
  twoWays(word: string): TwoWays | null;
}

/**
 * The network that turns letters into sounds: an encoder and a decoder of one GRU layer each, greedy (g2p_en of Park and
 * Kim, whose weights these are).
 * @throws ZodError when the file is none of it
 */
export function readSpelledSounds(source: string): SpelledSounds {
  const file = networkFile.parse(JSON.parse(source));
  const weights = ({ data }: z.infer<typeof array>): Float32Array => {
    const bytes = Uint8Array.from(Buffer.from(data, 'base64'));
    return new Float32Array(bytes.buffer);
  };
  const encoder = gru(file.enc_w_ih, file.enc_w_hh, file.enc_b_ih, file.enc_b_hh, weights);
  const decoder = gru(file.dec_w_ih, file.dec_w_hh, file.dec_b_ih, file.dec_b_hh, weights);
  const letters = weights(file.enc_emb);
  const sounds = weights(file.dec_emb);
  const out = weights(file.fc_w);
  const outBias = weights(file.fc_b);
  const size = file.enc_emb.shape[1] ?? 0;
  const row = (matrix: Float32Array, index: number) =>
    matrix.subarray(index * size, (index + 1) * size);
  const begin = file.phonemes.indexOf('<s>');
  const end = file.phonemes.indexOf('</s>');

  return {
    guess(word) {
      let state: Float32Array = new Float32Array(size);
      for (const letter of [...Array.from(word.toLowerCase().replace(/[^a-z]/g, '')), '</s>'])
        state = encoder(row(letters, file.graphemes.indexOf(letter)), state);
      const phones: Phone[] = [];
      let last = begin;
      while (phones.length < MAX_PHONES) {
        state = decoder(row(sounds, last), state);
        last = likeliest(times(out, state, outBias));
        const phone = file.phonemes[last];
        if (last === end || phone === undefined) break;
        if (/^[A-Z]/.test(phone)) phones.push(phone);
      }
      return phones;
    },
    twoWays(word) {
      const found = file.homograph2features[word];
      if (!found) return null;
      const [one, two, which] = found;
      return which === 'V' ? { verb: one, other: two } : { verb: two, other: one };
    },
  };
}

function likeliest(scores: Float32Array): number {
  let best = 0;
  for (let index = 1; index < scores.length; index++)
    if ((scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
  return best;
}

/** Matrix by vector, plus a bias. */
function times(matrix: Float32Array, vector: Float32Array, bias: Float32Array): Float32Array {
  const size = vector.length;
  return Float32Array.from(bias, (start, index) => {
    let sum = start;
    for (let at = 0; at < size; at++) sum += (matrix[index * size + at] ?? 0) * (vector[at] ?? 0);
    return sum;
  });
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** One step of a GRU with its gates in the order reset, update, new. */
function gru(
  ...parts: readonly [
    ...weights: [
      z.infer<typeof array>,
      z.infer<typeof array>,
      z.infer<typeof array>,
      z.infer<typeof array>,
    ],
    read: (of: z.infer<typeof array>) => Float32Array,
  ]
): (input: Float32Array, state: Float32Array) => Float32Array {
  const [wIn, wState, bIn, bState, read] = parts;
  const [inputs, states, inputBias, stateBias] = [read(wIn), read(wState), read(bIn), read(bState)];
  return (input, state) => {
    const size = state.length;
    const fromInput = times(inputs, input, inputBias);
    const fromState = times(states, state, stateBias);
    const at = (vector: Float32Array, gate: number, index: number) =>
      vector[gate * size + index] ?? 0;
    return state.map((old, index) => {
      const reset = sigmoid(at(fromInput, 0, index) + at(fromState, 0, index));
      const update = sigmoid(at(fromInput, 1, index) + at(fromState, 1, index));
      const fresh = Math.tanh(at(fromInput, 2, index) + reset * at(fromState, 2, index));
      return (1 - update) * fresh + update * old;
    });
  };
}
