import type { CannotTell, NotTold } from '@belldesk/contract/product/customerNotice';
import type { SendingLimits } from '@belldesk/kit/sendingSettings';
import { findPlanOf } from '../billing/queries.ts';
import type { Executor } from '../db/client.ts';
import { findNthNewest, findSender, type Scope, type Sent } from './queries.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export interface Limit {
  readonly why: NotTold;
  readonly scope: Scope;
  readonly max: number;
  readonly windowMs: number;
}

/** When a limit that is reached opens again; undefined while it is not reached, null where it never opens. */
export async function opensAt(
  db: Executor,
  kind: Sent['kind'],
  { scope, max, windowMs }: Omit<Limit, 'why'>,
  nowMs: number,
): Promise<Date | null | undefined> {
  if (max === 0) return null;
  const since = new Date(nowMs - windowMs);
  const nth = await findNthNewest(db, { kind, scope, since, count: max });
  return nth === null ? undefined : new Date(nth.getTime() + windowMs);
}

/** The limits of the whole installation, the widest last. */
export function installationLimits({ notices }: Pick<SendingLimits, 'notices'>): readonly Limit[] {
  const of = { why: 'installation-limit', scope: 'installation' } as const;
  return [
    { ...of, max: notices.perHour, windowMs: HOUR_MS },
    { ...of, max: notices.perDay, windowMs: DAY_MS },
  ];
}

/** What the installation may mail to addresses that nobody has confirmed. */
export function unconfirmedLimit({
  unconfirmed,
}: Pick<SendingLimits, 'unconfirmed'>): Omit<Limit, 'why'> {
  return { scope: 'installation', max: unconfirmed.perHour, windowMs: HOUR_MS };
}

/**
 * Why an account cannot tell a customer now: its address is not confirmed, or a limit is reached; of several, the one
 * that opens last. Null where it can.
 * @param recipient hash of whom it is for; left out, every other limit is looked at
 */
export async function whyNotTell(
  db: Executor,
  limits: Pick<SendingLimits, 'notices'>,
  {
    organisationId,
    recipient,
    nowMs,
  }: { organisationId: string; recipient?: string; nowMs: number },
): Promise<(Omit<CannotTell, 'opensAt'> & { readonly opensAt: Date | null }) | null> {
  const sender = await findSender(db, organisationId);
  if (!sender?.emailVerified) return { why: 'unconfirmed', opensAt: null };
  const { notices } = limits;
  const { planId } = await findPlanOf(db, organisationId, new Date(nowMs));
  const a = { windowMs: DAY_MS };
  const all: Limit[] = [
    {
      ...a,
      why: 'account-limit',
      scope: { organisationId },
      max: planId === 'starter' ? notices.perFreeAccountDay : notices.perPaidAccountDay,
    },
    ...installationLimits(limits),
  ];
  const { signUpSource } = sender;
  if (signUpSource !== null)
    all.push({
      ...a,
      why: 'source-limit',
      scope: { signUpSource },
      max: notices.perSignUpAddressDay,
    });
  if (recipient !== undefined)
    all.push({ ...a, why: 'recipient-limit', scope: { recipient }, max: notices.perRecipientDay });
  let found: { why: NotTold; opensAt: Date | null } | null = null;
  for (const limit of all) {
    const opens = await opensAt(db, 'customer', limit, nowMs);
    if (opens === undefined) continue;
    if (opens === null) return { why: limit.why, opensAt: null };
    if (found?.opensAt && found.opensAt >= opens) continue;
    found = { why: limit.why, opensAt: opens };
  }
  return found;
}
