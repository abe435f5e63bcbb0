import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { voiceActivityDefaults } from '@belldesk/voice/audio/voiceActivity';
import { endpointingDelayMs } from '@belldesk/voice/dialogue/turns/endpointing';
import { defaultTurnSettings } from '@belldesk/voice/dialogue/turns/settings';
import { cores, pin } from '../../machine.ts';
import { quantile } from '../../quantile.ts';
import type { BenchRow } from '../../row.ts';
import type { Latencies } from '../offline/providers.ts';
import type { CallersHeard, CallersPlan } from './callersProcess.ts';
import { openScriptedDesk, SIP_USER } from './desk.ts';
import type { HeardDelays } from './turnDelays.ts';

const SENTENCE = 'How much is a haircut for a child?';

export interface HeardPlan {
  readonly latencies: Latencies;
  /** Calls at once of each kind. */
  readonly calls: number;
  readonly turns: number;
}

/** What cannot be shorter: the wait for the end of the turn, and what the providers take. */
export function leastDelayMs({ finalMs, modelMs, voiceMs }: Latencies): number {
  const waitedMs = Math.max(
    endpointingDelayMs(
      { text: SENTENCE, expects: 'anything', usualPauseMs: null, byVoice: null },
      defaultTurnSettings,
    ),
    voiceActivityDefaults.stopSilentMs + finalMs,
  );
  return waitedMs + modelMs + voiceMs;
}

function listen(plan: CallersPlan): Promise<CallersHeard> {
  const child = fork(
    fileURLToPath(new URL('./callersProcess.ts', import.meta.url)),
    [JSON.stringify(plan)],
    { execArgv: ['--disable-warning=ExperimentalWarning'] },
  );
  if (child.pid !== undefined && pin(child.pid, cores.driver)) pin(process.pid, cores.measured);
  return new Promise((resolve, reject) => {
    child.once('message', (heard: CallersHeard) => resolve(heard));
    child.once('exit', (code) => reject(new Error(`the callers ended with ${code}`)));
  });
}

/** Real calls of both kinds at once, recorded at the callers' ends. */
export async function hearCalls({ latencies, calls, turns }: HeardPlan): Promise<CallersHeard> {
  const desk = await openScriptedDesk(latencies);
  try {
    const browserUrls: string[] = [];
    for (let call = 0; call < calls; call++) browserUrls.push(await desk.ticket());
    return await listen({
      sipPort: desk.sipPort,
      sipUser: SIP_USER,
      telephones: calls,
      browserUrls,
      sentence: SENTENCE,
      turns,
    });
  } finally {
    await desk.close();
  }
}

/** Rows of what was heard of one kind of call. */
export function heardRows(
  what: string,
  heard: readonly HeardDelays[],
  latencies: Latencies,
): BenchRow[] {
  const delaysMs = heard.flatMap((call) => call.delaysMs);
  const leastMs = leastDelayMs(latencies);
  const sum = (count: (call: HeardDelays) => number) =>
    heard.reduce((total, call) => total + count(call), 0);
  const p50 = quantile(delaysMs, 0.5);
  const p95 = quantile(delaysMs, 0.95);
  return [
    { what: `${what}: delay as heard, p50 of ${delaysMs.length} turns`, value: p50, unit: 'ms' },
    { what: `${what}: delay as heard, p95`, value: p95, unit: 'ms' },
    { what: `${what}: of it the engine’s own, p50`, value: p50 - leastMs, unit: 'ms' },
    { what: `${what}: of it the engine’s own, p95`, value: p95 - leastMs, unit: 'ms' },
    { what: `${what}: turns not answered`, value: sum(({ unanswered }) => unanswered), unit: '' },
    { what: `${what}: turns discarded`, value: sum(({ discarded }) => discarded), unit: '' },
  ];
}
