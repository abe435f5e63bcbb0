import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { AgentContext } from '../../context.ts';
import { meantPassage } from '../../knowledge/meantPassage.ts';
import { holdsOf } from '../../knowledge/services.ts';
import { staysIn } from '../../nlu/entities/moments/stays.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import { intents } from '../../nlu/intents/intents.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { clearlyAsks } from '../knowledgeTurn.ts';
import { proceedMessage } from '../message/messageTurn.ts';
import { callerIn } from '../standing/callerIn.ts';

/** A bed for the night, however it is put; what lasts for nights. */
const OVERNIGHT =
  /\b(?:stay(?:ing)? (?:with (?:you|ye)|the night|over\b|overnight|at yours|there)|stop(?:ping)? (?:the night|over\b|with (?:you|ye))|(?:double|twin|single|family|en ?suite) (?:bed ?)?rooms?|bedrooms?|(?:a|any) beds? for|put (?:us|me|him|her) up|(?:one|two|three|four|five|six|seven|ten|a|a few|a couple of|couple of|\d{1,2}) nights?\b(?! (?:ago|out|in town))|for the night|overnight)\b/;
/** A thing of those that are let for nights, in answer to what shall be booked. */
const A_ROOM =
  /\b(?:double|twin|bedroom|single room|double room|twin room|room for the night|overnight)\b/;
/** The owner wants to ring back for it. */
const BY_CALL_BACK =
  /\b(?:leave|take) (?:your |their |me |us |a |the )?(?:name|number|details|message)\b|\b(?:ring|call|phone)s? (?:you |them |folk |people )?back\b|\b(?:don't|do not|can't|cannot|never) (?:book|put|take) .{0,40}\b(?:phone|diary)\b|\bnot (?:by|over|on) the phone\b/i;
/** Wishes something to be kept. */
const KEEP =
  /\b(?:can|could|would) (?:you|ye) (?:please )?(?:keep|hold|have|take|save|reserve|put)\b|\b(?:book|reserve)\b|\bi'd like\b|\bwe'd like\b|\bi want\b|\bwe want\b/;
/** "Could you have Menna ring me": a call is wished, whatever it is about. */
const RING_ME = /\b(?:ring|call|phone|get back to|text)s? (?:me|us)\b/;
const LONGEST_MESSAGE_CHARACTERS = 900;

/** Whether what is wished lasts for nights, at a business whose calendar holds nothing of the kind. */
function isStay({ words }: Utterance, context: AgentContext): boolean {
  const { services } = context.business;
  if (services.some((service) => holdsOf(service) === 'room')) return false;
  return OVERNIGHT.test(words) || staysIn(digitsForWords(words), undefined, context).length > 0;
}

/** Whether the owner wrote of what is wished that the team rings back about it. */
function isByCallBack(said: Utterance, { business, meaning }: AgentContext): boolean {
  const meant = meantPassage(said, business, meaning);
  return meant?.likely === true && BY_CALL_BACK.test(meant.sentences[0] ?? '');
}

/** All that was said of it, for the team. */
function message({ flow, inOwnWords = [] }: AgentState, { raw }: Utterance): string {
  const before = flow === 'booking' ? inOwnWords : [];
  return [...new Set([...before, raw.trim()])].join(' ').slice(0, LONGEST_MESSAGE_CHARACTERS);
}

/**
 * A wish for what the calendar does not hold, such as a night at an inn that lets its rooms by hand, or for what the
 * owner rings back about: it is no other service, and reaches the team with all that was said.
 */
export const notInCalendar: Handler = (state, said, context) => {
  const { business, language } = context;
  if (business.services.length === 0 || !context.canTakeMessage || !language.startsWith('en'))
    return null;
  const answers = state.flow === 'booking' && state.asked === 'service' && A_ROOM.test(said.words);
  const wishes =
    state.flow === 'none' &&
    !clearlyAsks(said.words) &&
    !intents.changeExisting(said.words) &&
    !intents.message(said.words) &&
    !RING_ME.test(said.words) &&
    KEEP.test(said.words);
  if (!answers && !wishes) return null;
  if (servicesNamed(said.raw, business.services).length > 0) return null;
  if (!isStay(said, context) && !(wishes && isByCallBack(said, context))) return null;
  const caller = callerIn({ ...state, asked: 'how-can-i-help' }, said, context);
  const next = { ...state, flow: 'none' as const, booking: {}, caller, asking: undefined };
  return proceedMessage(
    { ...next, message: message(state, said) },
    context,
    context.say.booked.cannotBookThat,
  );
};
