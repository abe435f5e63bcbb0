import { promptWithAddress } from '@belldesk/contract/business/promptAddress';
import { type CalendarHours, promptWithHours } from '@belldesk/contract/business/promptHours';
import { type PromptService, promptWithServices } from '@belldesk/contract/business/promptServices';
import type { Country } from '@belldesk/contract/catalogue/countries';
import { type VoiceId, voiceById } from '@belldesk/contract/catalogue/voices';
import {
  ASSISTANT_NAME_MAX_CHARACTERS,
  type AssistantDto,
} from '@belldesk/contract/voice/assistant';
import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import { receptionistTools } from '@belldesk/contract/voice/tools';

/** Constants of the specification, section 9. */
const MODEL = { provider: 'openai', model: 'gpt-3.5-turbo' } as const;
const TRANSCRIBER = { provider: 'deepgram', model: 'nova-2' } as const;
/** Those that the product has a use for; a platform is not trusted to have them for a default. */
const SERVER_MESSAGES = ['status-update', 'tool-calls', 'end-of-call-report'] as const;
export const DEFAULT_TEMPERATURE = 0.7;
export const DEFAULT_LANGUAGE = 'en-US';

export interface AssistantFacts {
  readonly name: string;
  readonly firstMessage: string;
  readonly systemPrompt: string;
  readonly language: string;
  readonly voiceId: VoiceId;
  readonly temperature: number;
  readonly timeZone: string;
  readonly country: Country | null;
  readonly template: string | null;
  readonly recordsCalls: boolean;
  /** Callers whose number is a customer's are greeted by name; left out, they are not. */
  readonly greetsKnownCallers?: boolean;
  /** How words of the business are said. */
  readonly lexicon?: Lexicon;
  /** Where callers find it, in lines; before what the prompt says of it. */
  readonly address?: string | null;
  /** Hours of the calendar, which hold before those in the prompt. */
  readonly calendar?: CalendarHours;
  /** What the calendar can book. */
  readonly services?: readonly PromptService[];
}

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** What the voice platform is told of an assistant, for POST and PATCH alike. */
export function voicePayload(facts: AssistantFacts, webhook: WebhookTarget): AssistantDto {
  const { systemPrompt, calendar, services = [] } = facts;
  const withAddress = promptWithAddress(systemPrompt, facts.address ?? null);
  const withHours = calendar ? promptWithHours(withAddress, calendar) : withAddress;
  const content = promptWithServices(withHours, services);
  return {
    name: withinCharacters(facts.name, ASSISTANT_NAME_MAX_CHARACTERS),
    firstMessage: facts.firstMessage,
    model: {
      ...MODEL,
      temperature: facts.temperature,
      messages: [{ role: 'system', content }],
      tools: [...receptionistTools],
    },
    transcriber: { ...TRANSCRIBER, language: facts.language },
    voice: { provider: voiceById(facts.voiceId).provider, voiceId: facts.voiceId },
    artifactPlan: { recordingEnabled: facts.recordsCalls },
    server: { url: webhook.url, secret: webhook.secret },
    serverMessages: facts.greetsKnownCallers
      ? [...SERVER_MESSAGES, 'assistant-request']
      : [...SERVER_MESSAGES],
    metadata: {
      businessName: facts.name,
      timeZone: facts.timeZone,
      ...(facts.country === null ? {} : { country: facts.country }),
      ...(facts.template === null ? {} : { template: facts.template }),
      ...(facts.lexicon?.length ? { lexicon: facts.lexicon } : {}),
    },
  };
}

/** The beginning of a text that fits, never cut within a character outside the BMP. */
function withinCharacters(text: string, max: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > max) break;
    kept += character;
  }
  return kept.trimEnd();
}
