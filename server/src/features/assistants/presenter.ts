import { countryOf } from '@belldesk/contract/catalogue/countries';
import { type Language, language } from '@belldesk/contract/catalogue/languages';
import { type VoiceId, voiceId } from '@belldesk/contract/catalogue/voices';
import type { Assistant, Publication } from '@belldesk/contract/product/assistant';
import type { AssistantRow } from './queries.ts';
import type { AssistantFacts } from './voicePayload.ts';

export function publicationOf(row: AssistantRow): Publication | null {
  if (row.sipUri === null || row.publishedAt === null) return null;
  return { sipUri: row.sipUri, publishedAt: row.publishedAt.toISOString() };
}

/** What its owner sees of an assistant. */
export function presentAssistant(row: AssistantRow): Assistant {
  return {
    id: row.id,
    assistantId: row.assistantId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    name: row.name,
    firstMessage: row.firstMessage,
    systemPrompt: row.systemPrompt,
    language: language.parse(row.language) satisfies Language,
    voiceId: voiceId.parse(row.voiceId) satisfies VoiceId,
    temperature: row.temperature,
    recordsCalls: row.recordsCalls,
    timeZone: row.timeZone,
    country: countryOf(row.country),
    phoneNumber: row.phoneNumber,
    phoneNumberE164: row.phoneNumberE164,
    publication: publicationOf(row),
  };
}

/** What the voice platform is told of a row. */
export function factsOf(row: AssistantRow): AssistantFacts {
  return { ...row, voiceId: voiceId.parse(row.voiceId), country: countryOf(row.country) };
}
