import { type Asked, whatIsAsked } from './asked.ts';
import { asAnswer, factOf, inSentence } from './facts.ts';
import { type Goal, goalOf, SLOTS, type Slot } from './goal.ts';
import { type Half, oneOf, phrases } from './phrases.ts';
import type { Chance } from './random.ts';
import { recognised, spoken } from './speech.ts';
import type { Style } from './style.ts';

/** What a caller says first, and then to whatever the assistant says. */
export interface Caller {
  readonly open: () => string;
  readonly answer: (text: string) => string;
  /** Whether the caller told what it is about. */
  readonly toldThing: () => boolean;
}

/** Own words; `open` is how a caller begins. */
export type Says = Readonly<
  Partial<Record<Slot | 'open' | 'after' | 'message' | 'confirm', string>>
>;

export interface Script {
  readonly goal: Goal;
  readonly style: Style;
  readonly half: Half;
  readonly chance: Chance;
  /** What this caller says in their own words, the first time it is asked. */
  readonly says?: Says;
}

const CHANGED: readonly Slot[] = ['time', 'party', 'date'];
const MOST_PAUSES = 2;
const MOST_ASIDES = 2;
const MOST_NEW_BEGINNINGS = 3;
const DONE = /\byou are booked\b|\bit is booked\b|\bi have noted\b/i;

function remove(slots: Slot[], slot: Slot): void {
  const at = slots.indexOf(slot);
  if (at >= 0) slots.splice(at, 1);
}

/** A caller who wants something and answers what is asked, each in a style of their own. */
export function createCaller({ goal, style, half, chance, says = {} }: Script): Caller {
  const slots = SLOTS[goal.of] ?? [];
  const wrong = goalOf(goal.of, chance);
  const changeable = CHANGED.filter(
    (slot) => slots.includes(slot) && goal[slot as 'time'] !== wrong[slot as 'time'],
  );
  let mistold =
    changeable.length > 0 && goal.message === undefined && chance.happens(style.changes)
      ? chance.oneOf(changeable)
      : null;
  const times = new Map<Asked, number>();
  const told = new Set<Slot>();
  const left = { pauses: MOST_PAUSES, asides: MOST_ASIDES, constraints: 1 };
  let done = false;
  let last: Asked | null = null;
  let after = style.asides > 0 && chance.happens(0.6);
  const unpunctuated = chance.happens(0.6);
  const say = (text: string) => {
    const said = spoken(text, style, half, chance);
    return unpunctuated ? recognised(said) : said;
  };
  const fact = (slot: Slot, right = false) => {
    const meant = factOf(slot === mistold && !right ? wrong : goal, slot, half, chance);
    if (slot === 'nights' && mistold === 'date')
      return oneOf([`${goal.nights} nights`, `${goal.nights} nights`], half, chance);
    const repairs = slot === 'date' || slot === 'time' || slot === 'party';
    if (!repairs || slot === mistold || !chance.happens(style.repairs)) return meant;
    const other = factOf(wrong, slot, half, chance);
    return oneOf(phrases.repair, half, chance).replace('{wrong}', other).replace('{right}', meant);
  };
  const part = (slot: Slot) => {
    told.add(slot);
    return inSentence(slot, fact(slot));
  };

  function opening(): string {
    if (says.open !== undefined) return says.open;
    const hello = oneOf(phrases.hello, half, chance).replace('{business}', 'the right place');
    if (goal.message !== undefined) return `${hello} ${oneOf(phrases.message.open, half, chance)}`;
    const plain = slots.filter((slot) => slot !== 'service' && slot !== 'job');
    const volunteered =
      style.tells === 'nothing'
        ? []
        : plain.filter((slot) =>
            style.tells === 'all'
              ? slot !== 'phone' || chance.happens(0.4)
              : slot !== 'name' && slot !== 'phone' && chance.happens(0.5),
          );
    if (!volunteered.includes('date')) remove(volunteered, 'nights');
    else if (chance.happens(0.3)) volunteered.sort(() => chance.next() - 0.5);
    const wish = oneOf(phrases.wish[goal.of] ?? [], half, chance);
    if (/\{(?:service|job)\}/.test(wish)) told.add('service');
    const facts = volunteered.map(part).join(' ');
    const thing = oneOf(goal.thing?.ways ?? [], half, chance);
    return `${hello} ${wish.replace(/\{(?:service|job)\}/, thing).replace('{}', facts)}`;
  }

  function slotAnswer(slot: Slot): string {
    const count = times.get(slot) ?? 0;
    const own = says[slot];
    if (own !== undefined && count === 1) return own;
    if (count === 1) {
      if (left.pauses > 0 && chance.happens(style.pauses)) {
        left.pauses -= 1;
        times.set(slot, 0);
        return oneOf(phrases.pause, half, chance);
      }
      if (slot !== 'job' && left.constraints > 0 && chance.happens(style.constraints)) {
        left.constraints -= 1;
        times.set(slot, 0);
        return oneOf(phrases.constraint[goal.of] ?? [], half, chance);
      }
      const others = slots.filter(
        (one) => one !== slot && !told.has(one) && one !== 'service' && one !== 'job',
      );
      if (others.length > 0 && chance.happens(style.evades)) {
        times.set(slot, 0);
        return part(chance.oneOf(others));
      }
      const answer = asAnswer(goal, slot, fact(slot), half, chance);
      told.add(slot);
      if (others.length > 0 && chance.happens(style.adds))
        return `${answer}, ${part(chance.oneOf(others))}`;
      if (left.asides > 0 && chance.happens(style.asides)) {
        left.asides -= 1;
        const aside = oneOf(phrases.aside, half, chance);
        if (chance.happens(0.5)) return `${answer} and ${aside}?`;
        times.set(slot, 0);
        return `${aside}?`;
      }
      return answer;
    }
    return count === 2
      ? asAnswer(goal, slot, fact(slot), half, chance)
      : factOf(goal, slot, half, chance);
  }

  function changed(): string {
    const slot = mistold ?? 'time';
    mistold = null;
    const was = factOf(wrong, slot, half, chance).replace(/^on /, '');
    const now = factOf(goal, slot, half, chance).replace(/^on /, '');
    return oneOf(phrases.change, half, chance).replace('{wrong}', was).replace('{}', now);
  }

  function answerTo(asked: Asked): string {
    switch (asked) {
      case 'own-number':
        return oneOf(phrases.own, half, chance);
      case 'confirm':
        if (mistold) return changed();
        return says.confirm ?? oneOf(phrases.confirm, half, chance);
      case 'change':
        return changed();
      case 'message':
        if (says.message !== undefined && times.get(asked) === 1) return says.message;
        return oneOf(phrases.message.wrap, half, chance).replace('{}', goal.message ?? '');
      case 'offer':
        if (done) return 'no thanks';
        return goal.message === undefined
          ? `no I want to book please ${inSentence('date', fact('date'))}`
          : 'yes please';
      case 'more':
        if (!done && (times.get(asked) ?? 0) <= MOST_NEW_BEGINNINGS) return opening();
        if (after) {
          after = false;
          return says.after ?? `${oneOf(phrases.after, half, chance)}?`;
        }
        return oneOf(phrases.closing, half, chance);
      case 'help':
        return opening();
      case 'unknown':
        if (last === null) return 'sorry?';
        times.set(last, (times.get(last) ?? 0) + 1);
        return answerTo(last);
      default:
        return slotAnswer(asked);
    }
  }

  if (says.after !== undefined) after = true;
  return {
    open: () => say(opening()),
    answer: (text) => {
      const asked = whatIsAsked(text);
      done ||= DONE.test(text);
      times.set(asked, (times.get(asked) ?? 0) + 1);
      const reply = say(answerTo(asked));
      if (asked !== 'unknown') last = asked;
      return reply;
    },
    toldThing: () => told.has('service') || told.has('job'),
  };
}
