import type { Fact } from '@belldesk/contract/business/factLines';
import type { Country } from '@belldesk/contract/catalogue/countries';
import { readDuty, type StandInDuty } from '@belldesk/contract/standIn';
import type { KnownCaller } from '@belldesk/contract/voice/knownCaller';
import {
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  CHECK_AVAILABILITY,
  FIND_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
} from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { DateTime } from 'luxon';
import { announcement } from '../emergency/announcement.ts';
import type { EmergencyKind } from '../emergency/kinds.ts';
import { instructionsAbout } from '../emergency/ownInstructions.ts';
import { ownInstructions } from '../emergency/ownLine.ts';
import type { TroubleTopic } from '../emergency/phrases/troubleTopics.ts';
import type { Meaning } from '../meaning.ts';
import type { ModelRequest } from '../model.ts';
import { type Business, readBusiness } from './knowledge/business.ts';
import { type Sayings, sayingsOf } from './nlg/sayings.ts';
import { storedPhoneNumber } from './nlu/entities/phones/numberingPlan.ts';

/** What stays the same through a conversation. */
export interface AgentContext {
  /** BCP 47 */
  readonly language: string;
  /** What is said, in the language of the call. */
  readonly say: Sayings;
  readonly business: Business;
  /** Null where answers are found by words alone. */
  readonly meaning: Meaning | null;
  /** The call's start in the business's zone. */
  readonly now: DateTime;
  /** Day before month, as everywhere but in the United States. */
  readonly british: boolean;
  /** Where the business is: by it emergency numbers and numbers without a country code are read. Null where unknown. */
  readonly country: Country | null;
  /** What the owner wrote that callers do about trouble that cannot wait. */
  readonly ownEmergencyLine: Fact | null;
  /** What the owner wrote that callers do about such trouble, as it is said; empty where nothing is written. */
  readonly instructionsAbout: (topic: TroubleTopic, said: string) => readonly string[];
  /** What a caller hears who tells of an emergency. */
  readonly announce: (kind: EmergencyKind, said: string) => string;
  /** The number the caller calls from, if it can be called back. */
  readonly callerNumber: string | null;
  /** Who calls, as far as their number tells. */
  readonly knownCaller: KnownCaller | null;
  readonly greeting: string;
  readonly canBook: boolean;
  readonly canCheck: boolean;
  /** Whether bookings can be looked up for who asks about their own. */
  readonly canFind: boolean;
  readonly canCancel: boolean;
  readonly canMove: boolean;
  readonly canOrder: boolean;
  readonly canTakeMessage: boolean;
  /** Whether there is anybody to put the caller through to. */
  readonly canTransfer: boolean;
  readonly mayEndCall: boolean;
  /** Null for a receptionist who does everything. */
  readonly duty: StandInDuty | null;
  /** Whether the caller has keys to press. */
  readonly hasKeys: boolean;
}

function usable(number: string | null, place: Country | null): string | null {
  const digits = number?.replace(/[^\d+]/g, '') ?? '';
  return /^\+?\d{7,15}$/.test(digits) ? storedPhoneNumber(digits, place) : null;
}

/** Reads a request once, before its conversation is told. An unknown time zone counts as UTC. */
export function readContext(
  request: Omit<ModelRequest, 'signal'>,
  meaning: Meaning | null = null,
): AgentContext {
  const { country } = request;
  const business = readBusiness(request.systemPrompt, request.businessName);
  const now = DateTime.fromMillis(request.startedAtMs, { zone: request.timeZone });
  const has = (name: string) => request.tools.some((tool) => tool.function.name === name);
  return {
    language: request.language,
    say: sayingsOf(request.language),
    business,
    meaning,
    now: now.isValid ? now : DateTime.fromMillis(request.startedAtMs, { zone: 'utc' }),
    british: !['en', 'en-us', 'es-us'].includes(request.language.toLowerCase()),
    country,
    ownEmergencyLine: ownInstructions(request.systemPrompt, request.businessName),
    instructionsAbout: (topic, said) => instructionsAbout(topic, said, request, meaning),
    announce: (kind, said) => announcement(kind, request, { said, meaning }),
    callerNumber: usable(request.callerNumber, country),
    knownCaller: request.knownCaller ?? null,
    greeting: request.greeting,
    canBook: has(BOOK_APPOINTMENT),
    canCheck: has(CHECK_AVAILABILITY),
    canFind: has(FIND_BOOKING),
    canCancel: has(CANCEL_BOOKING),
    canMove: has(MOVE_BOOKING),
    canOrder: has(PLACE_ORDER),
    canTakeMessage: has(TAKE_MESSAGE),
    canTransfer: has(TRANSFER_CALL),
    mayEndCall: request.mayEndCall,
    duty: readDuty(request.systemPrompt),
    hasKeys: request.input !== 'text',
  };
}
