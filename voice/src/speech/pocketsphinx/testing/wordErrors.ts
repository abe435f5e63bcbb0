/** How many words must be put in, taken out or changed to come from one text to the other (Levenshtein). */
export function wordErrors(said: string, heard: string): number {
  const from = said.split(' ').filter(Boolean);
  const to = heard.split(' ').filter(Boolean);
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, word] of from.entries()) {
    const now = [row + 1];
    for (const [column, other] of to.entries())
      now.push(
        Math.min(
          (before[column] ?? 0) + (word === other ? 0 : 1),
          (before[column + 1] ?? 0) + 1,
          (now[column] ?? 0) + 1,
        ),
      );
    before = now;
  }
  return before[to.length] ?? 0;
}
