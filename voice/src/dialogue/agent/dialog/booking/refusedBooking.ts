import type { LocalMoment } from '@belldesk/contract/business/localClock';
import type { ToolProblem } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { askNext, slotQuestion } from '../../forms/booking/next.ts';
import { namedService, onlyService } from '../../knowledge/services.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import { hearTime } from '../../nlu/entities/times.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer, type BookingDraft } from '../../state.ts';

/** Why the diary did not take a booking, and what it offers instead. */
export interface RefusedBooking {
  readonly problem?: ToolProblem | undefined;
  /** Days and hours that are free, nearest first. */
  readonly nearby?: readonly LocalMoment[] | undefined;
  /** Names of what can be booked. */
  readonly services?: readonly string[] | undefined;
  /** Names of what does for the service. */
  readonly resources?: readonly string[] | undefined;
}

const ABOUT_THE_TIME: ReadonlySet<ToolProblem | undefined> = new Set(['taken', 'closed', 'past']);

/** "I could offer 5:30 pm or 8:30 pm"; the day only where it is another one. */
export function spokenOffers(
  nearby: readonly LocalMoment[],
  wished: string | undefined,
  context: AgentContext,
): string {
  const [first] = nearby;
  if (!first) return '';
  const times = nearby
    .filter(({ date }) => date === first.date)
    .map(({ time }) => spokenTime(time, context));
  const day = first.date === wished ? undefined : spokenDate(first.date, context);
  return context.say.booked.couldOffer(times, day);
}

/** Goes on with a booking that was refused, with what is free instead; null where that cannot be told. */
export function refusedBooking(
  state: AgentState,
  refused: RefusedBooking,
  context: AgentContext,
): AgentState | null {
  if (state.flow !== 'booking') return null;
  const { booked } = context.say;
  const { nearby = [], services = [], resources = [] } = refused;
  if (refused.problem === 'which-resource') {
    const { resource: _resource, ...booking } = state.booking;
    const { talk } = context.say;
    const who = resources.length > 0 ? `${talk.notThem} ${talk.whoDoes(resources)}` : talk.notThem;
    return askNext({ ...state, booking, misses: 0 }, context, who);
  }
  // Asked once already: a third way out is better than the same question.
  if (refused.problem === 'which-service' && services.length > 0 && !state.serviceOffers) {
    const { service: _service, ...booking } = state.booking;
    const next = { ...state, booking, serviceOffers: services, misses: 0 };
    const { service: asks } = context.say.asking;
    return answer(next, `${booked.services(services)} ${asks}`, 'service');
  }
  if (!ABOUT_THE_TIME.has(refused.problem)) return null;
  const { date, time: _time, part: _part, ...rest } = state.booking;
  const [first] = nearby;
  if (!first) {
    const next = { ...state, booking: rest, misses: 0 };
    return answer(next, `${booked.notFree} ${slotQuestion('date', next, context)}`, 'date');
  }
  const booking = { ...rest, date: first.date };
  const next = { ...state, booking, offers: nearby, misses: 0 };
  const offer = spokenOffers(nearby, date, context);
  return answer(next, `${booked.notFree} ${offer} ${slotQuestion('time', next, context)}`, 'time');
}

/** Which of the times offered an answer names: by its place, its hour, or by agreeing to the only one. */
function offerNamed(words: string, offers: readonly LocalMoment[]): LocalMoment | null {
  const byTime = offers.toSorted((a, b) => a.time.localeCompare(b.time));
  const place =
    /\b(?<nth>first|1st|second|2nd|third|3rd|last|earlier|earliest|later|latest)(?: one| time| of (?:these|those|them))?$/.exec(
      words.replace(/ please$/, ''),
    )?.groups?.nth ?? '';
  if (place.startsWith('earl')) return byTime[0] ?? null;
  if (place.startsWith('late')) return byTime.at(-1) ?? null;
  if (place === 'last') return offers.at(-1) ?? null;
  const nth = ['1st', '2nd', '3rd'].includes(place)
    ? Number.parseInt(place, 10) - 1
    : ['first', 'second', 'third'].indexOf(place);
  if (nth >= 0) return offers[nth] ?? null;
  const heard = hearTime(words)?.time;
  if (heard?.meridiem === null) {
    const fitting = offers.filter(({ time }) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return hour % 12 === heard.hour % 12 && minute === heard.minute;
    });
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }
  return !heard && offers.length === 1 && hearYesNo(words) === 'yes' ? (offers[0] ?? null) : null;
}

/** The one service of those offered that the answer means; null for none or several. */
function serviceNamed(
  words: string,
  services: readonly string[],
  { business }: AgentContext,
): string | null {
  const own = business.services.filter(({ name }) => services.includes(name));
  const meant = namedService(words, own) ?? onlyService(words, own);
  if (meant !== null) return meant;
  const said = words.split(' ');
  const fitting = services.filter((service) =>
    service
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length > 2 && said.includes(word)),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** What the caller takes of what was offered; null where they answer something else. */
export function takenOffer(
  state: AgentState,
  { words }: Utterance,
  context: AgentContext,
): BookingDraft | null {
  if (state.asked === 'time' && state.offers) {
    const offer = offerNamed(words, state.offers);
    if (!offer) return null;
    const [hour = 0, minute = 0] = offer.time.split(':').map(Number);
    return { ...state.booking, date: offer.date, time: { hour, minute, meridiem: 'exact' } };
  }
  if (state.asked !== 'service' || !state.serviceOffers) return null;
  const service = serviceNamed(words, state.serviceOffers, context);
  return service === null ? null : { ...state.booking, service };
}
