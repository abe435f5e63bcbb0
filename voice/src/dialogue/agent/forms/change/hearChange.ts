import type { AgentContext } from '../../context.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { ChangeDraft, Question } from '../../state.ts';
import { hearSlots } from '../booking/heard.ts';
import { isSameWeekday } from '../booking/restated.ts';
import { hearTarget } from './target.ts';

/** "Move it from there | to here". */
const FROM_TO =
  /^(?<old>.*\b(?:move|moved|moving|change|changed|reschedule|rescheduled|shift|push|pushed|postpone|bring|switch|put)\b.*?)\b(?:to|until|till)\b(?<to>.*)$/;

/** "It is for Saturday, | can we make it Sunday instead". */
const RATHER =
  /^(?<old>.*?)\b(?:make it|do it|have it|come|rather have|rather do|do|have)\b(?<to>.*\binstead\b.*)$/;

/** What a question asks for, in the words of a booking, whose ears are the same. */
function heardAs(asked: Question): Question {
  if (asked === 'booking-day') return 'date';
  if (asked === 'new-moment') return 'time';
  return asked === 'confirm-change' ? 'confirm-booking' : asked;
}

type Facts = Omit<ChangeDraft, 'kind' | 'choices'>;

function hear(words: string, raw: string, asked: Question, context: AgentContext) {
  return hearSlots(words, { raw, asked: heardAs(asked), context, sized: false });
}

function present(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** What the wish to cancel or to move tells already: which booking, and where it shall go. */
export function hearWish(
  { words, raw }: Utterance,
  kind: ChangeDraft['kind'],
  context: AgentContext,
): Facts {
  const parts = kind === 'move' ? (FROM_TO.exec(words) ?? RATHER.exec(words))?.groups : undefined;
  if (!parts) {
    const { date, time, name } = hear(words, raw, 'how-can-i-help', context);
    return present({ date, time, name });
  }
  const old = hear(parts.old ?? '', raw, 'how-can-i-help', context);
  const to = hear(parts.to?.trim() ?? '', raw, 'new-moment', context);
  return present({
    date: old.date,
    time: old.time,
    newDate: to.date,
    newTime: to.time,
    name: to.name ?? old.name,
  });
}

/** What an answer tells, by what was asked. */
export function hearAnswer(
  { words, raw }: Utterance,
  draft: ChangeDraft,
  asked: Question,
  context: AgentContext,
): Facts {
  if (asked === 'name') {
    const { name, date, time } = hear(words, raw, asked, context);
    return present({ name, date: draft.date ?? date, time: draft.time ?? time });
  }
  if (draft.kind === 'move' && asked !== 'booking-day') {
    const stands = { date: draft.newDate ?? draft.date, time: draft.newTime ?? draft.time };
    const target = hearTarget(words, { raw, asked: heardAs(asked), stands }, context);
    const restated =
      asked === 'confirm-change' && isSameWeekday(draft.newDate, target.newDate, words);
    return present({ ...target, newDate: restated ? draft.newDate : target.newDate });
  }
  const { date, time, name } = hear(words, raw, asked, context);
  if (asked === 'booking-day') return present({ date, time, name });
  return present({ date, time, name });
}
