import { KNOWN_CALLER_VARIABLE, type KnownCaller } from '@belldesk/contract/voice/knownCaller';
import type {
  AssistantRequest,
  AssistantRequestAnswer,
} from '@belldesk/contract/voice/serverMessage';
import type { Deps } from '../../context.ts';
import { isIdentifyingNumber, toE164 } from '../../customers/phoneNumber.ts';
import { sameName } from '../../scheduling/schedule/resolveBooking.ts';
import { callerOf } from '../callFacts.ts';
import { greetingByName } from './greetingByName.ts';
import { type CustomerCalling, findCustomerCalling, findGreeter } from './queries.ts';
import { spokenName } from './spokenName.ts';

/**
 * Which assistant answers a call that rings: the one that was called, and where its owner wants that, with a greeting by
 * name and what is known of the caller. Of a number that is withheld, nobody's, shared by several people or blocked
 * nothing is told; the answer then is as for any caller.
 * @returns nothing to go by for an assistant that is not the product's
 */
export async function answerAssistantRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { call }: AssistantRequest,
): Promise<AssistantRequestAnswer | Record<string, never>> {
  if (!call.assistantId) return {};
  const greeter = await findGreeter(db, call.assistantId);
  if (!greeter) return {};
  const { assistantId } = call;
  const { organisationId, locationId, country, firstMessage, language } = greeter;
  const caller = callerOf(call);
  const number = isIdentifyingNumber(caller) && caller ? toE164(caller, country) : null;
  if (!greeter.greetsKnownCallers || number === null) return { assistantId };
  const now = new Date(clock.nowMs());
  const customer = await findCustomerCalling(db, { organisationId, locationId, number, now });
  const knownCaller = customer && knownCallerOf(customer);
  const spoken = knownCaller && spokenName(knownCaller.name, language);
  if (!spoken) return { assistantId };
  return {
    assistantId,
    assistantOverrides: {
      firstMessage: greetingByName(firstMessage, spoken, language),
      variableValues: { [KNOWN_CALLER_VARIABLE]: knownCaller },
    },
  };
}

/** Null for who is not to be greeted: blocked, without a name, or one of several who call from that number. */
function knownCallerOf(customer: CustomerCalling): KnownCaller | null {
  const { name, isBlocked, namesUsed } = customer;
  if (name === null || isBlocked || !namesUsed.every((used) => sameName(used, name))) return null;
  const [next, other] = customer.bookings;
  if (!next) return { name };
  const { partySize, ...booked } = next;
  return {
    name,
    nextBooking: {
      ...booked,
      ...(partySize === null ? {} : { partySize }),
      isOnly: other === undefined,
    },
  };
}
