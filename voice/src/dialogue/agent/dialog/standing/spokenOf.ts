import type { AgentContext } from '../../context.ts';
import { hearWish } from '../../forms/change/hearChange.ts';
import { tellsStanding } from '../../nlu/intents/decideIntent.ts';
import { hear } from '../../nlu/languages/ear.ts';
import type { AgentState } from '../../state.ts';
import { callerIn } from './callerIn.ts';

/** "We're in on Wednesday. If I cancel, do I get my deposit back?" - "Cancel it anyway": the same booking is meant. */
export function withSpokenOf(
  state: AgentState,
  before: AgentState,
  text: string,
  context: AgentContext,
): AgentState {
  if (state.flow !== 'none' || before.flow !== 'none' || state.reply.tool) return state;
  const said = hear(text, before, context);
  if (!context.language.startsWith('en') || !tellsStanding(said.words)) return state;
  const { date, time, name } = hearWish(said, 'cancel', context);
  if (date === undefined) return state;
  return { ...state, spokenOf: { name: callerIn(before, said, context).name ?? name, date, time } };
}
