import { countryOf } from '@belldesk/contract/catalogue/countries';
import { type Language, language } from '@belldesk/contract/catalogue/languages';
import { type VoiceId, voiceId } from '@belldesk/contract/catalogue/voices';
import type { Assistant, Publication } from '@belldesk/contract/product/assistant';
import { toE164 } from '../customers/phoneNumber.ts';
import type { LineRow } from './lines/queries.ts';
import type { AssistantRow } from './queries.ts';
import type { AssistantFacts } from './voicePayload.ts';

/** Where an assistant is reached, of the lines that point at it; null before it is published. */
export function publicationOf(lines: readonly LineRow[]): Publication | null {
  const sip = lines.find(({ kind }) => kind === 'sip');
  if (!sip?.assignedAt) return null;
  const number = lines.find(({ kind }) => kind === 'number');
  return {
    sipUri: sip.address,
    publishedAt: sip.assignedAt.toISOString(),
    ...(number && { phoneNumber: number.address }),
  };
}

/** What its owner sees of an assistant. @param lines those that point at it */
export function presentAssistant(row: AssistantRow, lines: readonly LineRow[]): Assistant {
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
    greetsKnownCallers: row.greetsKnownCallers,
    locationId: row.locationId,
    locationName: row.locationName,
    timeZone: row.timeZone,
    country: countryOf(row.country),
    phoneNumber: row.phoneNumber,
    phoneNumberE164: toE164(row.phoneNumber, row.country),
    publication: publicationOf(lines),
  };
}

/** What the voice platform is told of a row, whoever answers in its place included: without what callers may ask of it. */
export function factsOf({ address: _address, ...row }: AssistantRow): AssistantFacts {
  return { ...row, voiceId: voiceId.parse(row.voiceId), country: countryOf(row.country) };
}
