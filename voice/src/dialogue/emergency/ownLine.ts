import type { Fact } from '@belldesk/contract/business/factLines';
import { readBusiness } from '../agent/knowledge/business.ts';

const ABOUT_EMERGENCIES =
  /\bemergenc|\burgen(?:t|c)|\bout[ -]of[ -]hours|\bafter[ -]hours|\b24[ -]hour|\bburst|\bgas leak|\bastreinte|\bguardia\b/iu;
/** Of a telephone line; the three digits of a public number are none. */
const LINE = /\+?\d(?:[\s().-]*\d){4,}/u;

/** What the owner wrote of the business's own emergency line: "Emergency line: 555 0199". Null where there is none. */
export function ownEmergencyLine(systemPrompt: string, businessName: string): Fact | null {
  const { facts } = readBusiness(systemPrompt, businessName).search;
  const written = ({ heading, text }: Fact) => `${heading}: ${text}`;
  return (
    facts.find((fact) => ABOUT_EMERGENCIES.test(written(fact)) && LINE.test(fact.text)) ?? null
  );
}

/** Damage that cannot wait and endangers nobody: a business that comes out for it says whom to call. */
const DAMAGE =
  /\b(?:burst|bursted) (?:\p{L}+ )?(?:pipe|pipes|main|tank|boiler|radiator)|\b(?:pipe|pipes|main|tank|boiler|radiator|hose)(?: \p{L}+){0,2} (?:burst|bursting|exploded)|\bwater (?:is )?(?:everywhere|pouring|gushing|coming through|flooding|all over)|\b(?:is|are|its|being|has|house|kitchen|basement|bathroom|flat|cellar) (?:\p{L}+ )?flood(?:ed|ing)\b|\bwater leak|\bleaking (?:badly|a lot|everywhere)|\b(?:im|i m|i am|we are|were|got|get) locked out\b|\bno (?:heating|hot water|power|electricity)\b|\bsparks?\b.{0,20}\b(?:socket|outlet|switch|fuse ?box)|\btuberia (?:se ha )?(?:rota|roto|reventad[oa])|\b(?:reventado|roto|reventada|rota) (?:una|la) tuberia|\binundad[oa]|\bfuga de agua|\bfuite d eau|\btuyau (?:a )?(?:eclate|perce|casse)|\bdegat des eaux|\binonde|\benferme dehors/u;
const SAYS_SO =
  /\b(?:its|this is|it is|have|got|is) (?:an?|a real) (?:\p{L}+ )?emergency\b(?! (?:appointment|contact|exit|number|line))|\b(?:es|tengo) una (?:emergencia|urgencia)|\bc est une urgence/u;

/**
 * Whether a caller tells of what an owner's emergency line is there for, without danger to life: a burst pipe, being locked
 * out. @param clauses of plain speech
 */
export function tellsOfDamage(clauses: readonly string[]): boolean {
  return clauses.some((clause) => DAMAGE.test(clause) || SAYS_SO.test(clause));
}
