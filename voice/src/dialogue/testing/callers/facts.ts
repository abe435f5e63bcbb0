import { dateForms, nightForms, partyForms, phoneForms, timeForms } from './forms.ts';
import { type Goal, type Slot, TODAY } from './goal.ts';
import { type Half, oneOf, phrases } from './phrases.ts';
import type { Chance } from './random.ts';

/** Callers of the salon are American. */
export function isBritish({ of }: Goal): boolean {
  return of !== 'beauty';
}

/** One fact of a goal in words, with nothing around it. */
export function factOf(goal: Goal, slot: Slot, half: Half, chance: Chance): string {
  const british = isBritish(goal);
  switch (slot) {
    case 'service':
    case 'job':
      return oneOf(goal.thing?.ways ?? [], half, chance);
    case 'party':
      return oneOf(partyForms(goal.party ?? 1), half, chance);
    case 'date':
      return oneOf(dateForms(goal.date, TODAY, british), half, chance);
    case 'nights':
      return oneOf(nightForms(goal.nights ?? 1, goal.date, british), half, chance);
    case 'time':
      return oneOf(timeForms(goal.time, british), half, chance);
    case 'name':
      return `${goal.first} ${goal.last}`;
    case 'phone':
      return oneOf(phoneForms(goal.phone), half, chance);
  }
}

/** "on friday", but "tomorrow". */
export function onDay(day: string): string {
  return /^(?:on|in|tomorrow|the day after|this|next|a week)\b/.test(day) ? day : `on ${day}`;
}

/** A fact as part of a longer sentence. */
export function inSentence(slot: Slot, fact: string): string {
  switch (slot) {
    case 'date':
      return onDay(fact);
    case 'time':
      return /^(?:around|about|like)\b/.test(fact) ? fact : `at ${fact}`;
    case 'party':
      return `for ${fact}`;
    case 'nights':
      return /^(?:until|checking|leaving|just)\b/.test(fact) ? fact : `for ${fact}`;
    case 'name':
      return `my name is ${fact}`;
    case 'phone':
      return `my number is ${fact}`;
    default:
      return fact;
  }
}

function spelled(name: string): string {
  return name.toUpperCase().split('').join(' ');
}

/** A fact as the answer to the question for it. */
export function asAnswer(goal: Goal, slot: Slot, fact: string, half: Half, chance: Chance): string {
  if (slot === 'service' || slot === 'job') return fact;
  const wrap = oneOf(phrases[slot], half, chance);
  if (slot === 'name')
    return wrap
      .replaceAll('{f}', goal.first)
      .replaceAll('{l}', goal.last)
      .replaceAll('{s}', spelled(goal.last));
  const bare = wrap === '{}' ? fact : fact.replace(/^on /, '');
  return wrap.replaceAll('{on}', onDay(bare)).replaceAll('{}', bare);
}
