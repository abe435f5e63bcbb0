import type { Country } from '@belldesk/contract/catalogue/countries';
import { emergencyNumber } from '@belldesk/contract/catalogue/emergencyNumbers';
import { spokenFact } from '../agent/knowledge/spokenFact.ts';
import type { Meaning } from '../meaning.ts';
import { firstAidTopic } from './hear.ts';
import { type EmergencyKind, SERVICES } from './kinds.ts';
import { instructionsAbout } from './ownInstructions.ts';
import { ownEmergencyLine, troubleTold } from './ownLine.ts';
import { INSTRUCTS } from './phrases/troubleTopics.ts';
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

/** What is to be done where one is, up to whom to ring or where to go. */
function onlyHere(sentence: string): string {
  const parts = sentence.split(
    /(?<=[,;:]) | (?=and (?:then )?(?:call|ring|phone|come|go|send|bring|text)\b)/i,
  );
  const elsewhere = parts.findIndex((part) => ELSEWHERE.test(part));
  const here = elsewhere < 0 ? parts : parts.slice(0, elsewhere);
  return elsewhere < 0 ? sentence : here.join(' ').replace(/[,;:]?$/, '.');
}

function instructionsOf(
  kind: EmergencyKind,
  { said, meaning }: Told,
  setting: Setting,
): readonly string[] {
  const topic = MAY_BE_ADVISED.has(kind) ? troubleTold(clausesOf(said)) : null;
  if (topic === null) return [];
  const written = instructionsAbout(topic, said, setting, meaning);
  return written.map(onlyHere).filter((part) => INSTRUCTS.test(part));
}

/**
 * What a caller is told who speaks of an emergency: the public number first, then what the owner wrote of such cases; of an
 * eye or a wound what the owner wrote first, whole.
 * @param told where the owner's instructions for this very trouble are wanted too
 */
export function announcement(
  kind: EmergencyKind,
  setting: Setting,
  told: Told | null = null,
): string {
  const { call, advice, firstAid, ifWorse, noHelp, onlyWhereSafe, goOn } = sayingsIn(
    setting.language,
  );
  const aided = kind === 'medical' && told !== null ? firstAidTopic(told.said) : null;
  const aid =
    aided === null || told === null
      ? []
      : instructionsAbout(aided, told.said, setting, told.meaning);
  // An owner who wrote of this very trouble knows whom to ring first.
  if (aid.length > 0) return [...aid, ifWorse(whomToCall(kind, setting)), goOn].join(' ');
  const written = told === null ? [] : instructionsOf(kind, told, setting);
  const own = ownEmergencyLine(setting.systemPrompt, setting.businessName);
  return [
    call(whomToCall(kind, setting)),
    advice[kind],
    (aided === null ? undefined : firstAid[aided]) ?? '',
    noHelp,
    written.length === 0 ? '' : `${onlyWhereSafe} ${written.join(' ')}`,
    own === null || written.includes(spokenFact(own)) ? '' : spokenFact(own),
    goOn,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
