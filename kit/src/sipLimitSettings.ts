import { z } from 'zod';
import { define } from './setting.ts';

/** What strangers may ask of the telephone line; trunks that are named (SIP_TRUNKS) may ask more. */
export interface SipLimitConfig {
  readonly invitesPerSourcePerS: number;
  readonly invitesPerS: number;
  readonly connectionsPerSource: number;
}

const MOST = 10_000;

const count = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= MOST);

const mustBe = `a number from 1 to ${MOST}`;

/** The settings of what floods are held to. */
export const sipLimitSettings = {
  MAX_INVITES_PER_SOURCE_PER_S: define({
    schema: count,
    mustBe,
    usual: '10',
    means:
      'New calls a second that one source address (IPv6: one /64 network) may offer, twice as many at once; more get 503 and then no answer. Does not hold for SIP_TRUNKS',
  }),
  MAX_INVITES_PER_S: define({
    schema: count,
    mustBe,
    usual: '50',
    means:
      'New calls a second from all source addresses together, so that many of them cannot disturb live calls; a machine that is late takes fewer. Does not count those of SIP_TRUNKS',
  }),
  MAX_SIP_CONNECTIONS_PER_SOURCE: define({
    schema: count,
    mustBe,
    usual: '50',
    means:
      'TCP connections for calls that one source address may hold; for one more its longest idle one without a call is closed. Does not hold for SIP_TRUNKS',
  }),
} as const;

/** The limits, every default filled in. */
export function sipLimitConfig(values: {
  readonly MAX_INVITES_PER_SOURCE_PER_S?: number;
  readonly MAX_INVITES_PER_S?: number;
  readonly MAX_SIP_CONNECTIONS_PER_SOURCE?: number;
}): SipLimitConfig {
  return {
    invitesPerSourcePerS: values.MAX_INVITES_PER_SOURCE_PER_S ?? 10,
    invitesPerS: values.MAX_INVITES_PER_S ?? 50,
    connectionsPerSource: values.MAX_SIP_CONNECTIONS_PER_SOURCE ?? 50,
  };
}
