import { matchService, servicesNamed } from '@belldesk/contract/business/matchService';
import { minorDigits, type PromptService } from '@belldesk/contract/business/promptServices';

/** From so long on a room is let for nights, not for an hour's treatment. */
const OVERNIGHT_MINUTES = 720;

/** What a booking of a service is about: seats, a bed, or neither. */
export type Holds = 'table' | 'room' | 'other';

/** The service of the calendar that has this very name; undefined where it has none such. */
export function ownService(
  name: string | undefined,
  services: readonly PromptService[],
): PromptService | undefined {
  const wanted = name?.toLowerCase();
  return services.find((one) => one.name.toLowerCase() === wanted);
}

export function holdsOf({ name, kind, durationMinutes, resources }: PromptService): Holds {
  const has = (wanted: string) => resources.some((one) => one.kind === wanted);
  if (has('table')) return 'table';
  if (has('room') && durationMinutes >= OVERNIGHT_MINUTES) return 'room';
  if (kind !== 'reservation' || resources.length > 0) return 'other';
  return /\btable\b/i.test(name) ? 'table' : /\b(?:room|suite)\b/i.test(name) ? 'room' : 'other';
}

/** Most people that a service can take; null where nothing limits it. */
export function mostPeople({ kind, resources }: PromptService): number | null {
  if (kind !== 'reservation' || resources.length === 0) return null;
  const seats = resources.map(({ capacity }) => capacity);
  return seats.every((one) => one !== undefined) ? Math.max(...seats) : null;
}

/** Name of the service that a sentence names, or that a general word for it can only mean. */
export function namedService(words: string, services: readonly PromptService[]): string | null {
  return servicesNamed(words, services)[0]?.name ?? null;
}

/** Name of the one service that this word or name means; null for none or several. */
export function onlyService(said: string, services: readonly PromptService[]): string | null {
  const match = matchService(said, services);
  return match.kind === 'one' ? match.service.name : null;
}

const TITLE = /\b(?:dr|doctor|mr|mrs|ms|miss|nurse|the)\b\.?/gi;

function wordsOfName(name: string): string[] {
  return name
    .replace(TITLE, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Words beside which a name is whom the caller wishes to see, and not the caller's own. */
const WISHED =
  /\b(?:with|see|seeing|by|for|ask for|prefer|want|like|rather|always|after|thinking|could|would|will|can|got to be|has to be|said|told|one|got|have|dr|doctor|nurse|is|does|has|con|avec|chez)\b|'s\b/;
/** The caller's own name: "this is Rachel Green". */
const OWN_NAME =
  /\b(?:(?:my )?name is|this is|i'm(?! after)|i am|i'm called|name's|it's|it is|under|name of|not|but|except|instead of) (?!got\b|has\b|to\b|dr\b|doctor\b|the\b|with\b|after\b)(?:\p{L}[\p{L}']* ?){1,2}/gu;
/** So short an answer is a name and little else: "Niamh, please", "Marisol, always Marisol". */
const MOST_WORDS_OF_AN_ANSWER = 4;
/** Names that say for how many: every caller for two says "a table for two". */
const TELLS_SEATS =
  /\bfor (?:one|two|three|four|five|six|seven|eight|ten|twelve|\d)|[\s-](?:top|seater)\b/i;

/**
 * The person, table or room of the calendar that is asked for by name ("with Dr Lindqvist", "can I see
 * Anna", "table 7"); null where none is, or where the words tell the caller's own name.
 * @param words plain lower-case words
 */
export function namedResource(words: string, services: readonly PromptService[]): string | null {
  const others = words.replace(OWN_NAME, ' ');
  const said = ` ${wordsOfName(others).join(' ')} `;
  const wished = WISHED.test(others) || words.split(' ').length <= MOST_WORDS_OF_AN_ANSWER;
  for (const { resources } of services)
    for (const { name, kind } of resources) {
      const own = wordsOfName(name);
      if (own.length === 0 || TELLS_SEATS.test(name)) continue;
      const whole = said.includes(` ${own.join(' ')} `);
      if (kind !== 'staff') {
        if (whole && own.length > 1) return name;
        continue;
      }
      if (wished && (whole || own.some((word) => word.length > 2 && said.includes(` ${word} `))))
        return name;
    }
  return null;
}

const FREE: Readonly<Record<string, string>> = { en: 'free', es: 'gratis', fr: 'gratuit' };
/** "£52", "52 €": as it is written where the language is spoken, without empty cents. */
export function spokenPrice(priceMinor: number, currency: string, language: string): string {
  if (priceMinor === 0) return FREE[language.slice(0, 2)] ?? 'free';
  const digits = minorDigits(currency);
  const value = priceMinor / 10 ** digits;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
  }).format(value);
}

/** A service as a sentence that is compared with a question, and as it is said. */
export interface ServicePassage {
  readonly meant: string;
  readonly said: string;
}

/** A service as a sentence; what callers also call it is compared too, and not said. */
export function servicePassage(service: PromptService): ServicePassage {
  const { name, durationMinutes, priceMinor, currency, resources } = service;
  const price = priceMinor === null ? '' : ` is ${spokenPrice(priceMinor, currency, 'en')} and`;
  const staff = resources.filter(({ kind }) => kind === 'staff').map((one) => one.name);
  const by = staff.length === 0 ? '' : ` with ${staff.join(' or ')}`;
  const told = `${price} takes about ${durationMinutes} minutes${by}.`;
  return { meant: `${spokenNames(service)}${told}`, said: `${name}${told}` };
}

/** What a service is called, as one text to be compared in meaning. */
export function spokenNames({ name, otherNames }: PromptService): string {
  return [name, ...otherNames].join(', ');
}
