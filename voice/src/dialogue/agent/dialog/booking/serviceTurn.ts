import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { AgentContext } from '../../context.ts';
import { updateBooking } from '../../forms/booking/update.ts';
import { ownService } from '../../knowledge/services.ts';
import { servicesMeant } from '../../knowledge/servicesMeant.ts';
import { type WishedService, wishedService } from '../../knowledge/wishedService.ts';
import { impliedService } from '../../nlu/entities/service.ts';
import { refusedIn } from '../../nlu/entities/wantedParts.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';

/**
 * The answer to "what would you like to book", where the calendar has services: the one that is meant, or
 * which of those that may be. Null where nothing of it names or describes a service.
 */
export function serviceTurn(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): { readonly state: AgentState; readonly isClear: boolean } | null {
  const { services } = context.business;
  if (state.asked !== 'service' || services.length === 0) return null;
  const { resource, partySize } = updateBooking(state, said, context).state.booking;
  const all = services.map(({ name }) => name);
  const meantAmong = (among: readonly string[]) =>
    servicesMeant(said, context, { resource, partySize, among });
  const ofAll = meantAmong(all);
  // "the manual one" is none of the two that were offered, where it names a third
  const ofOffered = ofAll.length === 1 ? [] : meantAmong(state.booking.among ?? all);
  const meant = ofOffered.length > 0 ? ofOffered : ofAll;
  const [only] = meant;
  if (only && meant.length === 1) {
    const known = { ...state, booking: { ...state.booking, service: only.name } };
    const updated = updateBooking({ ...known, asked: 'how-can-i-help' }, said, context).state;
    const { requests } = state.booking;
    const booking = { ...updated.booking, service: only.name, among: undefined, requests };
    return { state: { ...updated, booking }, isClear: true };
  }
  if (meant.length < 2 || meant.length === services.length) return null;
  const names = meant.map((service) => service.name);
  if (JSON.stringify(names) === JSON.stringify(state.booking.among)) return null;
  const { booking, ...next } = updateBooking(state, said, context).state;
  const open = { ...next, booking: { ...booking, among: names }, misses: 0 };
  return { state: answer(open, context.say.asking.whichOf(names), 'service'), isClear: false };
}

/**
 * "Not a table, up at the bar instead": the service that stands is not wanted, and another is. Null where the
 * turn refuses nothing of the kind.
 */
export function refusedService(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const { service, ...booking } = state.booking;
  const own = ownService(service, context.business.services);
  if (!own || servicesNamed(refusedIn(said.raw), [own]).length === 0) return null;
  const updated = updateBooking({ ...state, asked: 'how-can-i-help' }, said, context).state;
  const { resource: _resource, ...told } = { ...booking, ...updated.booking, service: undefined };
  return withDescribedService({ ...updated, booking: told }, said, context);
}

/** The service that goes without saying, where none was told and none is to be chosen from. */
export function withImpliedService(
  state: AgentState,
  { raw }: Utterance,
  context: AgentContext,
): AgentState {
  const { booking } = state;
  if (booking.service !== undefined || booking.among) return state;
  const service = impliedService(context, booking);
  const own = ownService(service, context.business.services);
  if (own && servicesNamed(refusedIn(raw), [own]).length > 0) return state;
  return { ...state, booking: { ...booking, service } };
}

/** What was asked and answered just before this turn, where it was the turn before. */
function spokenOf({ asked, lastQuestion, lastAnswers = [] }: AgentState) {
  return asked === 'anything-else' && lastQuestion !== undefined
    ? { words: lastQuestion, sentences: lastAnswers }
    : undefined;
}

/** A wish to book with the service that it describes; where it may mean several, with these to choose from. */
export function withDescribedService(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState {
  const { booking } = state;
  const { services } = context.business;
  if (services.length === 0) return state;
  const before = spokenOf(state);
  const { resource, partySize } = booking;
  const meant = () => servicesMeant(said, context, { resource, partySize, before });
  // "put me down there": what was spoken of tells more than the wish
  const spoken = before ? meant() : [];
  if (spoken.length === 1) return withOffered(state, spoken);
  const wished = wishedService(said, context, booking);
  if (wished) return withWished(state, wished, context);
  if (services.some(({ name }) => name === booking.service)) return state;
  const all = meant();
  return withOffered(state, all.length < services.length ? all : []);
}

function withWished(
  state: AgentState,
  { only, perhaps }: WishedService,
  context: AgentContext,
): AgentState {
  const { booking } = state;
  if (only) return withOffered(state, [only]);
  // "a table for two" goes without saying
  const [likeliest] = perhaps;
  const isImplied = likeliest?.name === impliedService(context, booking);
  return withOffered(state, likeliest && isImplied ? [likeliest] : perhaps);
}

/** With the one service that is meant, or with those that may be meant to choose from. */
function withOffered(state: AgentState, perhaps: readonly PromptService[]): AgentState {
  const [first] = perhaps;
  if (first && perhaps.length === 1)
    return { ...state, booking: { ...state.booking, service: first.name } };
  const among = perhaps.length > 1 ? { among: perhaps.map(({ name }) => name) } : {};
  return { ...state, booking: { ...state.booking, service: undefined, ...among } };
}
