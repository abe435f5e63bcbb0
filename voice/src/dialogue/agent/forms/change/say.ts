import type { DiaryEntry } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import { spokenBooking } from '../../nlg/readBack.ts';
import type { ChangeDraft } from '../../state.ts';
import { resolveTime } from '../booking/time.ts';

/** "A table for 4 on Friday at 7 pm, under the name Pat Low". */
export function spokenEntry(entry: DiaryEntry, context: AgentContext): string {
  return context.say.diary.entry(spokenBooking(entry, context), entry.name);
}

/** "The booking under the name Pat Low on Friday". */
export function spokenMeant(draft: ChangeDraft, context: AgentContext): string {
  const { name, date, time } = draft;
  return context.say.diary.meant(
    name,
    date && spokenDate(date, context),
    time && spokenTime(resolveTime(time, date, context), context),
  );
}

/** Where it goes: "Saturday, 8 pm", "8 pm". */
export function spokenTarget(draft: ChangeDraft, context: AgentContext): string {
  const { date, newDate, newTime } = draft;
  return context.say.diary.target(
    newDate && spokenDate(newDate, context),
    newTime && spokenTime(resolveTime(newTime, newDate ?? date, context), context),
  );
}

/** Everything that will be changed. */
export function readBackChange(draft: ChangeDraft, context: AgentContext): string {
  const { diary } = context.say;
  const meant = spokenMeant(draft, context);
  return draft.kind === 'cancel'
    ? diary.readBackCancel(meant)
    : diary.readBackMove(meant, spokenTarget(draft, context));
}

/** Asks which booking of the diary is meant. */
export function askWhich(draft: ChangeDraft, context: AgentContext): string {
  const { diary } = context.say;
  const choices = draft.choices ?? [];
  const cancels = draft.kind === 'cancel';
  const entries = choices.map((entry) => spokenEntry(entry, context));
  const [only] = entries;
  if (entries.length === 1 && only) return cancels ? diary.cancelThat(only) : diary.moveThat(only);
  return cancels ? diary.cancelWhich(entries) : diary.moveWhich(entries);
}
