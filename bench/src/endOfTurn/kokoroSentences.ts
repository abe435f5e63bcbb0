import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@belldesk/e2e/platform';
import { Downsampler } from '@belldesk/voice/audio/resampler';
import { openSynthesiser, type Synthesiser } from '@belldesk/voice/speech/kokoro/synthesiser';
import { realFiles } from '@belldesk/voice/speech/kokoro/testing/realFiles';
import { seededChoice } from '../conversation/speech/seededChoice.ts';
import { onTelephone } from '../conversation/speech/speaker.ts';
import { filledIn } from './taughtTurns.ts';
import { heldTypes, taughtTypes } from './templates.ts';

/** A sentence of parts, whether it may be learned from, and the voice that says it. */
interface Sentence {
  readonly taught: boolean;
  readonly voice: string;
  readonly parts: readonly string[];
}

const KEPT = join(checkout, '.cache', 'end-of-turn');
const SEED = 99;
const OF_EACH = 30;
/** Shorter ones hold no phrase before their end. */
const LEAST_TAUGHT = 24;
const LEAST_HELD = 14;
const QUESTION = /^(?:do|are|is|can|could|how|what|would|will|who|where)\b/i;

function sentences(): Sentence[] {
  const choice = seededChoice(SEED);
  const taught = taughtTypes.filter(({ text }) => text.includes('|') && text.length > LEAST_TAUGHT);
  const held = heldTypes.filter(({ text }) => text.length > LEAST_HELD);
  return Array.from({ length: OF_EACH }, (_, n): Sentence[] => {
    const type = taught[n % taught.length];
    const other = held[n % held.length];
    if (!type || !other) return [];
    return [
      { taught: true, voice: n % 2 ? 'am_michael' : 'af_heart', parts: filledIn(type, choice) },
      { taught: false, voice: n % 2 ? 'bm_george' : 'bf_emma', parts: other.text.split(' | ') },
    ];
  }).flat();
}

async function render(
  { parts, voice }: Sentence,
  path: string,
  speaker: () => Promise<Synthesiser>,
): Promise<Int16Array> {
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Int16Array(new Uint8Array(kept).buffer);
  const text = parts.join(', ') + (QUESTION.test(parts[0] ?? '') ? '?' : '.');
  const pcm = await (await speaker()).render({ text, voice, language: 'en', lexicon: [] });
  await writeFile(path, new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength));
  return pcm;
}

/**
 * Sentences spoken by Kokoro as they come out of a telephone line, each rendered whole, other voices and other sentence
 * types where nothing may be learned from them. Rendered once, some minutes; kept in the checkout's cache.
 * @throws where the model is not on this machine
 */
export async function kokoroSentences(): Promise<(Sentence & { readonly sound: Float64Array })[]> {
  await mkdir(KEPT, { recursive: true });
  let opened: Promise<Synthesiser> | null = null;
  const speaker = () => {
    opened ??= realFiles().then((files) => {
      if (!files) throw new Error('Kokoro is not on this machine: see npm run models');
      return openSynthesiser(files);
    });
    return opened;
  };
  const said = [];
  for (const [n, sentence] of sentences().entries()) {
    const pcm = await render(sentence, join(KEPT, `${SEED}-${n}.pcm`), speaker);
    const resampler = new Downsampler();
    const sound = onTelephone(Float64Array.from([...resampler.process(pcm), ...resampler.flush()]));
    said.push({ ...sentence, sound });
  }
  return said;
}
