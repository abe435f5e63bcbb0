import { t } from '@lingui/core/macro';
/** Seconds as "Xmin Ysec". */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return t`${Math.floor(whole / 60)}min ${whole % 60}sec`;
}

/** Seconds since the call's start as "m:ss". */
export function formatOffset(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
