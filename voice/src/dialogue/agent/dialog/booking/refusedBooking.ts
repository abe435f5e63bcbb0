import type { LocalMoment } from '@belldesk/contract/business/localClock';
import type { ToolProblem } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { lookedUp } from '../../forms/booking/look.ts';
import { askNext, slotQuestion } from '../../forms/booking/next.ts';
import { resolveTime } from '../../forms/booking/time.ts';
import { namedService, onlyService } from '../../knowledge/services.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { spokenOffers, takenTime } from './offers.ts';
import { partyTooLarge } from './partyTooLarge.ts';

/** Why the diary did not take a booking, and what it offers instead. */
export interface RefusedBooking {
  readonly problem?: ToolProblem | undefined;
  /** Days and hours that are free, nearest first. */
  readonly nearby?: readonly LocalMoment[] | undefined;
  /** Names of what can be booked. */
  readonly services?: readonly string[] | undefined;
  /** Names of what does for the service. */
  readonly resources?: readonly string[] | undefined;
  /** Names of who else is free at that very time. */
  readonly others?: readonly string[] | undefined;
}

const ABOUT_THE_TIME: ReadonlySet<ToolProblem | undefined> = new Set([
  'taken',
  'closed',
  'past',
  'runs-over',
]);

/** Goes on with a booking that was refused, with what is free instead; null where that cannot be told. */
export function refusedBooking(
  state: AgentState,
  refused: RefusedBooking,
  context: AgentContext,
): AgentState | null {
  if (state.flow !== 'booking') return null;
  const { nearby = [], services = [], resources = [], others = [] } = refused;
  if (refused.problem === 'which-resource') {
    const { resource: _resource, ...booking } = state.booking;
    const { talk } = context.say;
    const who = resources.length > 0 ? `${talk.notThem} ${talk.whoDoes(resources)}` : talk.notThem;
    return askNext({ ...state, booking, misses: 0 }, context, who);
  }
  // Asked once already: a third way out is better than the same question.
  if (refused.problem === 'which-service' && services.length > 0 && !state.booking.among) {
    const { service: _service, ...known } = state.booking;
    const next = { ...state, booking: { ...known, among: services }, misses: 0 };
    return askNext(next, context);
  }
  if (refused.problem === 'too-many-people' && services.length > 0)
    return partyTooLarge(state, services, context);
  if (!ABOUT_THE_TIME.has(refused.problem)) return null;
  const { date, time, part, ...rest } = state.booking;
  const wished =
    date && time ? { date, time: resolveTime(time, date, context), others } : undefined;
  const [first] = nearby;
  const why = whyNot(state, refused, context);
  if (!first) {
    // With somebody else at that time there is something to choose.
    const stays = wished !== undefined && others.length > 0;
    const asks = stays ? 'time' : 'date';
    const known = stays ? { ...rest, date } : rest;
    const next = { ...state, booking: known, offers: undefined, wished, misses: 0 };
    return answer(next, `${why} ${slotQuestion(asks, next, context)}`, asks);
  }
  const booking = { ...rest, date: first.date, ...(first.date === date && time && { part }) };
  const next = lookedUp({ ...state, booking, offers: nearby, wished, misses: 0 }, context);
  const offer = spokenOffers(nearby, date, context);
  return answer(next, `${why} ${offer} ${context.say.asking.time}`, 'time');
}

/** Why the time cannot be had, as far as the calendar tells, and who else is free then. */
function whyNot(
  { booking: { resource } }: AgentState,
  { problem, others = [] }: RefusedBooking,
  { say: { booked } }: AgentContext,
): string {
  if (problem === 'runs-over') return booked.runsOver;
  if (problem === 'taken' && resource !== undefined)
    return others.length > 0 ? booked.othersFree(resource, others) : booked.isTaken(resource);
  return booked.notFree;
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

/** What the caller takes of what was offered, times or services; null where they answer something else. */
export function takenOffer(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const time = takenTime(state, said, context);
  if (time) return time;
  if (state.asked !== 'service' || !state.booking.among) return null;
  const service = serviceNamed(said.words, state.booking.among, context);
  return service === null
    ? null
    : { ...state, booking: { ...state.booking, service, among: undefined } };
}
