import type { AgentContext } from '../context.ts';
import { spokenPhone } from '../nlg/readBack.ts';
import { hearDigits, MIN_PHONE_DIGITS, storedPhoneNumber } from '../nlu/entities/phoneNumbers.ts';
import { hearYesNo } from '../nlu/intents/yesNo.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../state.ts';

const OWN_LINE =
  /\b(?:calling|ringing|phoning) (?:you )?(?:from|on)\b|\b(?:this|same) (?:number|one)\b/;
const REFUSES =
  /\b(?:(?:don't|do not|won't|not) (?:have(?! to\b)|got|want|wish|like|feel|going|give|share|comfortable)|no phone|no number|none$|rather not|prefer not|without|keep (?:it|that|my number) private|none of your business|haven't got)\b/;

/** Refuses, and not something else besides: "something not too expensive". */
const SAYS_NO =
  /^(?:(?:oh|well|sorry|actually|i|i'd|we|um|just) )*(?:no|nope|nah|not|rather not|rather|don't|do not|none|never|can't|cannot|wouldn't)\b/;
/** So many digits in one piece are the whole number, whatever was said before. */
const WHOLE_NUMBER_DIGITS = 10;

/** A number said in pieces, refused, or the one the caller calls from. */
export function phoneTurn(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
  next: (state: AgentState) => AgentState,
): AgentState | null {
  const { caller } = state;
  const reply = hearYesNo(said.words);
  if (state.asked === 'use-caller-number') {
    if (reply === 'yes' && context.callerNumber)
      return next({ ...state, caller: { ...caller, phone: context.callerNumber } });
    if (reply === 'no')
      return answer({ ...state, misses: 0 }, context.say.asking.otherPhone, 'phone');
    return null;
  }
  if (state.asked !== 'phone') return null;
  if (
    /\b(?:this (?:number|one)|same number|calling from|number i'm on)\b/.test(said.words) &&
    context.callerNumber
  ) {
    return next({ ...state, caller: { ...caller, phone: context.callerNumber } });
  }
  // the network did not tell from where the call comes: the number must be said
  if (OWN_LINE.test(said.words) && !/\d/.test(said.words)) return null;
  const piece = hearDigits(said.words)?.digits;
  if (piece) {
    const joined =
      piece.replace('+', '').length >= WHOLE_NUMBER_DIGITS
        ? piece
        : (caller.partialDigits ?? '') + piece;
    const digits = joined.replace('+', '').length;
    if (digits >= MIN_PHONE_DIGITS && digits <= 15) {
      return next({
        ...state,
        caller: {
          ...caller,
          phone: storedPhoneNumber(joined, context.country),
          partialDigits: undefined,
        },
      });
    }
    if (digits > 15)
      return answer(
        { ...state, caller: { ...caller, partialDigits: undefined } },
        context.say.asking.phoneTooLong,
        'phone',
      );
    return answer(
      { ...state, caller: { ...caller, partialDigits: joined }, misses: 0 },
      context.say.asking.restOfPhone(spokenPhone(joined, context)),
      'phone',
    );
  }
  if ((reply === 'no' && SAYS_NO.test(said.words)) || REFUSES.test(said.words))
    return next({ ...state, caller: { ...caller, withoutPhone: true } });
  return null;
}
