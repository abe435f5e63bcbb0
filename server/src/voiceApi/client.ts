import type { VoiceId } from '@belldesk/contract/catalogue/voices';
import type { AnalyticsDto } from '@belldesk/contract/voice/analytics';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { voiceCall, type WebCallDto, webCallAddress } from '@belldesk/contract/voice/call';
import { modelsReport } from '@belldesk/contract/voice/models';
import type { PhoneNumberDto, PhoneNumberPatch } from '@belldesk/contract/voice/phoneNumber';
import {
  type ReadingsQuestion,
  readingsReport,
  type SpeechQuestion,
  type WordsQuestion,
  wordsReport,
} from '@belldesk/contract/voice/pronunciation';
import { providersReport } from '@belldesk/contract/voice/providers';
import { selfTestReport } from '@belldesk/contract/voice/selfTest';
import { z } from 'zod';
import { VoiceApiFailure } from './error.ts';
import type { VoiceTransport } from './transport.ts';

// Only what the product reads is asked of an answer, so that any platform with this API will do.
const made = z.looseObject({ id: z.string().min(1) });
const assistantAnswer = made.extend({
  server: z.looseObject({ url: z.string().optional() }).nullish(),
  model: z
    .looseObject({
      messages: z.array(z.looseObject({ content: z.string().nullish() })).nullish(),
      tools: z
        .array(z.looseObject({ function: z.looseObject({ name: z.string() }).nullish() }))
        .nullish(),
    })
    .nullish(),
});
const numberAnswer = made.extend({
  sipUri: z.string().nullish(),
  /** E.164, on platforms that hold telephone numbers themselves. */
  number: z.string().nullish(),
  assistantId: z.string().nullish(),
  createdAt: z.string().nullish(),
});
/** Figures come as numbers, or as text where a platform hands on what its database said. */
const figure = z.coerce.number().nonnegative();
const analyticsAnswer = z.array(
  z.looseObject({
    result: z.array(
      z.looseObject({ assistantId: z.string().nullish(), sumDuration: figure.nullish() }),
    ),
  }),
);
const webCallAnswer = made.extend(webCallAddress.shape);

export type AssistantAnswer = z.infer<typeof assistantAnswer>;
export type VoiceNumber = z.infer<typeof numberAnswer>;
const PAGE = 1_000;
const segment = encodeURIComponent;

/** Deleting what is gone already is done. */
async function gone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (cause) {
    if (!(cause instanceof VoiceApiFailure) || cause.status !== 404) throw cause;
  }
}

/** The API gives the newest first, a page of them; each page from the moment on at which the one before it ended. */
async function listNumbers(json: VoiceTransport['json']): Promise<VoiceNumber[]> {
  const all = new Map<string, VoiceNumber>();
  for (let until = ''; ; ) {
    const path = `/phone-number?limit=${PAGE}${until && `&createdAtLe=${segment(until)}`}`;
    const page = await json({ method: 'GET', path }, z.array(numberAnswer));
    const before = all.size;
    for (const each of page) all.set(each.id, each);
    until = page.at(-1)?.createdAt ?? '';
    if (page.length < PAGE || all.size === before || until === '') return [...all.values()];
  }
}

/** The operations of the voice API that the product uses. Each throws VoiceApiFailure. */
export function createVoiceApi(transport: VoiceTransport) {
  const { json, raw } = transport;
  return {
    createAssistant: (body: AssistantDto) =>
      json({ method: 'POST', path: '/assistant', body }, assistantAnswer),
    getAssistant: (id: string) =>
      json({ method: 'GET', path: `/assistant/${segment(id)}` }, assistantAnswer),
    updateAssistant: (id: string, body: AssistantDto) =>
      json({ method: 'PATCH', path: `/assistant/${segment(id)}`, body }, assistantAnswer),
    deleteAssistant: (id: string) =>
      gone(json({ method: 'DELETE', path: `/assistant/${segment(id)}` }, z.unknown())),
    createNumber: (body: PhoneNumberDto) =>
      json({ method: 'POST', path: '/phone-number', body }, numberAnswer),
    /** Every number and address that there is. */
    listNumbers: () => listNumbers(json),
    getNumber: (id: string) =>
      json({ method: 'GET', path: `/phone-number/${segment(id)}` }, numberAnswer),
    updateNumber: (id: string, body: PhoneNumberPatch) =>
      json({ method: 'PATCH', path: `/phone-number/${segment(id)}`, body }, numberAnswer),
    deleteNumber: (id: string) =>
      gone(json({ method: 'DELETE', path: `/phone-number/${segment(id)}` }, z.unknown())),
    startWebCall: (body: WebCallDto) =>
      json({ method: 'POST', path: '/call/web', body }, webCallAnswer),
    /** Calls of an assistant, a page of them. */
    listCalls: (assistantId: string) =>
      json(
        { method: 'GET', path: `/call?assistantId=${segment(assistantId)}&limit=${PAGE}` },
        z.array(made),
      ),
    /** A call as it is now; one that has ended with all that its report says. */
    getCall: (id: string) => json({ method: 'GET', path: `/call/${segment(id)}` }, voiceCall),
    /** What the platform keeps of a call that has ended, its recordings included. */
    deleteCall: (id: string) =>
      gone(json({ method: 'DELETE', path: `/call/${segment(id)}` }, z.unknown())),
    analytics: (body: AnalyticsDto) =>
      json({ method: 'POST', path: '/analytics', body }, analyticsAnswer),
    /** How the platform's calls to itself went; other platforms answer 404. */
    selfTest: () => json({ method: 'GET', path: '/self-test' }, selfTestReport),
    /** What listens, thinks and speaks, and how it fares; other platforms answer 404. */
    providers: () => json({ method: 'GET', path: '/providers' }, providersReport),
    /** The platform's own models; other platforms answer 404. */
    models: () => json({ method: 'GET', path: '/models' }, modelsReport),
    /** Which words the voice has to guess; other platforms answer 404, here and to the next two. */
    guessedWords: (body: WordsQuestion) =>
      json({ method: 'POST', path: '/pronunciation/words', body }, wordsReport),
    /** Ways to say a word. */
    readings: (body: ReadingsQuestion) =>
      json({ method: 'POST', path: '/pronunciation/readings', body }, readingsReport),
    /** WAV of a text with words as they are told to sound. */
    speakWords: (body: SpeechQuestion) =>
      raw({
        method: 'POST',
        path: '/pronunciation/speech',
        headers: { accept: 'audio/wav' },
        body,
      }),
    /** WAV that speaks a sample of the voice. */
    voiceSample: (id: VoiceId) =>
      raw({
        method: 'GET',
        path: `/voice/${segment(id)}/sample`,
        headers: { accept: 'audio/wav' },
      }),
    /** The whole call: caller left, assistant right. `range` as below. */
    callRecording: (callId: string, range?: string) =>
      raw({
        method: 'GET',
        path: `/call/${segment(callId)}/stereo-recording`,
        headers: { accept: 'audio/wav', ...(range === undefined ? {} : { range }) },
      }),
    /** @param range value of a Range header, when the listener asked for a part */
    recording: (callId: string, range?: string) =>
      raw({
        method: 'GET',
        path: `/call/${segment(callId)}/customer-recording`,
        headers: { accept: 'audio/wav', ...(range === undefined ? {} : { range }) },
      }),
  };
}

export type VoiceApi = ReturnType<typeof createVoiceApi>;
