import type {
  CallArtifact,
  CallMessage,
  EndedReason,
  UnfinishedWish,
  VoiceCall,
} from '@belldesk/contract/voice/call';
import { PRESS_DIGITS } from '@belldesk/contract/voice/ownTools';
import type { CallRecording } from '@belldesk/contract/voice/recording';
import {
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  CHECK_AVAILABILITY,
  FIND_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
  type ToolResult,
} from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { storable } from '@belldesk/kit/storable';
import type { ConversationMessage } from '../dialogue/model.ts';
import { conversationOf } from '../dialogue/turns/entries.ts';
import type { Entry, TurnState } from '../dialogue/turns/state.ts';
import { unansweredQuestions } from '../dialogue/unanswered.ts';
import { keptConversation } from './leaves/keptConversation.ts';
import { summaryByRule } from './leaves/ruleSummary.ts';
import { isLeftToTheOwner, readToolResult, UNREACHABLE } from './toolResultText.ts';

type Analysis = NonNullable<VoiceCall['analysis']>;
type Outcome = NonNullable<Analysis['structuredData']>['outcome'];

/** The transcript, the tools and the delays of a conversation, as far as it has come. */
export function artifactOf(state: TurnState, callStartedAtMs: number): CallArtifact {
  const messages = state.entries.flatMap((entry) => messageOf(entry, callStartedAtMs));
  // What callers type and models answer may hold what a database refuses.
  return storable({
    messages,
    transcript: messages.map(transcriptLine).join(''),
    turns: [...state.turns],
    undelivered: undeliveredOf(state.entries),
  });
}

function messageOf(entry: Entry, callStartedAtMs: number): CallMessage[] {
  const { message } = entry;
  const common = {
    time: entry.startedAtMs,
    secondsFromStart: Math.max(0, (entry.startedAtMs - callStartedAtMs) / 1_000),
    ...(entry.endedAtMs === null
      ? {}
      : { endTime: entry.endedAtMs, duration: entry.endedAtMs - entry.startedAtMs }),
  };
  switch (message.role) {
    case 'assistant':
      return [
        {
          ...common,
          role: 'bot',
          message: message.text,
          interrupted: entry.interrupted,
          ...(entry.spokenBy ? { spokenBy: [...entry.spokenBy] } : {}),
        },
      ];
    case 'caller':
      return message.text === ''
        ? []
        : [
            {
              ...common,
              role: 'user',
              message: message.keyed ? `[keys] ${message.text}` : message.text,
              typed: entry.typed,
            },
          ];
    case 'recorded':
      return [
        { ...common, role: 'user', message: `[recorded message, ${message.seconds} seconds]` },
      ];
    case 'tool-call':
      return [
        {
          ...common,
          role: 'tool_calls',
          toolCalls: [
            {
              id: message.id,
              type: 'function',
              function: { name: message.name, arguments: JSON.stringify(message.arguments) },
            },
          ],
        },
      ];
    case 'tool-result':
      return [
        {
          ...common,
          role: 'tool_call_result',
          toolCallId: message.id,
          name: message.name,
          result: message.result,
        },
      ];
    case 'silence':
      return [];
  }
}

function transcriptLine(message: CallMessage): string {
  if (message.message === undefined) return '';
  return `${message.role === 'bot' ? 'AI' : 'User'}: ${message.message}\n`;
}

/** Tool calls that never arrived, or that had no answer when the call ended. */
function undeliveredOf(entries: readonly Entry[]): NonNullable<CallArtifact['undelivered']> {
  const results = new Map(
    entries.flatMap(({ message }) =>
      message.role === 'tool-result' ? [[message.id, message.result] as const] : [],
    ),
  );
  return entries.flatMap(({ message }) => {
    if (message.role !== 'tool-call' || WRITES_NOTHING.has(message.name)) return [];
    const result = results.get(message.id);
    return result === undefined || isLeftToTheOwner(result)
      ? [{ toolCallId: message.id, name: message.name, arguments: { ...message.arguments } }]
      : [];
  });
}

/** Once the call is over nobody waits for an answer to a question, nor to be put through. */
const WRITES_NOTHING: ReadonlySet<string> = new Set([
  CHECK_AVAILABILITY,
  FIND_BOOKING,
  PRESS_DIGITS,
  TRANSFER_CALL,
]);

const OUTCOME_OF: Readonly<Partial<Record<string, Outcome>>> = {
  [BOOK_APPOINTMENT]: 'booking',
  [CANCEL_BOOKING]: 'change',
  [MOVE_BOOKING]: 'change',
  [PLACE_ORDER]: 'order',
  [TAKE_MESSAGE]: 'message',
};
/** Of several things done in one call, the first of these names it. */
const RANKED = ['booking', 'change', 'order', 'message'] as const;

/** What came of a conversation. */
export function outcomeOf(state: TurnState, endedReason: EndedReason | null): Outcome {
  return outcomeIn(conversationOf(state), endedReason, false);
}

function outcomeIn(
  conversation: readonly ConversationMessage[],
  endedReason: EndedReason | null,
  isUnfinished: boolean,
): Outcome {
  const results = conversation.flatMap((message) =>
    message.role === 'tool-result' && !WRITES_NOTHING.has(message.name)
      ? [{ name: message.name, said: readToolResult(message.result) }]
      : [],
  );
  const done = results.filter(({ said }) => said.ok).map(({ name }) => OUTCOME_OF[name]);
  const best = RANKED.find((outcome) => done.includes(outcome));
  if (best) return best;
  if (results.some(hasFailed) || endedReason?.startsWith('pipeline-error')) return 'failed';
  // A person took the call.
  if (endedReason === 'assistant-forwarded-call') return 'answered';
  if (isUnfinished) return 'not-completed';
  const said = conversation.findIndex(
    (message) => message.role === 'caller' && message.text !== '',
  );
  const wasAnswered =
    said >= 0 && conversation.slice(said).some((message) => message.role === 'assistant');
  return wasAnswered ? 'answered' : 'abandoned';
}

interface NamedResult {
  readonly name: string;
  readonly said: ToolResult;
}

/** What came of an owner's own tool only its own words tell, unless nobody knows. */
function hasFailed({ name, said }: NamedResult): boolean {
  if (said.ok) return false;
  if (said.problem === 'uncertain' || said.reason === UNREACHABLE) return true;
  return said.problem === undefined && Object.hasOwn(OUTCOME_OF, name);
}

/** The outcome in the form of the voice API's analysis. @param unfinished a wish that came to nothing */
export function analysisOf(
  state: TurnState,
  endedReason: EndedReason,
  unfinished: UnfinishedWish | null = null,
): Analysis {
  return analysisIn(conversationOf(state), endedReason, unfinished);
}

/** The analysis of a call whose process died, from what was kept of it. */
export function analysisOfDead(artifact: CallArtifact, endedReason: EndedReason): Analysis {
  return analysisIn(keptConversation(artifact), endedReason, null);
}

function analysisIn(
  conversation: readonly ConversationMessage[],
  endedReason: EndedReason,
  unfinished: UnfinishedWish | null,
): Analysis {
  const questions = unansweredQuestions(conversation);
  const isUnfinished = unfinished !== null || questions.length > 0;
  const outcome = outcomeIn(conversation, endedReason, isUnfinished);
  return storable({
    summary: summaryByRule(conversation, questions, endedReason),
    successEvaluation: String([...RANKED, 'answered'].includes(outcome)),
    structuredData: {
      outcome,
      unansweredQuestions: questions,
      ...(unfinished !== null && { unfinished }),
    },
  });
}

/** @param url where it is to be fetched */
export function withRecording(
  artifact: CallArtifact,
  recording: CallRecording | null,
  url: string | undefined,
): CallArtifact {
  if (recording === null) return artifact;
  const kept = recording.state === 'kept' && url !== undefined;
  return {
    ...artifact,
    recording,
    ...(kept ? { recordingUrl: url, stereoRecordingUrl: url } : {}),
  };
}
