import { pressDigitsArguments } from '@belldesk/contract/voice/ownTools';
import type { Clock } from '@belldesk/kit/clock';
import { refusal } from '../toolResultText.ts';

/** A press and the pause behind it, as the telephone leg sends them. */
const PRESS_MS = 240;

/** Presses keys on the assistant's own leg and answers, as text for the model, once they are out. */
export async function pressDigits(
  values: Readonly<Record<string, unknown>>,
  press: (digit: string) => boolean,
  clock: Clock,
): Promise<string> {
  const parsed = pressDigitsArguments.safeParse(values);
  if (!parsed.success)
    return refusal('No key was pressed. Give 1 to 40 keys: 0 to 9, *, #, A to D.');
  const keys = parsed.data.digits.split('');
  if (!keys.every(press)) return refusal('This line carries no keys. Nothing was pressed.');
  await new Promise<void>((out) => clock.after(keys.length * PRESS_MS, out));
  return JSON.stringify({ ok: true, status: 'pressed' });
}
