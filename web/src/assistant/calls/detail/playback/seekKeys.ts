/** Seconds that an arrow key goes, and a page key. */
export const SEEK_STEP_SECONDS = 5;
export const SEEK_PAGE_SECONDS = 30;

/** Where a key leads on the slider (WAI-ARIA, slider pattern); null for a key that leads nowhere. */
export function soughtBy(
  key: string,
  at: { readonly seconds: number; readonly durationSeconds: number },
): number | null {
  const to = target(key, at);
  return to === null ? null : Math.min(Math.max(0, to), at.durationSeconds);
}

function target(
  key: string,
  { seconds, durationSeconds }: { readonly seconds: number; readonly durationSeconds: number },
): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return seconds + SEEK_STEP_SECONDS;
    case 'ArrowLeft':
    case 'ArrowDown':
      return seconds - SEEK_STEP_SECONDS;
    case 'PageUp':
      return seconds + SEEK_PAGE_SECONDS;
    case 'PageDown':
      return seconds - SEEK_PAGE_SECONDS;
    case 'Home':
      return 0;
    case 'End':
      return durationSeconds;
    default:
      return null;
  }
}
