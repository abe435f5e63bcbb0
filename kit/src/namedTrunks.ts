import { isIP } from 'node:net';
import { type Country, countryOf } from '@belldesk/contract/catalogue/countries';
import { z } from 'zod';
import { isNetwork, networkTest } from './network.ts';

/** Where many callers come from by one address or a few: a carrier or a PBX that the operator names. */
export interface Trunk {
  readonly name: string;
  /** IP addresses and CIDR networks its signalling comes from. */
  readonly networks: readonly string[];
  /** Calls at once; null: only the limits of everybody hold. */
  readonly maxLines: number | null;
  /** In which callers' numbers without a country code are read; null: that of the business they call. */
  readonly country: Country | null;
}

export const MAX_TRUNK_LINES = 10_000;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const OPTION = /^(lines|country)=(\w+)$/;
const LINES = /^[1-9]\d{0,4}$/;

/** One trunk as it is written: `name=address+network;lines=N;country=GB`. Null when it is written otherwise. */
function readTrunk(text: string): Trunk | null {
  const equals = text.indexOf('=');
  if (equals < 0) return null;
  const name = text.slice(0, equals).trim();
  const [list = '', ...options] = text.slice(equals + 1).split(';');
  const networks = list.split('+').map((network) => network.trim());
  const told = readOptions(options);
  if (!NAME.test(name) || !networks.every(isNetwork) || told === null) return null;
  return { name, networks, ...told };
}

/** Each option once. Null for any other, or a value that cannot be. */
function readOptions(options: readonly string[]): Pick<Trunk, 'maxLines' | 'country'> | null {
  const told = new Map<string, string>();
  for (const option of options) {
    const [, key = '', value = ''] = OPTION.exec(option.trim()) ?? [];
    if (key === '' || told.has(key)) return null;
    told.set(key, value);
  }
  const lines = told.get('lines');
  const place = told.get('country');
  const country = countryOf(place?.toUpperCase());
  if (place !== undefined && country === null) return null;
  if (lines === undefined) return { maxLines: null, country };
  if (!LINES.test(lines) || Number(lines) > MAX_TRUNK_LINES) return null;
  return { maxLines: Number(lines), country };
}

/** Reads SIP_TRUNKS: trunks with commas between, each name once. */
export const namedTrunks = z.string().transform((text, context): readonly Trunk[] => {
  const trunks = text.split(',').map((one) => readTrunk(one.trim()));
  const read = trunks.filter((trunk) => trunk !== null);
  const isRight = read.length === trunks.length;
  if (isRight && new Set(read.map(({ name }) => name)).size === read.length) return read;
  context.addIssue({ code: 'custom', message: 'no list of trunks' });
  return z.NEVER;
});

/**
 * The named trunks, and behind them the account that calls go out by where its host is an IP address:
 * what comes from there is no stranger's.
 * @param host of SIP_TRUNK, an IPv6 address in brackets; null where none is set
 */
export function allTrunks(named: readonly Trunk[], host: string | null): readonly Trunk[] {
  const address = host?.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(address) === 0) return named;
  return [...named, { name: 'SIP_TRUNK', networks: [address], maxLines: null, country: null }];
}

/** Tells which trunk an address belongs to: the first in the order of the setting; null for a stranger's. */
export type TrunkOf = (address: string) => Trunk | null;

/** @returns a pure function for IPv4, IPv6 and mapped addresses, without brackets or a port */
export function createTrunkOf(trunks: readonly Trunk[]): TrunkOf {
  const table = trunks.map((trunk) => ({ trunk, holds: networkTest(trunk.networks) }));
  return (address) => table.find(({ holds }) => holds(address))?.trunk ?? null;
}
