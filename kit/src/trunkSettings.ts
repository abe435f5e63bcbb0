import { z } from 'zod';
import { namedTrunks } from './namedTrunks.ts';
import { define } from './setting.ts';

/** Where calls to telephone numbers go out. */
export interface SipTrunk {
  readonly user: string;
  readonly host: string;
  readonly port: number | null;
  /** Empty where the trunk asks for none. */
  readonly password: string;
}

const ADDRESS = /^sip:([\w.+~-]{1,64})@([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::(\d{1,5}))?$/;

const trunkAddress = z
  .string()
  .regex(ADDRESS)
  .transform((text): Omit<SipTrunk, 'password'> => {
    const [, user = '', host = '', port] = ADDRESS.exec(text) ?? [];
    return { user, host, port: port === undefined ? null : Number(port) };
  })
  .refine(({ port }) => port === null || (port >= 1 && port <= 65_535));

/** The settings of the ways to and from the telephone network. */
export const trunkSettings = {
  SIP_TRUNK: define({
    schema: trunkAddress,
    mustBe: 'sip:user@host or sip:user@host:port',
    usual: 'only sip: addresses can be called',
    means: 'Account at a SIP trunk or PBX over which callers are put through to telephone numbers',
  }),
  SIP_TRUNK_PASSWORD: define({
    schema: z.string(),
    mustBe: 'a password',
    usual: 'the trunk is told none',
    means: 'Password of that account',
    secret: true,
  }),
  SIP_TRUNKS: define({
    schema: namedTrunks,
    mustBe:
      'trunks as name=address+network;lines=N;country=GB with commas between, each name once, such as carrier=203.0.113.0/24+198.51.100.7;lines=50,pbx=192.0.2.10',
    usual: 'every caller is counted by source address',
    means:
      'Carriers and PBXs that callers come from, by the addresses and networks of their signalling: limits for one source address do not hold for them, `lines` sets how many calls each may have at once, and `country` in which country their callers’ numbers without a country code are read, instead of the country of the business. A SIP_TRUNK whose host is an IP address is one too',
  }),
} as const;

/** The trunk, or undefined where none is set. */
export function trunkConfig(values: {
  readonly SIP_TRUNK?: Omit<SipTrunk, 'password'>;
  readonly SIP_TRUNK_PASSWORD?: string;
}): SipTrunk | undefined {
  return values.SIP_TRUNK && { ...values.SIP_TRUNK, password: values.SIP_TRUNK_PASSWORD ?? '' };
}
