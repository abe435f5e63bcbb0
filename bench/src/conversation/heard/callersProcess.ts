import { Downsampler } from '@belldesk/voice/audio/resampler';
import { spokenText } from '@belldesk/voice/telephony/media/test/spokenText';
import { raiseThreadPriority } from '@belldesk/voice/telephony/media/threadPriority';
import { monotonicMs } from '../../media/monotonic.ts';
import { callByBrowser, callByTelephone, type RecordingCaller } from './callers.ts';
import type { HeardDelays } from './turnDelays.ts';

/** What the callers' process is told, as JSON in its argument. */
export interface CallersPlan {
  readonly sipPort: number;
  readonly sipUser: string;
  readonly telephones: number;
  /** Addresses with tickets, one for each browser. */
  readonly browserUrls: readonly string[];
  readonly sentence: string;
  readonly turns: number;
}

export interface CallersHeard {
  readonly telephone: readonly HeardDelays[];
  readonly browser: readonly HeardDelays[];
}

const FRAME_MS = 20;
const TICK_MS = 4;
const COHORTS = FRAME_MS / TICK_MS;
/** Below this nothing is heard: PCM16. */
const INAUDIBLE = 300;

const plan = JSON.parse(process.argv[2] ?? '') as CallersPlan;
const spoken = await spokenText(plan.sentence);
const audible = (sample: number) => Math.abs(sample) > INAUDIBLE;
const sentence = spoken.subarray(spoken.findIndex(audible), spoken.findLastIndex(audible) + 1);
const sentence8k = new Downsampler().process(sentence);

raiseThreadPriority();
const telephones = await Promise.all(
  Array.from({ length: plan.telephones }, () =>
    callByTelephone(plan.sipPort, plan.sipUser, sentence8k, plan.turns),
  ),
);
const browsers = await Promise.all(
  plan.browserUrls.map((url) => callByBrowser(url, sentence, plan.turns)),
);
const all: RecordingCaller[] = [...telephones, ...browsers];

await new Promise<void>((resolve) => {
  let dueMs = monotonicMs();
  let turn = 0;
  const tick = (): void => {
    for (; dueMs <= monotonicMs(); dueMs += TICK_MS) {
      turn = (turn + 1) % COHORTS;
      for (let n = turn; n < all.length; n += COHORTS) all[n]?.frame();
    }
    if (all.every((caller) => caller.done)) resolve();
    else setTimeout(tick, Math.max(0, dueMs - monotonicMs()));
  };
  tick();
});
const ended = (callers: readonly RecordingCaller[]) =>
  Promise.all(callers.map((caller) => caller.end()));
const heard: CallersHeard = { telephone: await ended(telephones), browser: await ended(browsers) };
process.send?.(heard, () => process.exit(0));
