import { z } from 'zod';
import { define } from './setting.ts';

/** How much may be sent to people who are not the owner of an account, and how many may sign up. */
export interface SendingLimits {
  /** Mails and texts to customers of the accounts: whatever moves through them is counted over 24 hours, or one. */
  readonly notices: {
    readonly perHour: number;
    readonly perDay: number;
    readonly perRecipientDay: number;
    readonly perSignUpAddressDay: number;
    readonly perFreeAccountDay: number;
    readonly perPaidAccountDay: number;
  };
  /** Mails to addresses that nobody has confirmed: confirmations, and what follows from an account without one. */
  readonly unconfirmed: { readonly perHour: number; readonly perAddressDay: number };
  /** New accounts of one address, or of one /64 network of IPv6. */
  readonly signUps: { readonly perHour: number; readonly perDay: number };
}

const MAX = 1_000_000;

/** A whole number; none at all is allowed. */
function countOf(usual: number, means: string) {
  return define({
    schema: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .refine((value) => value <= MAX),
    mustBe: `a whole number from 0 to ${MAX}`,
    usual: String(usual),
    means,
  });
}

const usual = {
  MAX_NOTICES_PER_HOUR: 200,
  MAX_NOTICES_PER_DAY: 1_000,
  MAX_NOTICES_PER_RECIPIENT: 5,
  MAX_NOTICES_PER_SIGN_UP_ADDRESS: 120,
  MAX_NOTICES_FREE: 10,
  MAX_NOTICES_PAID: 60,
  MAX_UNCONFIRMED_PER_HOUR: 300,
  MAX_UNCONFIRMED_PER_ADDRESS: 5,
  MAX_SIGN_UPS_PER_HOUR: 10,
  MAX_SIGN_UPS_PER_DAY: 30,
} as const;
type Name = keyof typeof usual;

const means: Readonly<Record<Name, string>> = {
  MAX_NOTICES_PER_HOUR:
    'Mails and texts by which owners tell their customers of a change, in an hour, of the whole installation',
  MAX_NOTICES_PER_DAY: 'The same in a day',
  MAX_NOTICES_PER_RECIPIENT: 'The same to one address or number in a day, whoever tells',
  MAX_NOTICES_PER_SIGN_UP_ADDRESS:
    'The same in a day by all accounts that signed up from one address, or one /64 network of IPv6',
  MAX_NOTICES_FREE: 'The same in a day by one account on the free plan',
  MAX_NOTICES_PAID: 'The same in a day by one account that pays',
  MAX_UNCONFIRMED_PER_HOUR:
    'Mails to addresses that nobody has confirmed yet (confirmations, newsletter, new passwords), in an hour, of the whole installation',
  MAX_UNCONFIRMED_PER_ADDRESS: 'The same to one address in a day',
  MAX_SIGN_UPS_PER_HOUR: 'New accounts in an hour from one address, or one /64 network of IPv6',
  MAX_SIGN_UPS_PER_DAY: 'The same in a day',
};

/** The settings of what is sent to others. */
export const sendingSettings = Object.fromEntries(
  (Object.keys(usual) as Name[]).map((name) => [name, countOf(usual[name], means[name])]),
) as { readonly [N in Name]: ReturnType<typeof countOf> };

/** The limits, every default filled in. */
export function sendingLimits(values: { readonly [N in Name]?: number }): SendingLimits {
  const of = (name: Name) => values[name] ?? usual[name];
  return {
    notices: {
      perHour: of('MAX_NOTICES_PER_HOUR'),
      perDay: of('MAX_NOTICES_PER_DAY'),
      perRecipientDay: of('MAX_NOTICES_PER_RECIPIENT'),
      perSignUpAddressDay: of('MAX_NOTICES_PER_SIGN_UP_ADDRESS'),
      perFreeAccountDay: of('MAX_NOTICES_FREE'),
      perPaidAccountDay: of('MAX_NOTICES_PAID'),
    },
    unconfirmed: {
      perHour: of('MAX_UNCONFIRMED_PER_HOUR'),
      perAddressDay: of('MAX_UNCONFIRMED_PER_ADDRESS'),
    },
    signUps: { perHour: of('MAX_SIGN_UPS_PER_HOUR'), perDay: of('MAX_SIGN_UPS_PER_DAY') },
  };
}
