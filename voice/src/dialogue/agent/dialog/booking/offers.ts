import type { LocalMoment } from '@belldesk/contract/business/localClock';
import { minuteOf, timeOf } from '@belldesk/contract/time/minutes';
import type { AgentContext } from '../../context.ts';
import { lookedUp } from '../../forms/booking/look.ts';
import { askNext } from '../../forms/booking/next.ts';
import { namedResource } from '../../knowledge/services.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import { hearDayPart, MINUTES_OF_PART } from '../../nlu/entities/moments/dayParts.ts';
import { hearTime } from '../../nlu/entities/moments/times.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';

/** "5:30 pm or 8:30 pm", all of the first one's day. */
function timesOf(offers: readonly LocalMoment[], context: AgentContext): string[] {
  const [first] = offers;
  return offers
    .filter(({ date }) => date === first?.date)
    .map(({ time }) => spokenTime(time, context));
}

/** "I could offer 5:30 pm or 8:30 pm"; the day only where it is another one. */
export function spokenOffers(
  nearby: readonly LocalMoment[],
  wished: string | undefined,
  context: AgentContext,
): string {
  const [first] = nearby;
  if (!first) return '';
  const day = first.date === wished ? undefined : spokenDate(first.date, context);
  return context.say.booked.couldOffer(timesOf(nearby, context), day);
}

/** Tells what is free on the first day that has anything, and asks which it shall be. */
export function offerFree(
  state: AgentState,
  free: readonly LocalMoment[],
  context: AgentContext,
): AgentState {
  const [first] = free;
  if (!first) return askNext(state, context);
  const { booked } = context.say;
  const say = booked.have(timesOf(free, context), spokenDate(first.date, context));
  const next = { ...state, booking: { ...state.booking, date: first.date }, misses: 0 };
  return answer(
    lookedUp({ ...next, offers: free, wished: undefined }, context),
    `${say} ${context.say.asking.time}`,
    'time',
  );
}

const PLACES: readonly (readonly [
  RegExp,
  (offers: readonly LocalMoment[]) => LocalMoment | undefined,
])[] = [
  // "the earlier one", "the earliest, please"
  [
    /\b(?:earlier|earliest|soonest)(?: one| time| of (?:these|those|them|the (?:two|three)))?$/,
    (all) => inOrder(all)[0],
  ],
  // "the later one", "the latest you said"
  [
    /\b(?:later|latest)(?: one| time| of (?:these|those|them|the (?:two|three)))?$/,
    (all) => inOrder(all).at(-1),
  ],
  // "the first one", "the 1st"
  [/\b(?:first|1st)(?: one| time| of (?:these|those|them|the (?:two|three)))?$/, (all) => all[0]],
  [
    /\b(?:second|2nd|middle)(?: one| time| of (?:these|those|them|the (?:two|three)))?$/,
    (all) => all[1],
  ],
  [/\b(?:third|3rd)(?: one| time| of (?:these|those|them))?$/, (all) => all[2]],
  [/\b(?:the last|last)(?: one| time| of (?:these|those|them))?$/, (all) => all.at(-1)],
  // "any of those", "whichever", "you choose"
  [
    /\b(?:any|either)(?: one)?(?: of (?:these|those|them|the (?:two|three)))?(?: (?:is|are|would be|will be|works?|will do|suits?)(?: (?:fine|good|ok|okay|great|me|us))*)?$|\bwhichever\b|\byou (?:choose|pick|decide)\b|\b(?:not|i'm not) (?:fussed|bothered)\b|\b(?:don't|do not) mind\b/,
    (all) => all[0],
  ],
];
/** Longer answers tell more than a place in a list. */
const MOST_WORDS_OF_A_PLACE = 9;

function inOrder(offers: readonly LocalMoment[]): LocalMoment[] {
  return offers.toSorted((a, b) => a.time.localeCompare(b.time));
}

/** Which of the times offered an answer names: by its place, its hour, its part of the day, or by agreeing to the only one. */
function offerNamed(said: string, offers: readonly LocalMoment[]): LocalMoment | null {
  const words = said.replace(/ (?:please|then|thanks|thank you|if that's ok)$/, '');
  const heard = hearTime(digitsForWords(words))?.time;
  if (heard) {
    const fitting = offers.filter((offer) => {
      const same = heard.meridiem === null ? (heard.hour % 12) * 60 : heard.hour * 60;
      const minute = minuteOf(offer.time);
      return (heard.meridiem === null ? minute % 720 : minute) === same + heard.minute;
    });
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }
  const short = words.split(' ').length <= MOST_WORDS_OF_A_PLACE;
  const place = short ? PLACES.find(([pattern]) => pattern.test(words)) : undefined;
  if (place) return place[1](offers) ?? null;
  const part = short ? hearDayPart(words) : null;
  if (part) {
    const [from, to] = MINUTES_OF_PART[part];
    const fitting = offers.filter((one) => minuteOf(one.time) >= from && minuteOf(one.time) < to);
    if (fitting.length === 1) return fitting[0] ?? null;
  }
  return offers.length === 1 && hearYesNo(words) === 'yes' ? (offers[0] ?? null) : null;
}

const SHIFTED =
  /\b(?:(half an hour|30 minutes)|(quarter of an hour|15 minutes)|(\d|an?) hours?|(\d{2}) minutes) (later|earlier|sooner|after|before)\b/;

/** "Half an hour later" than what was wished, or than the only time offered. */
function shifted(words: string, base: LocalMoment | undefined): LocalMoment | null {
  const found = base && SHIFTED.exec(digitsForWords(words));
  if (!base || !found) return null;
  const [, half, quarter, hours, minutes, way = ''] = found;
  const by = half ? 30 : quarter ? 15 : hours ? (Number(hours) || 1) * 60 : Number(minutes);
  const minute = minuteOf(base.time) + (/earlier|sooner|before/.test(way) ? -by : by);
  if (minute < 0 || minute >= 1_440) return null;
  return { date: base.date, time: timeOf(minute) };
}

function atMoment(state: AgentState, { date, time }: LocalMoment): AgentState {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const booking = { ...state.booking, date, time: { hour, minute, meridiem: 'exact' as const } };
  return { ...state, booking, offers: undefined, wished: undefined };
}

/**
 * What the caller takes of the times that were offered: one of them, one by comparison, or somebody else at
 * the time that was wished; null where they answer something else.
 */
export function takenTime(
  state: AgentState,
  { words }: Utterance,
  context: AgentContext,
): AgentState | null {
  const { offers = [], wished } = state;
  if (state.asked !== 'time' || (offers.length === 0 && !wished)) return null;
  const other = wished?.others.length ? namedResource(words, context.business.services) : null;
  if (wished && other && wished.others.includes(other)) {
    const { booking } = state;
    return lookedUp(
      atMoment({ ...state, booking: { ...booking, resource: other } }, wished),
      context,
    );
  }
  const later = shifted(words, wished ?? (offers.length === 1 ? offers[0] : undefined));
  if (later) return atMoment(state, later);
  const offer = offerNamed(words, offers);
  return offer ? lookedUp(atMoment(state, offer), context) : null;
}
