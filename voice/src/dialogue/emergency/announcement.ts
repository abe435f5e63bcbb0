import type { Country } from '@belldesk/contract/catalogue/countries';
import { emergencyNumber } from '@belldesk/contract/catalogue/emergencyNumbers';
import { spokenFact } from '../agent/knowledge/spokenFact.ts';
import type { Meaning } from '../meaning.ts';
import { type EmergencyKind, SERVICES } from './kinds.ts';
import { instructionsAbout } from './ownInstructions.ts';
import { ownEmergencyLine, troubleTold } from './ownLine.ts';
import { clausesOf } from './plainSpeech.ts';
import { sayingsIn } from './sayings.ts';

/** What an announcement depends on; a request to a model has it. */
export interface Setting {
  /** BCP 47 */
  readonly language: string;
  /** Where the business is; null where nobody said so. */
  readonly country: Country | null;
  readonly systemPrompt: string;
  readonly businessName: string;
}

/**
 * Whom to call, as it is heard: the digits one by one, or "your local emergency number" where the country is not known or
 * has none that is known. It is never guessed.
 */
export function whomToCall(kind: EmergencyKind, { country, language }: Setting): string {
  const { digits, local, services } = sayingsIn(language);
  const number = emergencyNumber(country, SERVICES[kind]);
  if (number === null) return local;
  return services(Array.from(number, (digit) => digits[Number(digit)] ?? digit).join(' '));
}

/** What the caller said that told of it, by which the owner's instructions are found. */
interface Told {
  readonly said: string;
  readonly meaning: Meaning | null;
}

/** Where an owner's word on pipes, sockets or wounds helps; a danger from others or oneself is not theirs. */
const MAY_BE_ADVISED: ReadonlySet<EmergencyKind> = new Set(['fire', 'gas', 'medical']);
/** Bids somebody come or ring elsewhere: who is in danger of their life calls the public number alone. */
const ELSEWHERE = /\b(?:come|comes|go|drive|bring|call|ring|phone|text|send|see you|book)\b/i;

function instructionsOf(
  kind: EmergencyKind,
  { said, meaning }: Told,
  setting: Setting,
): readonly string[] {
  const topic = MAY_BE_ADVISED.has(kind) ? troubleTold(clausesOf(said)) : null;
  if (topic === null) return [];
  const written = instructionsAbout(topic, said, setting, meaning);
  return written.filter((sentence) => !ELSEWHERE.test(sentence));
}

/**
 * What a caller is told who speaks of an emergency: the public number first, then what the owner wrote of such cases.
 * @param told where the owner's instructions for this very trouble are wanted too
 */
export function announcement(
  kind: EmergencyKind,
  setting: Setting,
  told: Told | null = null,
): string {
  const { call, advice, noHelp, onlyWhereSafe, goOn } = sayingsIn(setting.language);
  const written = told === null ? [] : instructionsOf(kind, told, setting);
  const own = ownEmergencyLine(setting.systemPrompt, setting.businessName);
  return [
    call(whomToCall(kind, setting)),
    advice[kind],
    noHelp,
    written.length === 0 ? '' : `${onlyWhereSafe} ${written.join(' ')}`,
    own === null || written.includes(spokenFact(own)) ? '' : spokenFact(own),
    goOn,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
