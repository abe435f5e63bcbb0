/** "table" -> "a table", "appointment" -> "an appointment", plural or named things stay. */
export function withArticle(service: string): string {
  if (
    /^(?:an?|the)\s/.test(service) ||
    /(?<!s)s$/.test(service) ||
    /\b(?:colouring|coloring|waxing|cleaning|repair work)$/.test(service)
  )
    return service;
  return `${/^[aeiou]/i.test(service) ? 'an' : 'a'} ${service}`;
}

/** A name as it stands in a sentence: "Check-up" -> "check-up", "MOT" stays. */
export function spokenService(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}
