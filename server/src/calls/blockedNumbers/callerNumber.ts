import type { CallDetail } from '@belldesk/contract/product/calls';
import { toE164 } from '../../customers/phoneNumber.ts';
import type { Executor } from '../../db/client.ts';
import { findCountry } from '../../organisations/locations/queries.ts';
import { findBlocked } from './queries.ts';

/** The number by which a call's caller can be blocked; null for one that is withheld, and for a SIP address. */
export async function callerNumberOf(
  db: Executor,
  call: { readonly organisationId: string; readonly caller: string | null },
): Promise<CallDetail['callerNumber']> {
  if (call.caller === null || !/^\+?\d+$/.test(call.caller)) return null;
  const number = toE164(call.caller, await findCountry(db, call.organisationId));
  if (number === null) return null;
  const blocked = await findBlocked(db, { organisationId: call.organisationId, number });
  return { number, blockedId: blocked?.id ?? null };
}
