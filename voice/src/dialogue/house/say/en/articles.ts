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
