import { raiseThreadPriority } from '@belldesk/voice/telephony/media/threadPriority';
import { chooseDatagrams } from '@belldesk/voice/telephony/rtp/datagrams/chooseDatagrams';
import { SteadyCall } from './steadyCall.ts';

/**
 * Calls that go on while something else happens, as a process of its own: sound both ways in real time,
 * and the time between two packets of the assistant. Arguments: SIP port, user, number of calls.
 */
export type LiveAsk =
  | { readonly type: 'call' }
  | { readonly type: 'measure'; readonly forMs: number }
  | { readonly type: 'hang-up' };

export interface LiveAnswer {
  /** Between two packets of one call, in ms, of all calls. */
  readonly gapsMs: number[];
  /**
   * The same of a process that nobody calls: this one's own time between two packets that it sent. What
   * the machine does to both is told by it.
   */
  readonly ownGapsMs: number[];
  /** Calls that go on. */
  readonly calls: number;
}

const FRAME_MS = 20;

const [port = '', user = '', count = ''] = process.argv.slice(2);
const calls = Array.from({ length: Number(count) }, () => new SteadyCall(Number(port), user));
let ownGapsMs: number[] = [];
let sentAtMs = performance.now();
let dueMs = sentAtMs;

function tick(): void {
  for (; dueMs <= performance.now(); dueMs += FRAME_MS) {
    for (const call of calls) {
      call.poll();
      call.send();
    }
    const nowMs = performance.now();
    ownGapsMs.push(nowMs - sentAtMs);
    sentAtMs = nowMs;
  }
  setTimeout(tick, Math.max(0, dueMs - performance.now()));
}

/** What came since the last time; nothing is kept of it. */
function take(): LiveAnswer {
  const own = ownGapsMs;
  ownGapsMs = [];
  return {
    gapsMs: calls.flatMap((call) => call.takeGaps()),
    ownGapsMs: own,
    calls: calls.filter(({ hungUp }) => !hungUp).length,
  };
}

async function obey(ask: LiveAsk): Promise<void> {
  if (ask.type === 'call') {
    const { bind } = chooseDatagrams();
    await Promise.all(calls.map((call) => call.call(bind)));
  }
  if (ask.type === 'hang-up') await Promise.all(calls.map((call) => call.hangUp()));
  if (ask.type !== 'measure') {
    process.send?.(take());
    return;
  }
  take();
  setTimeout(() => process.send?.(take()), ask.forMs);
}

process.on('message', (ask: LiveAsk) => void obey(ask));
process.on('disconnect', () => process.exit(0));
// What is measured is the product, not how long its callers wait for a processor.
raiseThreadPriority();
tick();
