import type { AgentContext } from '../../context.ts';
import type { AgentState, Question } from '../../state.ts';
import { oneBreath, type Utterance, utterance } from '../normalise/utterance.ts';
import { spanishWords } from './es/words.ts';
import { frenchWords } from './fr/words.ts';
import type { DayRule, LanguageWords, Rule } from './language.ts';
import { createMarks, isMark, type Marks } from './marks.ts';
import { onDay } from './moments.ts';
import { nameAt } from './names.ts';
import { phoneRule } from './phones.ts';
import { accented, lowerWords, withoutAccents } from './plain.ts';
import { rewrite } from './rewrite.ts';

const LANGUAGES: Readonly<Record<string, LanguageWords>> = { es: spanishWords, fr: frenchWords };
/** So few words ask for a fact even without a question. */
const KEYWORDS = 6;

const TIME_ASKED: readonly Question[] = ['time', 'pickup-time', 'new-moment'];
const CORRECTED: readonly Question[] = [
  'what-to-change',
  'confirm-booking',
  'confirm-message',
  'confirm-change',
  'confirm-order',
];
/** Where words that mean nothing else may be the answer. */
const WORDS_ASKED: readonly Question[] = [
  'how-can-i-help',
  'anything-else',
  'service',
  'order-items',
  'which-booking',
  'offer-message',
];

function dayRules(rules: readonly DayRule[], context: AgentContext): Rule[] {
  const today = context.now.startOf('day');
  return rules.map(([pattern, resolve]) => [
    pattern,
    (match) => {
      if (typeof resolve === 'string') return resolve;
      const day = resolve(match, today, context.british);
      if (day === null || typeof day === 'string') return day;
      return day.isValid ? onDay(day) : null;
    },
  ]);
}

/** "Me llamo ..." and whatever stands behind it, as a name. */
function withNames(text: string, language: LanguageWords, marks: Marks): string {
  const lead = language.nameLead.exec(text);
  if (!lead) return text;
  const words = text.slice(lead.index + lead[0].length).split(' ');
  const name = nameAt(words, 0, language);
  if (!name) return text;
  const mark = marks.hide(`my name is ${name.words.join(' ')}`);
  return `${text.slice(0, lead.index)}${mark}${words.slice(name.to).join(' ')}`;
}

/** The bare answer to the question for a name. */
function bareName(text: string, language: LanguageWords): string | null {
  const words = text
    .replace(language.nameTail, '')
    .split(' ')
    .filter((word) => !isMark(word));
  const from = words.findIndex((word) => !language.stopWords.has(word));
  const name = from < 0 ? null : nameAt(words, from, language);
  const rest = words.slice(name?.to ?? 0).filter((word) => !language.stopWords.has(word));
  return name && rest.length === 0 ? `my name is ${name.words.join(' ')}` : null;
}

/** Where a booking is to be moved stands behind "to". */
function withTarget(text: string, language: LanguageWords, marks: Marks): string {
  const verb = language.moving.exec(text);
  if (!verb) return text;
  const head = text.slice(0, verb.index + verb[0].length);
  const tail = text.slice(verb.index + verb[0].length).split(' ');
  const at = tail.findIndex(
    (word, index) =>
      isMark(word) &&
      /^(?:at|on|today|tomorrow|tonight)\b/.test(marks.show(word)) &&
      !language.fromWord.test(tail[index - 1] ?? ''),
  );
  if (at < 0) return text;
  return `${head}${[...tail.slice(0, at), marks.hide('to').trim(), ...tail.slice(at)].join(' ')}`;
}

function messageInside(lower: string, language: LanguageWords): string | null {
  for (const pattern of language.messages) {
    const found = pattern.exec(lower)?.groups;
    const what = found?.what?.trim() ?? '';
    if (what.split(' ').length < 2) continue;
    return found?.to ? `${language.forWord} ${found.to.trim()}: ${what}` : what;
  }
  return null;
}

function understood(
  raw: string,
  state: AgentState,
  context: AgentContext,
  language: LanguageWords,
): Utterance {
  const { asked, flow } = state;
  const lower = lowerWords(raw);
  const inside = flow === 'none' ? messageInside(lower, language) : null;
  const plain = withoutAccents(lower);
  const question = raw.trim().endsWith('?') || language.question.test(plain);
  if (inside !== null) return { raw, words: `leave a message that ${inside}`, question: false };

  const marks = createMarks();
  const corrects = CORRECTED.includes(asked);
  let text = rewrite(language.digits(plain), [phoneRule, ...language.first], marks);
  text = rewrite(
    text,
    [
      ...language.times,
      ...(TIME_ASKED.includes(asked) ? language.bareTimes : []),
      ...dayRules(language.days, context),
      ...language.amounts,
    ],
    marks,
  );
  text = withTarget(text, language, marks);
  const topical = question || (flow === 'none' && plain.split(' ').length <= KEYWORDS);
  const topics = topical
    ? language.topics.filter(([pattern]) => pattern.test(text)).map(([, words]) => words)
    : [];
  text = withNames(text, language, marks);
  const { moving, canceling, booking } = language;
  const verb = flow === 'none' ? (moving.exec(text) ?? canceling.exec(text)) : null;
  if (verb) {
    const told = (match: RegExpExecArray) =>
      match.index < verb.index ? 'i have a booking' : 'my booking';
    text = rewrite(text, [[booking, told]], marks);
  }
  const orders = flow === 'order' || (flow === 'none' && language.ordering.test(plain));
  const articles: Rule[] = orders ? [[language.article, '1']] : [];
  const parts = corrects ? language.parts : [];
  text = rewrite(text, [...language.intents, ...articles, ...parts], marks);
  const name = asked === 'name' && !question ? bareName(text, language) : null;
  const dictated = asked === 'message-text' && flow === 'message';
  const leftOver = question || dictated || WORDS_ASKED.includes(asked);
  const kept = text
    .split(' ')
    .filter(
      (word) => isMark(word) || /^\d/.test(word) || (leftOver && !language.stopWords.has(word)),
    );
  const spoken = name === null ? kept : [...kept.filter(isMark), name];
  const words = accented(marks.show([...topics, ...spoken].join(' ')), lower);
  return { raw, words: dictated && words === '' ? lower : words, question };
}

/**
 * Reads a turn of the caller in the language of the call. Other languages than English are put into
 * the house's own words, so that one flow serves them all; what was said stays in `raw`.
 */
export function hear(text: string, state: AgentState, context: AgentContext): Utterance {
  const language = LANGUAGES[context.language.slice(0, 2).toLowerCase()];
  return language ? understood(oneBreath(text), state, context, language) : utterance(text);
}
