import { withOtherEnd } from '../../nlu/entities/phones/phoneNumbers.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { Caller } from '../../state.ts';
import type { HeardSlots } from '../booking/heardSlots.ts';

/** The caller's number as far as a turn tells it: all of one, a piece of which the rest is asked for, or another end. */
export function phoneOf(
  known: Caller,
  { phone, phonePiece }: Pick<HeardSlots, 'phone' | 'phonePiece'>,
  { words }: Utterance,
): Pick<Caller, 'phone' | 'partialDigits'> {
  if (phone !== undefined) return { phone, partialDigits: undefined };
  const other = known.phone === undefined ? null : withOtherEnd(known.phone, words);
  if (other !== null) return { phone: other, partialDigits: undefined };
  const isNew = phonePiece !== undefined && known.phone === undefined;
  return { phone: known.phone, partialDigits: isNew ? phonePiece : known.partialDigits };
}
