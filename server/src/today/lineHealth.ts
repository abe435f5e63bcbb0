import type { LineHealth } from '@belldesk/contract/product/today';
import type { ProvidersReport } from '@belldesk/contract/voice/providers';
import { SELF_TEST_FAILURES_TO_TELL, type SelfTestReport } from '@belldesk/contract/voice/selfTest';
import type { Deps } from '../context.ts';
import type { VoiceApi } from '../voiceApi/client.ts';
import { nullOn404 } from '../voiceApi/nullOn404.ts';

/** Every open page asks, and the platform may be elsewhere: its answer holds for so long. */
export const HEALTH_HOLDS_MS = 20_000;
/** Whoever opens the page waits no longer for it. */
export const HEALTH_WAIT_MS = 3_000;

interface Known {
  readonly atMs: number;
  readonly health: Promise<LineHealth>;
}
const knownOf = new WeakMap<VoiceApi, Known>();

/** What callers meet on the voice platform just now. Never rejects: a platform that does not answer is `down`. */
export function readLineHealth({
  voice,
  clock,
}: Pick<Deps, 'voice' | 'clock'>): Promise<LineHealth> {
  const nowMs = clock.nowMs();
  const known = knownOf.get(voice);
  if (known && nowMs - known.atMs < HEALTH_HOLDS_MS) return known.health;
  const health = new Promise<LineHealth>((resolve) => {
    const cancel = clock.after(HEALTH_WAIT_MS, () => resolve('down'));
    void ask(voice).then((answer) => {
      cancel();
      resolve(answer);
    });
  });
  knownOf.set(voice, { atMs: nowMs, health });
  return health;
}

async function ask(voice: VoiceApi): Promise<LineHealth> {
  try {
    const [providers, selfTest] = await Promise.all([
      nullOn404(voice.providers()),
      nullOn404(voice.selfTest()),
    ]);
    return healthOf(providers, selfTest);
  } catch {
    return 'down';
  }
}

/** @param providers how they fare @param selfTest how the platform's calls to itself went; each null where it does not tell */
export function healthOf(
  providers: ProvidersReport | null,
  selfTest: SelfTestReport | null,
): LineHealth {
  if (selfTest && selfTest.failedInARow >= SELF_TEST_FAILURES_TO_TELL) return 'down';
  if (providers?.providers.some(({ state }) => state === 'standing-in')) return 'stand-in';
  return providers || selfTest ? 'ok' : 'unknown';
}
