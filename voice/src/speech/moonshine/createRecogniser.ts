import type { ListeningFor, Reading } from '../hearing.ts';
import { textConfidence, wordConfidence } from './confidence.ts';
import { beamSearch, type Grammar, type SearchLimits } from './decoding/beamSearch.ts';
import { domainPhrases, lexiconFor } from './decoding/lexicons.ts';
import { phraseBias } from './decoding/phraseBias.ts';
import { type WordReading, wordReadings } from './decoding/readings.ts';
import { wordGrammar } from './decoding/wordGrammar.ts';
import type { DecoderState, EncodedAudio, SpeechModel } from './moonshineModel.ts';
import { nothingHeard, type Recognised, type Recogniser } from './recogniser.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordTimes } from './wordTimes.ts';

const SAMPLE_RATE_HZ = 16_000;
/** The model's authors stop there; quick talkers reach 5. */
const TOKENS_PER_SECOND = 6.5;
const TOKENS_MORE = 12;
/** Shorter sound is filled up with silence: the encoder needs some. */
const SHORTEST_SAMPLES = SAMPLE_RATE_HZ / 2;
/** Below this level, of 1, nobody spoke. */
const SILENT_PEAK = 0.003;
const FREE: Omit<SearchLimits, 'maxTokens'> = { width: 3, within: 3 };
const RESTRICTED: Omit<SearchLimits, 'maxTokens'> = { width: 4, within: 4 };
const GREEDY: Omit<SearchLimits, 'maxTokens'> = { width: 1, within: 0 };
/**
 * How much likelier than the model thinks an answer in the words that were asked for is, in nats. Measured on made calls:
 * answers lie up to 6 behind what the model would rather write, what is no answer 6 and more; a short "wait" is nearer
 * to a yes, and a word to a row of letters (decision 065).
 */
const PRIOR_OF_ASKED: Readonly<Record<ListeningFor['asked'], number>> = {
  anything: 0,
  message: 0,
  'phone-number': 7,
  number: 6,
  date: 6,
  time: 6,
  'yes-no': 4,
  name: 4,
};
/** An answer that leaves out more than this of what was said, by its length, is none. */
const LEAST_SHARE = 0.6;
const MAX_ALTERNATIVES = 4;

const sumOf = (readings: readonly WordReading[]): number =>
  readings.reduce((sum, { score }) => sum + Math.exp(score), 0);

/** How long a text takes to say, in letters: a figure is said as a word of four. */
function spokenLength(key: string): number {
  return key.replace(/ /g, '').replace(/\d/g, 'four').length;
}

/** Text in the words that were asked for, without the stops that the model puts between numbers. */
function plainly(reading: WordReading): WordReading {
  return { ...reading, text: reading.key };
}

const MARKS = [',', '.', '!', '?', ';', ':', '...', ' -', ' ...'];

/** A recogniser over a model and its vocabulary. */
export function createRecogniser<State extends DecoderState>(
  model: SpeechModel<State>,
  vocabulary: Vocabulary,
): Recogniser {
  /** The phrases that are expected change with the question; those of the business stay. */
  let lastBias: { readonly key: string; readonly bias: Grammar } | null = null;

  function biasFor(phrases: readonly string[]): Grammar {
    const key = phrases.join('\n');
    if (lastBias?.key !== key)
      lastBias = { key, bias: phraseBias([...phrases, ...domainPhrases], vocabulary) };
    return lastBias.bias;
  }

  const marks = new Set(
    MARKS.flatMap((mark) => {
      const [token, ...more] = vocabulary.encode(mark) ?? [];
      return token !== undefined && more.length === 0 ? [token] : [];
    }),
  );
  const grammars = new Map<ListeningFor['asked'], Grammar | null>();

  function grammarFor(asked: ListeningFor['asked']): Grammar | null {
    const known = grammars.get(asked);
    if (known !== undefined) return known;
    const lexicon = lexiconFor(asked);
    const made = lexicon && wordGrammar(lexicon, vocabulary);
    grammars.set(asked, made);
    return made;
  }

  /** Readings in any words and, where something was asked for, in its words: the likeliest first. */
  async function read(
    audio: EncodedAudio<State>,
    { asked, phrases }: ListeningFor,
    maxTokens: number,
    pause: () => Promise<void>,
  ): Promise<readonly WordReading[]> {
    const grammar = grammarFor(asked);
    const bias = biasFor(phrases);
    const free = await beamSearch(
      audio,
      { ...(grammar ? GREEDY : FREE), maxTokens, marks },
      pause,
      bias,
    );
    const prior = PRIOR_OF_ASKED[asked];
    // Further behind, it would not be taken.
    const floor = (free[0]?.score ?? Number.NEGATIVE_INFINITY) - prior - RESTRICTED.within;
    const answers = grammar
      ? await beamSearch(audio, { ...RESTRICTED, floor, maxTokens, marks }, pause, grammar)
      : [];
    const freely = wordReadings(free, vocabulary);
    const whole = spokenLength(freely[0]?.key ?? '') * LEAST_SHARE;
    const fitting = wordReadings(
      answers.filter(({ cutOff }) => !cutOff),
      vocabulary,
    ).filter(({ key }) => spokenLength(key) >= whole);
    const found = new Map<string, WordReading>();
    for (const one of fitting) found.set(one.key, { ...plainly(one), score: one.score + prior });
    // Where it was no such answer, what else it may have been is still to be found.
    const others =
      grammar && fitting.length === 0
        ? wordReadings(
            await beamSearch(audio, { ...FREE, maxTokens, marks }, pause, bias),
            vocabulary,
          )
        : [];
    for (const one of [...freely, ...others]) if (!found.has(one.key)) found.set(one.key, one);
    return [...found.values()].sort((a, b) => b.score - a.score);
  }

  return {
    async recognise({ samples, listeningFor, effort, pause }): Promise<Recognised> {
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      if (peak < SILENT_PEAK) return nothingHeard;
      const given = new Float32Array(Math.max(samples.length, SHORTEST_SAMPLES));
      given.set(samples);
      await pause();
      const audio = model.encode(given);
      try {
        const seconds = samples.length / SAMPLE_RATE_HZ;
        const maxTokens = Math.ceil(seconds * TOKENS_PER_SECOND) + TOKENS_MORE;
        if (effort === 'quick') {
          const quick = await beamSearch(
            audio,
            { ...GREEDY, maxTokens, marks },
            pause,
            biasFor(listeningFor.phrases),
          );
          return { ...nothingHeard, text: wordReadings(quick, vocabulary)[0]?.text ?? '' };
        }
        const readings = await read(audio, listeningFor, maxTokens, pause);
        const [best, ...others] = readings;
        if (!best) return nothingHeard;
        const whole = sumOf(readings);
        const shareOf = ({ score }: WordReading): number => Math.exp(score) / whole;
        const confidence = textConfidence(shareOf(best), best.words);
        const times = wordTimes(
          best.words.map(({ text }) => text),
          samples,
        );
        const alternatives = others.slice(0, MAX_ALTERNATIVES).map(
          (one): Reading => ({
            text: one.text,
            confidence: (confidence * shareOf(one)) / shareOf(best),
          }),
        );
        return {
          text: best.text,
          hearing: {
            confidence,
            alternatives,
            words: best.words.map((word, at) => ({
              text: word.text,
              fromMs: times[at]?.fromMs ?? 0,
              toMs: times[at]?.toMs ?? 0,
              confidence: wordConfidence(word),
            })),
          },
        };
      } finally {
        audio.release();
      }
    },
  };
}
