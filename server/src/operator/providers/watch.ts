import type { ProviderReport } from '@belldesk/contract/voice/providers';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';
import { noteAlarm, wasToldAfter } from './queries.ts';

/** A provider that comes and goes is told of once in this time. */
export const BETWEEN_ALARMS_MS = 60 * 60_000;

/**
 * Asks the voice platform how its providers fare, and has the operator told when one was given up and when it is
 * back: once each, and at most once an hour for each provider. One that came back before it was told of is told
 * of in one mail. A platform that tells nothing of its providers has nothing to be told of.
 * @throws VoiceApiFailure when the platform does not answer
 */
export async function watchProviders({
  db,
  voice,
  clock,
}: Pick<Deps, 'db' | 'voice' | 'clock'>): Promise<void> {
  const report = await nullOn404(voice.providers());
  for (const provider of report?.providers ?? [])
    if (provider.incident)
      await db.transaction((tx) => tell(tx, provider, report?.providers ?? [], clock.nowMs()));
}

async function tell(
  tx: Transaction,
  { part, name, label, incident }: ProviderReport,
  all: readonly ProviderReport[],
  nowMs: number,
): Promise<void> {
  if (!incident) return;
  const { startedAtMs, endedAtMs, problem } = incident;
  const provider = `${part}-${name}`;
  if (await wasToldAfter(tx, provider, new Date(nowMs - BETWEEN_ALARMS_MS))) return;
  const now = new Date(nowMs);
  const isNew = await noteAlarm(tx, provider, `${startedAtMs}-gone`, now);
  const isBack = endedAtMs !== null && (await noteAlarm(tx, provider, `${startedAtMs}-back`, now));
  if (!isNew && !isBack) return;
  const standIn = all.find((other) => other.part === part && other.state === 'standing-in');
  await enqueue(tx, 'mail', {
    template: 'provider',
    part,
    label,
    problem,
    startedAtMs,
    endedAtMs,
    standIn: endedAtMs === null ? (standIn?.label ?? null) : null,
  });
}
