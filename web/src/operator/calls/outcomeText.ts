/** What came of a call, in words: "no-show" -> "No show". An outcome of a newer server reads as well. */
export function outcomeText(outcome: string): string {
  if (outcome === 'none') return '';
  const words = outcome.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
