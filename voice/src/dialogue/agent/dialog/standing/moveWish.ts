import type { AgentContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { hearTarget, shiftedFrom } from '../../forms/change/target.ts';
import { movedTo } from '../../nlu/intents/movedTo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { ChangeDraft } from '../../state.ts';

type Facts = Omit<ChangeDraft, 'kind' | 'choices'>;

/** What a wish to move a booking tells: which one it is, and where it shall go. */
export function hearMoveWish({ words, raw }: Utterance, context: AgentContext): Facts {
  const { old, to } = movedTo(words);
  const { name, date, time } = hearSlots(old, {
    raw,
    asked: 'how-can-i-help',
    context,
    sized: false,
  });
  const stands = { date, time };
  const goes =
    to === ''
      ? { ...shiftedFrom(words, stands, context), name: undefined }
      : hearTarget(to, { raw, asked: 'time', stands }, context);
  return present({
    name: name ?? goes.name,
    date,
    time,
    newDate: goes.newDate,
    newTime: goes.newTime,
  });
}

function present(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
