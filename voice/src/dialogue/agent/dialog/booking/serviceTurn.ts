import type { PromptService } from '@belldesk/contract/business/promptServices';
import { meantService, servicesMeant } from '@belldesk/contract/business/serviceMeant';
import type { AgentContext } from '../../context.ts';
import { updateBooking } from '../../forms/booking/update.ts';
import { servicePassage } from '../../knowledge/services.ts';
import { serviceByMeaning } from '../../nlu/entities/service.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';

/** As like as that, a service's whole sentence is what a description means. */
const MEANT = 0.3;
const sentenceOf = (service: PromptService): string => servicePassage(service).meant;

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
  const { resource } = updateBooking(state, said, context).state.booking;
  const offered = services.filter(({ name }) => state.booking.among?.includes(name));
  const meant =
    [offered, services]
      .map((among) => meantService(said.raw, among, resource))
      .find((found) => found.length > 0) ?? [];
  const only = meant.length === 1 ? meant[0]?.name : undefined;
  const name =
    only ?? (meant.length === 0 ? serviceByMeaning(said.words, context, sentenceOf, MEANT) : null);
  if (name) {
    const known = { ...state, booking: { ...state.booking, service: name } };
    const updated = updateBooking({ ...known, asked: 'how-can-i-help' }, said, context).state;
    const { requests } = state.booking;
    const booking = { ...updated.booking, service: name, among: undefined, requests };
    return { state: { ...updated, booking }, isClear: true };
  }
  if (meant.length < 2 || meant.length === services.length) return null;
  const names = meant.map((service) => service.name);
  if (JSON.stringify(names) === JSON.stringify(state.booking.among)) return null;
  const { booking, ...next } = updateBooking(state, said, context).state;
  const open = { ...next, booking: { ...booking, among: names }, misses: 0 };
  return { state: answer(open, context.say.asking.whichOf(names), 'service'), isClear: false };
}

/** From so few words on a wish names nothing by the way. */
const LEAST_WORDS_OF_A_WISH = 3;

/** A wish to book with the service that it describes; where it may mean several, with these to choose from. */
export function withDescribedService(
  state: AgentState,
  said: Utterance,
  { business: { services } }: AgentContext,
): AgentState {
  const { booking } = state;
  if (services.length === 0 || services.some(({ name }) => name === booking.service)) return state;
  if (said.words.split(' ').length < LEAST_WORDS_OF_A_WISH) return state;
  const meant = servicesMeant(said.raw, services, booking.resource);
  const [only] = meant;
  if (meant.length === 1 && only) return { ...state, booking: { ...booking, service: only.name } };
  const names = meant.length < services.length ? meant.map(({ name }) => name) : [];
  return {
    ...state,
    booking: { ...booking, service: undefined, ...(names.length > 1 && { among: names }) },
  };
}
