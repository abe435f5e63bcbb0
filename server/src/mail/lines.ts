/** Lines of a mail; what is null or false is left out. */
export function lines(...parts: (string | null | false)[]): string {
  return `${parts.filter((part) => part !== null && part !== false).join('\n')}\n`;
}

/** Nobody can write a line of the mail's head: what stands in it stays on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
