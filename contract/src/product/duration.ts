/**
 * Reads a duration as call logs write it: "Xmin Ysec" (either part may be missing), a plain number
 * of seconds, or "mm:ss".
 * @returns seconds, or null for anything else
 */
export function parseDuration(text: string): number | null {
  const trimmed = text.trim();
  if (/^\d+(\.\d+)?$/.test(trimmed)) return Number(trimmed);
  const clock = /^(\d+):([0-5]\d)$/.exec(trimmed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const words = /^(?:(\d+)\s*min)?\s*(?:(\d+)\s*sec)?$/.exec(trimmed);
  if (trimmed === '' || !words) return null;
  return Number(words[1] ?? 0) * 60 + Number(words[2] ?? 0);
}
