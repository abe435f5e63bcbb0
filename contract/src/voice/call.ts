import { z } from 'zod';
import { assistantDto, assistantOverrides } from './assistant.ts';
import { base4, listQuery } from './base.ts';
import { callCosts, costBreakdown } from './cost.ts';
import { callRecording } from './recording.ts';

export const endedReason = z.enum([
  'customer-ended-call',
  'assistant-ended-call',
  'assistant-said-end-call-phrase',
  /** The caller was put through to a person. */
  'assistant-forwarded-call',
  /** The caller gave up between our answer and their acknowledgement of it. */
  'call.ringing.sip-inbound-caller-hungup-before-call-connect',
  /** Our answer was never acknowledged. */
  'call.ringing.error-sip-inbound-call-failed-to-connect',
  'silence-timed-out',
  'exceeded-max-duration',
  'customer-did-not-answer',
  'manually-canceled',
  'assistant-request-failed',
  /** Who was asked for an assistant answered with words instead, which were spoken. */
  'assistant-request-returned-error',
  'pipeline-error-transport-lost',
  'pipeline-error-shutdown',
  'pipeline-error-internal',
]);
export type EndedReason = z.infer<typeof endedReason>;

/** What every reason begins with that stands for a call which never connected, of whatever platform of this API. */
export const NEVER_CONNECTED_PREFIX = 'call.ringing.';

/** Whether a call that ended so was never acknowledged by its caller: it costs nothing and is kept for a day at most. */
export function isNeverConnected(reason: string | null): boolean {
  return reason?.startsWith(NEVER_CONNECTED_PREFIX) ?? false;
}

/**
 * Where the delay of one turn went, all in ms. The caller's last sound to the first sound back is
 * `totalMs`; a part that a turn did not have (typed text has no endpointing) is null.
 */
export const turnLatency = z.object({
  /** 1 for the first answer to the caller. */
  turn: z.number().int(),
  /** Caller's last sound to the decision that the turn was over, without the wait for the transcript. */
  endpointingMs: z.number().nullable(),
  /** Noticing that the caller fell silent to the final transcript. */
  transcriberMs: z.number().nullable(),
  /** Decision to the model's first whole sentence. */
  modelMs: z.number().nullable(),
  /** Model's first sentence to the voice's first sound. */
  voiceMs: z.number().nullable(),
  totalMs: z.number().nullable(),
});
export type TurnLatency = z.infer<typeof turnLatency>;

export const callMessage = z.looseObject({
  role: z.enum(['system', 'bot', 'user', 'tool_calls', 'tool_call_result']),
  message: z.string().optional(),
  /** Epoch ms. */
  time: z.number(),
  endTime: z.number().optional(),
  /** ms */
  duration: z.number().optional(),
  secondsFromStart: z.number(),
  /** Ours: the caller typed it. */
  typed: z.boolean().optional(),
  /** Ours: the caller cut it off; `message` holds what was heard. */
  interrupted: z.boolean().optional(),
  /** Ours: the voices that spoke it, in their order: "kokoro", "flite"; "prompt" for what was recorded beforehand. */
  spokenBy: z.array(z.string()).optional(),
  toolCalls: z.array(z.unknown()).optional(),
  toolCallId: z.string().optional(),
  name: z.string().optional(),
  result: z.string().optional(),
});
export type CallMessage = z.infer<typeof callMessage>;

/** Something the caller left that no tool could deliver: it must reach the owner all the same. */
export const undelivered = z.object({
  toolCallId: z.string(),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
});

/** Ours: what came of asking a server which assistant answers. */
export const assistantRequestOutcome = z.object({
  outcome: z.enum([
    /** The call went on as the answer told. */
    'answered',
    /** Words came in place of an assistant. */
    'refused',
    /** The answer did not come in time. */
    'late',
    /** Nobody was reached, or the answer was an error. */
    'failed',
    /** The answer is none of those agreed upon, or names an assistant that does not exist. */
    'not-understood',
  ]),
  /** How long the caller waited for it. */
  durationMs: z.number().int().min(0),
});
export type AssistantRequestOutcome = z.infer<typeof assistantRequestOutcome>;

export const callArtifact = z.looseObject({
  messages: z.array(callMessage),
  /** "AI: ...\nUser: ...\n" */
  transcript: z.string(),
  /** Ours. */
  turns: z.array(turnLatency).optional(),
  /** Ours: tool calls the product's webhook never accepted. */
  undelivered: z.array(undelivered).optional(),
  /** Ours. Absent where nobody was asked. */
  assistantRequest: assistantRequestOutcome.optional(),
  /** Where the recording is to be fetched with the bearer key: caller left, assistant right. */
  recordingUrl: z.string().optional(),
  stereoRecordingUrl: z.string().optional(),
  /** Ours. Absent where the call was not to be recorded. */
  recording: callRecording.optional(),
});
export type CallArtifact = z.infer<typeof callArtifact>;

export const callOutcomeKind = z.enum([
  'booking',
  /** A booking was cancelled or moved. */
  'change',
  'order',
  'message',
  /** Every question was answered. */
  'answered',
  /** The caller wished for something, or asked something, and did not get it. */
  'not-completed',
  'abandoned',
  'failed',
]);

/** Ours: what a caller wished for and did not get, with all that is known of it. */
export const unfinishedWish = z.object({
  /** What was wished, by the form that was begun: "booking", "change", "order" ... */
  kind: z.string(),
  /** For the owner to read, in the language of the call. */
  text: z.string(),
  name: z.string().optional(),
  /** The number given, else the one called from. */
  phoneNumber: z.string().optional(),
});
export type UnfinishedWish = z.infer<typeof unfinishedWish>;

export const callAnalysis = z.looseObject({
  summary: z.string().optional(),
  successEvaluation: z.string().optional(),
  /** Ours: what came of the call. Present on every ended call, even one cut off in mid-sentence. */
  structuredData: z
    .looseObject({
      outcome: callOutcomeKind,
      /** Ours: what callers asked and could not be told, in their words. */
      unansweredQuestions: z.array(z.string()).optional(),
      unfinished: unfinishedWish.optional().catch(undefined),
    })
    .optional(),
});

export const voiceCall = base4.extend({
  type: z.enum(['inboundPhoneCall', 'outboundPhoneCall', 'webCall', 'vapi.websocketCall']),
  status: z.enum(['scheduled', 'queued', 'ringing', 'in-progress', 'forwarding', 'ended']),
  assistantId: z.uuid().nullish(),
  assistant: assistantDto.nullish(),
  phoneNumberId: z.uuid().nullish(),
  customer: z
    .looseObject({
      number: z.string().nullish(),
      sipUri: z.string().nullish(),
      name: z.string().nullish(),
    })
    .nullish(),
  name: z.string().nullish(),
  startedAt: z.iso.datetime().nullish(),
  endedAt: z.iso.datetime().nullish(),
  endedReason: endedReason.nullish(),
  messages: z.array(callMessage).optional(),
  artifact: callArtifact.nullish(),
  analysis: callAnalysis.nullish(),
  /** USD; null where the price of a part is not known. */
  cost: z.number().nullish(),
  costs: callCosts.optional(),
  costBreakdown: costBreakdown.optional(),
  webCallUrl: z.string().optional(),
  artifactPlan: z.looseObject({ videoRecordingEnabled: z.boolean() }).optional(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type VoiceCall = z.infer<typeof voiceCall>;

/** Body of POST /call/web. One of assistantId and assistant is required. */
export const webCallDto = z
  .strictObject({
    assistantId: z.uuid().optional(),
    assistant: assistantDto.optional(),
    assistantOverrides: assistantOverrides.optional(),
    metadata: z.record(z.string(), z.unknown()).optional(),
  })
  .refine((body) => body.assistantId !== undefined || body.assistant !== undefined, {
    message: 'Assistant or Squad must be provided.',
  });
export type WebCallDto = z.infer<typeof webCallDto>;

/** What POST /call/web adds to the call. Another platform of this API sends the address only. */
export const webCallAddress = z.looseObject({
  webCallUrl: z.url(),
  /** Ours: until when the browser may join. */
  joinExpiresAt: z.iso.datetime().optional().catch(undefined),
  /** Ours: the platform hears badly or not at all; the browser's own recognition is of use. */
  wantsBrowserRecognition: z.boolean().optional().catch(undefined),
});
export type WebCallAddress = z.infer<typeof webCallAddress>;

export const callListQuery = listQuery.extend({
  assistantId: z.uuid().optional(),
  phoneNumberId: z.uuid().optional(),
});
