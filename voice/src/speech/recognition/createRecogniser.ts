import type { ListeningFor, Reading } from '../hearing.ts';
import { textConfidence, wordConfidence } from './confidence.ts';
import { beamSearch, type Grammar, type SearchLimits } from './decoding/beamSearch.ts';
import { phraseBias } from './decoding/phraseBias.ts';
import { type WordReading, wordReadings } from './decoding/readings.ts';
import { wordGrammar } from './decoding/wordGrammar.ts';
import { nothingHeard, type Recognised, type Recogniser } from './recogniser.ts';
import type { DecoderState, EncodedAudio, SpeechModel, Vocabulary } from './speechModel.ts';
import type { RecogniserTraits } from './traits.ts';
import { wordTimes } from './wordTimes.ts';

const SAMPLE_RATE_HZ = 16_000;
/** Shorter sound is filled up with silence: the encoder needs some. */
const SHORTEST_SAMPLES = SAMPLE_RATE_HZ / 2;
/** Below this level, of 1, nobody spoke. */
const SILENT_PEAK = 0.003;
const FREE: Pick<SearchLimits, 'width' | 'within'> = { width: 3, within: 3 };
const RESTRICTED: Pick<SearchLimits, 'width' | 'within'> = { width: 4, within: 4 };
const GREEDY: Pick<SearchLimits, 'width' | 'within'> = { width: 1, within: 0 };
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

const MARKS = [',', '.', '!', '?', ';', ':', '...', ' -', ' ...', ' ¿', ' ¡'];

/** A recogniser over a model, its vocabulary and what is known of both. */
export function createRecogniser<State extends DecoderState>(
  model: SpeechModel<State>,
  vocabulary: Vocabulary,
  traits: RecogniserTraits,
): Recogniser {
  const { endToken } = vocabulary;
  /** The phrases that are expected change with the question; those of the business stay. */
  let lastBias: { readonly key: string; readonly bias: Grammar } | null = null;

  function biasFor(phrases: readonly string[], language: string): Grammar {
    const key = [language, ...phrases].join('\n');
    if (lastBias?.key !== key) {
      const all = [...phrases, ...traits.domainPhrases(language)];
      lastBias = { key, bias: phraseBias(all, vocabulary) };
    }
    return lastBias.bias;
  }

  const marks = new Set(
    MARKS.flatMap((mark) => {
      const [token, ...more] = vocabulary.encode(mark) ?? [];
      return token !== undefined && more.length === 0 ? [token] : [];
    }),
  );
  const grammars = new Map<string, Grammar | null>();

  function grammarFor(asked: ListeningFor['asked'], language: string): Grammar | null {
    const key = `${language} ${asked}`;
    const known = grammars.get(key);
    if (known !== undefined) return known;
    const lexicon = traits.lexiconFor(asked, language);
    const made = lexicon && wordGrammar(lexicon, vocabulary);
    grammars.set(key, made);
    return made;
  }

  /** Readings in any words and, where something was asked for, in its words: the likeliest first. */
  async function read(
    audio: EncodedAudio<State>,
    { asked, phrases }: ListeningFor,
    language: string,
    maxTokens: number,
    pause: () => Promise<void>,
  ): Promise<readonly WordReading[]> {
    const grammar = grammarFor(asked, language);
    const bias = biasFor(phrases, language);
    const whole = { maxTokens, marks, endToken };
    const free = await beamSearch(audio, { ...(grammar ? GREEDY : FREE), ...whole }, pause, bias);
    const prior = traits.priorOfAsked[asked];
    // Further behind, it would not be taken.
    const floor = (free[0]?.score ?? Number.NEGATIVE_INFINITY) - prior - RESTRICTED.within;
    const answers = grammar
      ? await beamSearch(audio, { ...RESTRICTED, floor, ...whole }, pause, grammar)
      : [];
    const freely = wordReadings(free, vocabulary);
    const least = spokenLength(freely[0]?.key ?? '') * LEAST_SHARE;
    const fitting = wordReadings(
      answers.filter(({ cutOff }) => !cutOff),
      vocabulary,
    ).filter(({ key }) => spokenLength(key) >= least);
    const found = new Map<string, WordReading>();
    for (const one of fitting) found.set(one.key, { ...plainly(one), score: one.score + prior });
    // Where it was no such answer, what else it may have been is still to be found.
    const others =
      grammar && fitting.length === 0
        ? wordReadings(await beamSearch(audio, { ...FREE, ...whole }, pause, bias), vocabulary)
        : [];
    for (const one of [...freely, ...others]) if (!found.has(one.key)) found.set(one.key, one);
    return [...found.values()].sort((a, b) => b.score - a.score);
  }

  return {
    async recognise({ samples, listeningFor, language, effort, pause }): Promise<Recognised> {
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      if (peak < SILENT_PEAK) return nothingHeard;
      const given = new Float32Array(Math.max(samples.length, SHORTEST_SAMPLES));
      given.set(samples);
      await pause();
      const audio = model.encode(given, language);
      try {
        const seconds = samples.length / SAMPLE_RATE_HZ;
        const { perSecond, more } = traits.maxTokens;
        const maxTokens = Math.ceil(seconds * perSecond) + more;
        const { noSpeech } = audio;
        const isSaid = (reading: WordReading): boolean =>
          !traits.isInvented?.({ ...reading, noSpeech });
        if (effort === 'quick') {
          const quick = await beamSearch(
            audio,
            { ...GREEDY, maxTokens, marks, endToken },
            pause,
            biasFor(listeningFor.phrases, language),
          );
          const [only] = wordReadings(quick, vocabulary).filter(isSaid);
          return { ...nothingHeard, text: only?.text ?? '' };
        }
        const found = await read(audio, listeningFor, language, maxTokens, pause);
        const readings = found.filter(isSaid);
        const [best, ...others] = readings;
        if (!best) return nothingHeard;
        const whole = sumOf(found);
        const shareOf = ({ score }: WordReading): number => Math.exp(score) / whole;
        const confidence = textConfidence(traits.textIsRight, shareOf(best), best.words);
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
              confidence: wordConfidence(traits.wordIsRight, word),
            })),
          },
        };
      } finally {
        audio.release();
      }
    },
  };
}
