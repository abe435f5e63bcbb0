import { type Country, countryOf } from '@belldesk/contract/catalogue/countries';
import { voiceId } from '@belldesk/contract/catalogue/voices';
import { readSystemPrompt } from '@belldesk/contract/prompt';
import {
  type AssistantDto,
  type AssistantTool,
  assistantMetadata,
  type FunctionTool,
  type ServerMessageType,
} from '@belldesk/contract/voice/assistant';
import type { KnownCaller } from '@belldesk/contract/voice/knownCaller';
import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import { WEBHOOK_SECRET_HEADER } from '@belldesk/contract/voice/serverMessage';
import type { TransferDestination } from '@belldesk/contract/voice/transferTool';

/** By the first part of the language; English for all others. */
const DEFAULT_GREETINGS: Readonly<Record<string, string>> = {
  en: "Hello! I'm your AI assistant. How can I help you today?",
  es: '¡Hola! Soy su asistente virtual. ¿En qué puedo ayudarle hoy?',
  fr: 'Bonjour ! Je suis votre assistant virtuel. Comment puis-je vous aider ?',
};
const DEFAULT_WEBHOOK_TIMEOUT_S = 20;
const DEFAULT_MAX_DURATION_S = 600;
/** What a client is told of unless it chose otherwise; of the voice API's defaults, those built so far. */
const DEFAULT_SERVER_MESSAGES: readonly ServerMessageType[] = [
  'status-update',
  'tool-calls',
  'end-of-call-report',
];

/** Where the platform tells its client of a call. */
export interface Webhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly messages: ReadonlySet<ServerMessageType>;
}

/** An assistant made ready to take a call: every default filled in. */
export interface Receptionist {
  readonly greeting: string;
  readonly systemPrompt: string;
  readonly tools: readonly FunctionTool[];
  /** Its tools that are no functions of the assistant's server, as they are kept. */
  readonly ownTools: readonly AssistantTool[];
  readonly mayEndCall: boolean;
  /** Where callers may be put through. */
  readonly destinations: readonly TransferDestination[];
  readonly voiceId: string;
  /** How words of the business are said, where its owner told. */
  readonly lexicon: Lexicon;
  /** Language of the conversation; English in its American or British form by where the business is. */
  readonly language: string;
  readonly timeZone: string;
  /** Where the business is, as its owner said; null where nobody did. Never read out of the zone or the language. */
  readonly country: Country | null;
  readonly businessName: string;
  readonly keywords: readonly string[];
  readonly model: string;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly maxDurationMs: number;
  readonly webhook: Webhook | null;
  /** Who calls, as far as their number tells; null where nobody knows. */
  readonly knownCaller: KnownCaller | null;
  /** Whether the owner has calls recorded. The caller is to be told. */
  readonly recordsCalls: boolean;
}

/** Reads an assistant of the voice API. Everything in it is optional. */
export function receptionistOf(dto: AssistantDto): Receptionist {
  const metadata = assistantMetadata.parse(dto.metadata ?? {});
  const systemPrompt = (dto.model?.messages ?? [])
    .filter((message) => message.role === 'system')
    .map((message) => message.content)
    .join('\n\n');
  const facts = readSystemPrompt(systemPrompt);
  const timeZone = metadata.timeZone ?? 'UTC';
  const tools = dto.model?.tools ?? [];
  const businessName = metadata.businessName ?? (facts.companyName || dto.name || '');
  return {
    greeting:
      dto.firstMessageMode === 'assistant-waits-for-user'
        ? ''
        : (dto.firstMessage ?? defaultGreeting(dto.transcriber?.language ?? '')),
    systemPrompt,
    tools: tools.filter((tool) => tool.type === 'function'),
    ownTools: tools.filter((tool) => tool.type !== 'function'),
    destinations: tools.flatMap((tool) => (tool.type === 'transferCall' ? tool.destinations : [])),
    mayEndCall: tools.some((tool) => tool.type === 'endCall'),
    voiceId: voiceId.safeParse(dto.voice?.voiceId).data ?? 'jennifer',
    lexicon: metadata.lexicon ?? [],
    language: languageOf(dto.transcriber?.language ?? 'en-US', timeZone),
    timeZone,
    country: countryOf(metadata.country),
    businessName,
    keywords: [...businessName.split(/\s+/), ...(dto.transcriber?.keywords ?? [])],
    model: dto.model?.model ?? '',
    temperature: dto.model?.temperature ?? 0,
    maxTokens: dto.model?.maxTokens ?? 250,
    maxDurationMs: (dto.maxDurationSeconds ?? DEFAULT_MAX_DURATION_S) * 1_000,
    webhook: dto.server ? webhookOf(dto.server, dto.serverMessages) : null,
    knownCaller: null,
    recordsCalls: dto.artifactPlan?.recordingEnabled ?? true,
  };
}

/** "12/3" is read as it is written where the business stands, whatever English its recogniser knows. */
function defaultGreeting(language: string): string {
  const [spoken = ''] = language.toLowerCase().split('-');
  return DEFAULT_GREETINGS[spoken] ?? DEFAULT_GREETINGS.en ?? '';
}

function languageOf(language: string, timeZone: string): string {
  if (!language.startsWith('en')) return language;
  return /^(?:America|US|Pacific\/Honolulu|UTC)/.test(timeZone) ? 'en-US' : 'en-GB';
}

function webhookOf(
  server: NonNullable<AssistantDto['server']>,
  messages: AssistantDto['serverMessages'],
): Webhook {
  return {
    url: server.url,
    headers: {
      ...server.headers,
      ...(server.secret === undefined ? {} : { [WEBHOOK_SECRET_HEADER]: server.secret }),
    },
    timeoutMs: (server.timeoutSeconds ?? DEFAULT_WEBHOOK_TIMEOUT_S) * 1_000,
    messages: new Set(messages ?? DEFAULT_SERVER_MESSAGES),
  };
}
