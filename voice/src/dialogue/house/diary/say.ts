import type { DiaryEntry } from '@belldesk/contract/voice/tools';
import { resolveTime } from '../booking/time.ts';
import type { HouseContext } from '../context.ts';
import { spokenDate, spokenTime } from '../say/moments.ts';
import { spokenBooking } from '../say/readBack.ts';
import type { ChangeDraft } from '../state.ts';

/** "A table for 4 on Friday at 7 pm, under the name Pat Low". */
export function spokenEntry(entry: DiaryEntry, context: HouseContext): string {
  return `${spokenBooking(entry, context)}, under the name ${entry.name}`;
}

/** "The booking under the name Pat Low on Friday". */
export function spokenMeant(draft: ChangeDraft, context: HouseContext): string {
  const name = draft.name ? ` under the name ${draft.name}` : '';
  const day = draft.date ? ` for ${spokenDate(draft.date, context)}` : '';
  const hour = draft.time ? `, ${spokenTime(resolveTime(draft.time, draft.date, context))}` : '';
  return `the booking${name}${day}${hour}`;
}

/** Where it goes: "Saturday, 8 pm", "8 pm". */
export function spokenTarget(draft: ChangeDraft, context: HouseContext): string {
  const day = draft.newDate ? spokenDate(draft.newDate, context) : '';
  const hour = draft.newTime
    ? spokenTime(resolveTime(draft.newTime, draft.newDate ?? draft.date, context))
    : '';
  return [day, hour].filter((part) => part !== '').join(', ');
}

/** Everything that will be changed. */
export function readBackChange(draft: ChangeDraft, context: HouseContext): string {
  const meant = spokenMeant(draft, context);
  return draft.kind === 'cancel'
    ? `So I shall cancel ${meant}. Is that right?`
    : `So I shall move ${meant}, to ${spokenTarget(draft, context)}. Is that right?`;
}

/** Asks which booking of the diary is meant. */
export function askWhich(draft: ChangeDraft, context: HouseContext): string {
  const choices = draft.choices ?? [];
  const [only] = choices;
  const act = draft.kind === 'cancel' ? 'cancel' : 'move';
  if (choices.length === 1 && only)
    return `I see ${spokenEntry(only, context)}. Shall I ${act} that one?`;
  const list = choices.map((entry) => spokenEntry(entry, context)).join('; or ');
  return `There are ${choices.length}: ${list}. Which one shall I ${act}?`;
}
