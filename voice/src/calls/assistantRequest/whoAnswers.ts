import { AppError } from '@belldesk/contract/errors';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import type { AssistantRequestOutcome } from '@belldesk/contract/voice/call';
import {
  KNOWN_CALLER_VARIABLE,
  type KnownCaller,
  knownCaller,
} from '@belldesk/contract/voice/knownCaller';
import type { AssistantRequestAnswer } from '@belldesk/contract/voice/serverMessage';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { CallRow } from '../../store/calls/queries.ts';
import { openAssistant, type Sealer } from '../../store/sealer.ts';
import { receptionistOf, type Webhook } from '../receptionist.ts';
import { type AssistantWanted, withOverrides } from '../resolveAssistant.ts';
import { askServer, NotUnderstood } from './askServer.ts';

/**
 * A caller hears it ring meanwhile, and then the assistant as it is. Half of what a greeting may take to be made ready,
 * which goes on beside it; the public service waits 7.5 s, longer than many a caller does.
 */
export const ASSISTANT_REQUEST_MS = 750;

/** Who answers one call. */
export interface Answers {
  readonly assistantId: string | null;
  /** Its secrets sealed. */
  readonly dto: AssistantDto;
  readonly knownCaller: KnownCaller | null;
  /** Said in place of the assistant's greeting; then the call ends. */
  readonly lastWords: string | null;
  /** Null where nobody was asked. */
  readonly asked: AssistantRequestOutcome | null;
}

export interface AskingMeans {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly sealer: Sealer;
  /** Finds an assistant that an answer names or brings along. Throws `bad-input` where there is none. */
  readonly resolve: (wanted: AssistantWanted) => Promise<AssistantDto>;
}

interface Found {
  readonly outcome: AssistantRequestOutcome['outcome'];
  readonly answers?: Partial<Answers>;
}

/**
 * Asks the assistant's server who answers a call, where the assistant wants it asked (`assistant-request` among its
 * server messages). Never throws, and takes no longer than `ASSISTANT_REQUEST_MS`: whatever is wrong with the answer, the
 * assistant answers as it is.
 * @param row the call, which rings; its assistant has its secrets sealed
 */
export async function whoAnswers(row: CallRow, means: AskingMeans): Promise<Answers> {
  const { clock, logger, sealer } = means;
  const asItIs: Answers = {
    assistantId: row.assistantId,
    dto: row.assistant,
    knownCaller: null,
    lastWords: null,
    asked: null,
  };
  const { webhook } = receptionistOf(openAssistant(row.assistant, sealer));
  if (!webhook?.messages.has('assistant-request')) return asItIs;
  const startedAtMs = clock.monotonicMs();
  const { outcome, answers } = await inTime(clock, (signal) => find(row, webhook, means, signal));
  const durationMs = Math.round(clock.monotonicMs() - startedAtMs);
  if (outcome === 'late' || outcome === 'failed' || outcome === 'not-understood')
    logger.warn(
      { callId: row.id, assistantId: row.assistantId, outcome, durationMs },
      'assistant-request had no use: the assistant answers as it is',
    );
  return { ...asItIs, ...answers, asked: { outcome, durationMs } };
}

async function inTime(clock: Clock, find: (signal: AbortSignal) => Promise<Found>): Promise<Found> {
  const controller = new AbortController();
  const passed = Promise.withResolvers<Found>();
  const cancel = clock.after(ASSISTANT_REQUEST_MS, () => {
    controller.abort();
    passed.resolve({ outcome: 'late' });
  });
  const found = await Promise.race([find(controller.signal), passed.promise]);
  cancel();
  return found;
}

async function find(
  row: CallRow,
  webhook: Webhook,
  means: AskingMeans,
  signal: AbortSignal,
): Promise<Found> {
  try {
    const answer = await askServer(row, webhook, { clock: means.clock, signal });
    // Spoken whatever stands beside it, as the public service does.
    if (answer.error != null) return { outcome: 'refused', answers: { lastWords: answer.error } };
    return { outcome: 'answered', answers: await chosen(row, answer, means) };
  } catch (error) {
    return { outcome: isNoUse(error) ? 'not-understood' : 'failed' };
  }
}

async function chosen(
  row: CallRow,
  { assistantId, assistant, assistantOverrides }: AssistantRequestAnswer,
  { sealer, resolve }: AskingMeans,
): Promise<Partial<Answers>> {
  const overrides = assistantOverrides ?? undefined;
  const isOther = assistant != null || (assistantId != null && assistantId !== row.assistantId);
  const known = knownCaller.safeParse(overrides?.variableValues?.[KNOWN_CALLER_VARIABLE]);
  return {
    ...(isOther && { assistantId: assistant == null ? (assistantId ?? null) : null }),
    dto: isOther
      ? await resolve({
          assistantId: assistantId ?? undefined,
          assistant: assistant ?? undefined,
          assistantOverrides: overrides,
        })
      : withOverrides(row.assistant, overrides, sealer),
    knownCaller: known.data ?? null,
  };
}

/** Something came back, and it is nothing to go by. */
function isNoUse(error: unknown): boolean {
  return (
    error instanceof NotUnderstood ||
    error instanceof SyntaxError ||
    (error instanceof AppError && error.code === 'bad-input')
  );
}
