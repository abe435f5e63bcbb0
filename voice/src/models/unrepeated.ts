import type { ModelEvent } from '../dialogue/model.ts';
import { splitSentences } from '../dialogue/turns/sentences.ts';
import { WholeSentences } from './wholeSentences.ts';

const wordsOf = (sentence: string): string =>
  (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * An answer that goes on where another broke off: what the caller was told already is left out, whatever its
 * case and punctuation. With nothing said it comes as it is.
 */
export async function* unrepeated(
  answer: AsyncIterable<ModelEvent>,
  said: string,
): AsyncGenerator<ModelEvent> {
  if (said === '') {
    yield* answer;
    return;
  }
  const { sentences, rest } = splitSentences(said);
  const heard = new Set([...sentences, rest].map(wordsOf));
  const whole = new WholeSentences();
  const news = (text: string): string => {
    const split = splitSentences(`${text} `);
    return split.sentences
      .concat(split.rest.trim() === '' ? [] : [split.rest])
      .filter((sentence) => !heard.has(wordsOf(sentence)))
      .map((sentence) => `${sentence} `)
      .join('');
  };
  for await (const event of answer) {
    const text = news(event.type === 'text' ? whole.take(event.text) : whole.rest());
    if (text !== '') yield { type: 'text', text };
    if (event.type !== 'text') yield event;
  }
  const text = news(whole.rest());
  if (text !== '') yield { type: 'text', text };
}
