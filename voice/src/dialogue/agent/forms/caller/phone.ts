import type { AgentContext } from '../../context.ts';
import { spokenPhone } from '../../nlg/readBack.ts';
import {
  hearDigits,
  MIN_PHONE_DIGITS,
  storedPhoneNumber,
} from '../../nlu/entities/phoneNumbers.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { Caller, Facts } from '../../state.ts';
import type { Slot, Taken } from '../engine/form.ts';

const OWN_LINE =
  /\b(?:calling|ringing|phoning) (?:you )?(?:from|on)\b|\b(?:this|same) (?:number|one)\b/;
const REFUSES =
  /\b(?:(?:don't|do not|won't|not) (?:have(?! to\b)|got|want|wish|like|feel|going|give|share|comfortable)|no phone|no number|none$|rather not|prefer not|without|keep (?:it|that|my number) private|none of your business|haven't got)\b/;

/** Refuses, and not something else besides: "something not too expensive". */
const SAYS_NO =
  /^(?:(?:oh|well|sorry|actually|i|i'd|we|um|just) )*(?:no|nope|nah|not|rather not|rather|don't|do not|none|never|can't|cannot|wouldn't)\b/;
/** So many digits in one piece are the whole number, whatever was said before. */
const WHOLE_NUMBER_DIGITS = 10;

const MOST_DIGITS = 15;
const KEYED_NUMBER = /^\d{7,15}$/;

const taken = ({ caller }: Facts, changes: Partial<Caller>): Taken => ({
  facts: { caller: { ...caller, ...changes } },
});

/** Digits of a number: all of it, a piece of which the rest is asked for, or more than a number has. */
function hearPieces(piece: string, facts: Facts, context: AgentContext): Taken {
  const { partialDigits = '' } = facts.caller;
  const whole = piece.replace('+', '').length >= WHOLE_NUMBER_DIGITS;
  const joined = whole ? piece : partialDigits + piece;
  const digits = joined.replace('+', '').length;
  const { asking } = context.say;
  if (digits > MOST_DIGITS)
    return {
      ...taken(facts, { partialDigits: undefined }),
      say: asking.phoneTooLong,
      stays: true,
    };
  if (digits >= MIN_PHONE_DIGITS) {
    const phone = storedPhoneNumber(joined, context.country);
    return taken(facts, { phone, partialDigits: undefined });
  }
  return {
    ...taken(facts, { partialDigits: joined }),
    say: asking.restOfPhone(spokenPhone(joined, context)),
    stays: true,
  };
}

/** A number said in pieces, refused, or the one the caller calls from. */
function hearPhone({ words }: Utterance, facts: Facts, context: AgentContext): Taken | null {
  if (
    /\b(?:this (?:number|one)|same number|calling from|number i'm on)\b/.test(words) &&
    context.callerNumber
  )
    return taken(facts, { phone: context.callerNumber });
  // the network did not tell from where the call comes: the number must be said
  if (OWN_LINE.test(words) && !/\d/.test(words)) return null;
  const piece = hearDigits(words)?.digits;
  if (piece) return hearPieces(piece, facts, context);
  const refuses = (hearYesNo(words) === 'no' && SAYS_NO.test(words)) || REFUSES.test(words);
  return refuses ? taken(facts, { withoutPhone: true }) : null;
}

function isReachable({ caller }: Facts): boolean {
  return caller.phone !== undefined || caller.withoutPhone === true;
}

/** Whether the number called from is the right one, where the network told it; else which one is. */
export const phoneSlots: readonly Slot[] = [
  {
    asks: 'use-caller-number',
    isSettled: (facts, { callerNumber }) =>
      callerNumber === null || facts.caller.otherNumber === true || isReachable(facts),
    question: (_facts, { say }) => say.asking.callerNumber,
    again: (_facts, { say }) => say.again.callerNumber,
    hear: ({ words }, facts, { callerNumber }) => {
      const reply = hearYesNo(words);
      if (reply === 'yes' && callerNumber) return taken(facts, { phone: callerNumber });
      return reply === 'no' ? taken(facts, { otherNumber: true }) : null;
    },
    keyed: {
      prompt: ({ say }) => say.keys.callerNumber,
      hear: (digits, facts, { callerNumber }) => {
        if (digits === '1' && callerNumber) return taken(facts, { phone: callerNumber }).facts;
        return digits === '2' ? taken(facts, { otherNumber: true }).facts : null;
      },
    },
    without: ({ caller }) => ({ caller: { ...caller, otherNumber: true } }),
  },
  {
    asks: 'phone',
    isSettled: isReachable,
    question: ({ caller }, { say }) =>
      caller.otherNumber ? say.asking.otherPhone : say.asking.phone,
    again: (_facts, { say }) => say.again.phone,
    hear: hearPhone,
    keyed: {
      prompt: ({ say }) => say.keys.phone,
      hear: (digits, facts, { country }) =>
        KEYED_NUMBER.test(digits)
          ? taken(facts, { phone: storedPhoneNumber(digits, country) }).facts
          : null,
    },
    named: /\b(?:phone|telephone|mobile|the number(?! of))\b/,
    forget: ({ caller }) => ({
      caller: { ...caller, phone: undefined, withoutPhone: undefined, otherNumber: true },
    }),
    without: ({ caller }) => ({ caller: { ...caller, withoutPhone: true } }),
  },
];
