import type { TranscriptLine } from '@belldesk/contract/product/calls';

/** How long the last line stands. */
const LAST_LINE_SECONDS = 5;

/** 65.2 -> "00:01:05.200" (W3C WebVTT, timestamps). */
function timestamp(seconds: number): string {
  return new Date(Math.max(0, seconds) * 1_000).toISOString().slice(11, 23);
}

/** The transcript as captions of the recording (W3C WebVTT), each line until the next begins. */
export function captionsOf(lines: readonly TranscriptLine[]): string {
  const cues = lines.map(({ role, text, secondsFromStart }, at) => {
    const next = lines[at + 1]?.secondsFromStart ?? secondsFromStart + LAST_LINE_SECONDS;
    const speaker = role === 'caller' ? 'Caller' : 'Assistant';
    const said = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const end = Math.max(next, secondsFromStart + 0.001);
    return `${timestamp(secondsFromStart)} --> ${timestamp(end)}\n<v ${speaker}>${said.replaceAll(/\s*\n\s*/g, ' ')}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
