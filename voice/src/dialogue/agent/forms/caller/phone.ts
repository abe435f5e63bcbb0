import type { AgentContext } from '../../context.ts';
import { spokenPhone } from '../../nlg/readBack.ts';
import {
  MAX_PHONE_DIGITS,
  MIN_PHONE_DIGITS,
  phoneFit,
  storedPhoneNumber,
} from '../../nlu/entities/phones/numberingPlan.ts';
import { hearDigits } from '../../nlu/entities/phones/phoneNumbers.ts';
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
const KEYED_NUMBER = /^\d{7,15}$/;
/** Says that the digits that were read out are the whole number. */
const IS_ALL =
  /\b(?:that's (?:all|it|the lot|everything|the (?:whole|full|entire)|right)|(?:there|that) (?:isn't|is no|ain't) (?:any )?(?:more|rest)|no more|nothing (?:else|more)|it's (?:complete|all|the whole)|that is (?:all|it))\b/;
/** Says the number anew, not on. */
const ANEW =
  /\b(?:start (?:over|again)|from (?:the )?(?:start|beginning|top|scratch)|(?:once|one) more|again|(?:the )?(?:whole|full|entire|complete)|all of it|i'll begin|scratch that|no wait)\b/;

const taken = ({ caller }: Facts, changes: Partial<Caller>): Taken => ({
  facts: { caller: { ...caller, ...changes } },
});

/** The digits so far with a piece that was said: behind them, or instead of them. */
function joined(known: string, piece: string, words: string, { country }: AgentContext): string {
  // seven digits may be a whole number, and are the rest of one behind an area code
  const isRest = piece.length < WHOLE_NUMBER_DIGITS && phoneFit(known + piece, country) === 'fits';
  const isAnew =
    known === '' ||
    phoneFit(known, country) === 'long' ||
    ANEW.test(words) ||
    (phoneFit(piece, country) === 'fits' && !isRest) ||
    (piece.length > known.length && piece.startsWith(known));
  return isAnew ? piece : known + piece;
}

/** Digits of a number: all of it, a piece of which the rest is asked for, or more than a number has. */
function hearPieces(piece: string, words: string, facts: Facts, context: AgentContext): Taken {
  const { partialDigits = '' } = facts.caller;
  const { asking } = context.say;
  const digits = joined(partialDigits, piece, words, context);
  // who says the same once more means all of it
  const count = piece.replace('+', '').length;
  const isSame = piece === partialDigits && count >= MIN_PHONE_DIGITS && count <= MAX_PHONE_DIGITS;
  const fit = isSame ? 'fits' : phoneFit(digits, context.country);
  if (fit === 'fits') {
    const phone = storedPhoneNumber(isSame ? piece : digits, context.country);
    return taken(facts, { phone, partialDigits: undefined });
  }
  const heard = spokenPhone(digits, context);
  return fit === 'long'
    ? {
        ...taken(facts, { partialDigits: digits.length > MAX_PHONE_DIGITS ? undefined : digits }),
        say: asking.phoneTooLong(heard),
        stays: true,
      }
    : { ...taken(facts, { partialDigits: digits }), say: asking.restOfPhone(heard), stays: true };
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
  if (piece) return hearPieces(piece, words, facts, context);
  const { partialDigits = '' } = facts.caller;
  if (partialDigits !== '') {
    if (IS_ALL.test(words) && partialDigits.length >= MIN_PHONE_DIGITS)
      return hearPieces(partialDigits, words, facts, context);
    if (ANEW.test(words))
      return {
        ...taken(facts, { partialDigits: undefined }),
        say: context.say.asking.phone,
        stays: true,
      };
  }
  const refuses = (hearYesNo(words) === 'no' && SAYS_NO.test(words)) || REFUSES.test(words);
  return refuses ? taken(facts, { withoutPhone: true }) : null;
}

function isReachable({ caller }: Facts): boolean {
  return caller.phone !== undefined || caller.withoutPhone === true;
}

/** Where a piece of the number was told in passing, for the rest of it. */
function phoneQuestion({ partialDigits, otherNumber }: Caller, context: AgentContext): string {
  const { asking } = context.say;
  if (partialDigits === undefined) return otherNumber ? asking.otherPhone : asking.phone;
  const heard = spokenPhone(partialDigits, context);
  return phoneFit(partialDigits, context.country) === 'long'
    ? asking.phoneTooLong(heard)
    : asking.restOfPhone(heard);
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
    question: ({ caller }, context) => phoneQuestion(caller, context),
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
