import type { Clock } from '@belldesk/kit/clock';
import { SelfTestEar } from './selfTestEar.ts';
import { SelfTestLine } from './selfTestLine.ts';

/** Why a self-test failed: nobody answered, the call was refused, or answered without a word. */
export type SelfTestFailure = 'not-answered' | 'refused' | 'silent' | 'not-hung-up';

export type SelfTestOutcome =
  | {
      readonly ok: true /** Ms from dialling to the first sound. */;
      readonly greetedAfterMs: number;
    }
  | { readonly ok: false; readonly failure: SelfTestFailure; readonly status?: number };

/** How long each step may take, in ms. */
export const selfTestDeadlines = { answerMs: 10_000, soundMs: 10_000, byeMs: 5_000 } as const;

const LATE = Symbol('late');

/**
 * Calls our own SIP address over loopback as any telephone would, listens for the greeting's sound, says
 * nothing, and hangs up. Rejects only when the system gives no socket.
 */
export async function callOneself(options: {
  readonly port: number;
  readonly user: string;
  readonly clock: Clock;
}): Promise<SelfTestOutcome> {
  const { clock } = options;
  const ear = new SelfTestEar();
  const line = new SelfTestLine(options.port, options.user);
  const startedMs = clock.monotonicMs();
  try {
    const [port] = await Promise.all([ear.open(), line.open()]);
    const answer = await within(clock, selfTestDeadlines.answerMs, line.invite(offer(port)));
    if (answer === LATE) {
      await line.cancel();
      return { ok: false, failure: 'not-answered' };
    }
    const { status } = answer;
    if (status >= 300) return { ok: false, failure: 'refused', status };
    const heard = await within(clock, selfTestDeadlines.soundMs, ear.heard);
    const greetedAfterMs = clock.monotonicMs() - startedMs;
    const ended = await within(clock, selfTestDeadlines.byeMs, line.bye());
    if (heard === LATE) return { ok: false, failure: 'silent' };
    if (ended === LATE) return { ok: false, failure: 'not-hung-up' };
    return { ok: true, greetedAfterMs };
  } finally {
    ear.close();
    line.close();
  }
}

async function within<T>(
  clock: Clock,
  deadlineMs: number,
  work: Promise<T>,
): Promise<T | typeof LATE> {
  const late = Promise.withResolvers<typeof LATE>();
  const cancel = clock.after(deadlineMs, () => late.resolve(LATE));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    cancel();
  }
}

/** One stream of G.711 u-law (RFC 3551 table 4). */
function offer(port: number): string {
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    'c=IN IP4 127.0.0.1',
    't=0 0',
    `m=audio ${port} RTP/AVP 0`,
    'a=rtpmap:0 PCMU/8000',
    'a=ptime:20',
    'a=sendrecv',
    '',
  ].join('\r\n');
}
