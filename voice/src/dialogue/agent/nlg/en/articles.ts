/** By its sound: "an MOT", "an hour", but "a one-hour massage", "a uniform fitting". */
const BEGINS_AS_A_VOWEL =
  /^(?:[AEFHILMNORSX](?:[A-Z]|\b)|(?!one\b|once|eu|u[nst]i|use)[aeiouAEIOU]|hour|honest)/u;

/** "table" -> "a table", "appointment" -> "an appointment", plural or named things stay. */
export function withArticle(service: string): string {
  if (
    /^(?:an?|the)\s/.test(service) ||
    /(?<!s)s$/.test(service) ||
    /\b(?:colouring|coloring|waxing|cleaning|repair work)$/.test(service)
  )
    return service;
  return `${BEGINS_AS_A_VOWEL.test(service) ? 'an' : 'a'} ${service}`;
}

/** "A beard trim, or a cut and beard": names that may have an "and" in them, to choose from by ear. */
export function namesToChoose(names: readonly string[]): string {
  const all = names.map((name) => withArticle(spokenService(name)));
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')}, or ${last}`;
}

/** A name as it stands in a sentence: "Check-up" -> "check-up", "MOT" stays. */
export function spokenService(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}
