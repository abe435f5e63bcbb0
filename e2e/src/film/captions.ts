export interface Caption {
  readonly atMs: number;
  readonly text: string;
  /** Who says it; nobody where the film only tells what is seen. */
  readonly voice?: 'Assistant' | 'Caller';
}

/**
 * Captions as a WebVTT file (W3C WebVTT): each stands until the next one comes, the last to the end.
 * @param endMs length of the film
 */
export function webVtt(captions: readonly Caption[], endMs: number): string {
  const cues = captions.map(({ atMs, text, voice }, n) => {
    const untilMs = captions[n + 1]?.atMs ?? endMs;
    const words = voice ? `<v ${voice}>${voice}: ${escaped(text)}` : escaped(text);
    // At the foot of the picture stands what the caller types.
    const place = voice ? ' line:0' : '';
    return `${stamp(atMs)} --> ${stamp(untilMs)}${place}\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function stamp(ms: number): string {
  return new Date(Math.round(ms)).toISOString().slice(11, 23);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
