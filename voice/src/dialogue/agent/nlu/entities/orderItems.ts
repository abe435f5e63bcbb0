import type { OrderItem } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { type DateSetting, hearDate } from './moments/dates.ts';
import { hearTime } from './moments/times.ts';
import { digitsForWords } from './numbers.ts';

const MOST_OF_ONE = 200;
const LONGEST_NAME_CHARACTERS = 120;

/** How an order begins, up to what is ordered. */
const LEAD =
  /^.*?\b(?:order(?:ing)?|i'll have|i'll take|i will have|i'd like|i would like|i want|we want|we'd like|can i (?:get|have)|could i (?:get|have)|can we (?:get|have)|add|make it|give me|get me)\b(?: (?:to (?:have|get|order)|me|us))?/;
const ASIDE =
  /\b(?:please|thanks|thank you|that's all|that is all|that's it|for (?:me|us)|as well|too|also|instead|(?:for |to )?(?:pick(?:ing)?(?: it)? ?up|pickup|collect(?:ion)?|take ?away|take ?out|go)|for (?:tonight|today)|tonight|today|under (?:the name|my name).*|my name is.*|(?:it's|this is) for.*|some food|something(?: to eat)?|(?:some )?food|an order|a pickup|online|yes|yeah|no|ok|okay|sure|well|so|then|hi|hello|just|only|let's see|i think)\b/g;
const COUNT = /^(?:\d{1,3}|a|an|another|some|one)$/;
/** Words that are left over, and are no dish. */
const NO_DISH =
  /^(?:\d+|and|or|the|a|an|of|at|for|with|by|in|on|to|it|that|this|is|be|my|order|pick|up|time|right|correct|what|how|when|can|could|i|you|we)$/;

function tidy(words: readonly string[]): string {
  let all = [...words];
  while (/^(?:and|of|the|x|times|at|for|plus|orders?)$/.test(all[0] ?? '')) all = all.slice(1);
  while (/^(?:and|at|for|to|by|with|plus|in|on|the|a|an)$/.test(all.at(-1) ?? ''))
    all = all.slice(0, -1);
  return all.every((word) => NO_DISH.test(word)) ? '' : all.join(' ');
}

/**
 * What is ordered and how many of it, out of plain words: a number or an article begins the next
 * thing, so that "fish and chips" stays one.
 */
export function hearItems(words: string, setting: DateSetting): OrderItem[] {
  let text = digitsForWords(words.replace(LEAD, ' ').trim());
  const time = hearTime(text);
  if (time) text = time.rest;
  const day = hearDate(text, setting);
  if (day) text = day.rest;
  const tokens = text.replace(ASIDE, ' ').trim().split(/\s+/);
  const items: OrderItem[] = [];
  let quantity = 1;
  let name: string[] = [];
  const finish = () => {
    const dish = tidy(name).slice(0, LONGEST_NAME_CHARACTERS);
    if (dish !== '' && quantity >= 1 && quantity <= MOST_OF_ONE)
      items.push({ name: dish, quantity });
    name = [];
    quantity = 1;
  };
  for (const token of tokens) {
    if (COUNT.test(token)) {
      finish();
      quantity = /^\d/.test(token) ? Number(token) : 1;
    } else name.push(token);
  }
  finish();
  return items;
}

function stem(name: string): string {
  return name.replace(/(?:e?s)$/, '');
}

/** What is ordered after more was said: the same thing again takes the new number. */
export function withItems(
  before: readonly OrderItem[],
  heard: readonly OrderItem[],
): readonly OrderItem[] {
  const kept = before.filter((one) => !heard.some(({ name }) => stem(name) === stem(one.name)));
  return [...kept, ...heard];
}

/** "No tiramisu", "without the cola": what is left, or null when nothing of it was ordered. */
export function withoutItem(
  before: readonly OrderItem[],
  words: string,
): readonly OrderItem[] | null {
  const gone = /\b(?:no|not|without|remove|drop|take off|leave out|cancel|skip)\b(.*)$/.exec(
    words,
  )?.[1];
  if (!gone) return null;
  const left = before.filter(({ name }) => !gone.includes(stem(name)));
  return left.length < before.length ? left : null;
}

/** "2 margheritas and 1 tiramisu". */
export function spokenItems(items: readonly OrderItem[], { say }: AgentContext): string {
  return say.diary.items(items.map(({ name, quantity }) => `${quantity} ${name}`));
}
