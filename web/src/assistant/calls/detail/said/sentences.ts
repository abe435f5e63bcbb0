import type { CallDetail, TranscriptLine } from '@belldesk/contract/product/calls';

/** Lines begin a moment before they are heard: what is written down is rounded. */
const SLACK_SECONDS = 0.05;

/** The line that is being said at a moment of the recording; -1 before the first. */
export function lineAt(lines: readonly TranscriptLine[], seconds: number): number {
  return lines.findLastIndex((line) => line.secondsFromStart <= seconds + SLACK_SECONDS);
}

/**
 * The line in which the caller said what was taken down then: the last of theirs that had begun. Null
 * where the moment is not known or nothing of theirs stands before it.
 */
export function sentenceAt(
  lines: readonly TranscriptLine[],
  saidAtSeconds: number | null,
): number | null {
  if (saidAtSeconds === null) return null;
  const line = lines.findLastIndex(
    ({ role, secondsFromStart }) =>
      role === 'caller' && secondsFromStart <= saidAtSeconds + SLACK_SECONDS,
  );
  return line < 0 ? null : line;
}

/** What was taken down after each line, by the line's place. */
export function takenByLine({
  transcript,
  taken,
}: Pick<CallDetail, 'transcript' | 'taken'>): ReadonlyMap<number, CallDetail['taken']> {
  const byLine = new Map<number, CallDetail['taken']>();
  for (const each of taken) {
    const line = sentenceAt(transcript, each.saidAtSeconds);
    if (line !== null) byLine.set(line, [...(byLine.get(line) ?? []), each]);
  }
  return byLine;
}

/** Ids of the elements on the page, so that either leads to the other. */
export const lineId = (line: number) => `line-${line}`;
export const takenId = (taken: { readonly id: string }) => `taken-${taken.id}`;

/** Brings an element into view, and the keyboard to it. */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
