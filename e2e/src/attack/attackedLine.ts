import { lambForm, Owner } from '../owner.ts';
import { type Platform, startPlatform } from '../platform.ts';
import { AttackProcess } from './attackProcess.ts';
import type { FloodAnswer, FloodAsk } from './inviteFlood.ts';
import type { LiveAnswer, LiveAsk } from './liveCalls.ts';

/** What came out of one span of measuring. */
export interface Gaps {
  readonly packets: number;
  /** Between two packets of a call, in ms: 999 of 1,000 are at most this. */
  readonly p999Ms: number;
  /** The same of a process that nobody calls, on the same machine at the same time. */
  readonly ownP999Ms: number;
  /** Calls that go on at its end. */
  readonly calls: number;
}

function p999(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(0.999 * ordered.length) - 1)] ?? Number.POSITIVE_INFINITY;
}

/** The whole product with live calls on it, and whoever floods it: each a process of its own. */
export class AttackedLine {
  readonly platform: Platform;
  /** User part of the assistant's address. */
  readonly user: string;
  readonly #live: AttackProcess<LiveAsk, LiveAnswer>;
  readonly #floods = new Map<string, AttackProcess<FloodAsk, FloodAnswer>>();

  private constructor(platform: Platform, user: string, calls: number) {
    this.platform = platform;
    this.user = user;
    const module = new URL('./liveCalls.ts', import.meta.url);
    this.#live = new AttackProcess(module, [String(platform.sipPort), user, String(calls)]);
  }

  /** @param calls that go on from now on */
  static async start(calls: number): Promise<AttackedLine> {
    // More lines than floods can take, as it is their rate that must not matter; and of each source no more
    // than by default, which other tests lift.
    const env = { MAX_CALLS: '400', MAX_CALLS_PER_SOURCE: '10' };
    const platform = await startPlatform({ env });
    const owner = await Owner.signUp(platform.url, 'attacked@example.com');
    const { id } = await owner.createAssistant(lambForm, 'Europe/London');
    const { sipUri } = await owner.publish(id);
    const line = new AttackedLine(platform, /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '', calls);
    await line.#live.ask({ type: 'call' });
    return line;
  }

  async measure(forMs: number): Promise<Gaps> {
    const { gapsMs, ownGapsMs, calls } = await this.#live.ask({ type: 'measure', forMs });
    return { packets: gapsMs.length, p999Ms: p999(gapsMs), ownP999Ms: p999(ownGapsMs), calls };
  }

  /** New calls of one source, evenly over `overMs` (0: at once); none is acknowledged. */
  flood(localHost: string, count: number, overMs: number): Promise<FloodAnswer> {
    const args = [String(this.platform.sipPort), this.user, localHost];
    const module = new URL('./inviteFlood.ts', import.meta.url);
    const flood = this.#floods.get(localHost) ?? new AttackProcess(module, args);
    this.#floods.set(localHost, flood);
    return flood.ask({ type: 'flood', count, overMs });
  }

  /** Acknowledges and ends what the floods were answered. */
  async endFloods(): Promise<void> {
    for (const flood of this.#floods.values()) await flood.ask({ type: 'hang-up' });
  }

  async endCalls(): Promise<void> {
    await this.#live.ask({ type: 'hang-up' });
  }

  /** A number of GET /metrics of the voice process. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.platform.voiceUrl}/metrics`)).text();
    return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]);
  }

  async stop(): Promise<void> {
    this.#live.close();
    for (const flood of this.#floods.values()) flood.close();
    await this.platform.stop();
  }
}
