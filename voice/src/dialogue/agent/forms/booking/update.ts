import type { PromptService } from '@belldesk/contract/business/promptServices';
import { exactName } from '@belldesk/contract/business/serviceWords';
import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { mostPeople, namedResource, ownService } from '../../knowledge/services.ts';
import { hearListedName } from '../../nlu/entities/names/listedName.ts';
import { hearNameParts, withParts } from '../../nlu/entities/names/nameParts.ts';
import { hearName, tellsSpelling } from '../../nlu/entities/names/names.ts';
import { hearRequests } from '../../nlu/entities/requests.ts';
import { hasPartySize, hearService, impliedService } from '../../nlu/entities/service.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, BookingDraft, Caller } from '../../state.ts';
import { phoneOf } from '../caller/phoneTold.ts';
import { hearSlots } from './heard.ts';
import type { HeardSlots } from './heardSlots.ts';
import { inTheSameWeek, withoutRestated } from './restated.ts';
import { momentAsBooked } from './same.ts';
import { hearShift } from './shift.ts';
import { resolveTime } from './time.ts';

export interface Updated {
  readonly state: AgentState;
  /** Something was heard that belongs to a booking. */
  readonly heard: boolean;
  /** Something differs from before. */
  readonly changed: boolean;
  readonly span: string | undefined;
}

const LONGEST_NAME_CHARACTERS = 120;
const MOST_NIGHTS = 365;
/** Takes back whom they asked for. */
const ANYBODY = /\b(?:anyone|anybody|whoever|either of them|someone else|somebody else)\b/;

function sameTime(before: BookingDraft, after: BookingDraft, context: AgentContext): boolean {
  if (!before.time || !after.time) return before.time === after.time;
  return (
    resolveTime(before.time, before.date, context) === resolveTime(after.time, after.date, context)
  );
}

function changedCaller(before: Caller, after: Caller): boolean {
  return before.name !== after.name || before.phone !== after.phone;
}

/** The weekday of the span that was spoken of, and the half of the day of the part. */
function fitted(slots: HeardSlots, before: BookingDraft): HeardSlots {
  const { date, time } = slots;
  const part = slots.part ?? before.part;
  let day = date === undefined ? null : DateTime.fromISO(date, { zone: 'utc' });
  const from = before.date === undefined ? before.notBefore : undefined;
  while (day && from && (day.toISODate() ?? '') < from) day = day.plus({ weeks: 1 });
  const open = time?.meridiem === null && part !== undefined && time.hour !== 12;
  const half = part === 'morning' ? ('am' as const) : ('pm' as const);
  return {
    ...slots,
    ...(day && { date: day.toISODate() ?? undefined }),
    ...(open && {
      time: {
        hour: (time.hour % 12) + (half === 'pm' ? 12 : 0),
        minute: time.minute,
        meridiem: half,
      },
    }),
  };
}

/** Takes every fact of a booking out of a turn; what was said later replaces what was said before. */
export function updateBooking(state: AgentState, said: Utterance, context: AgentContext): Updated {
  const draft: BookingDraft = state.booking.service
    ? state.booking
    : { ...state.booking, service: impliedService(context, state.booking) };
  const shift = hearShift(said.words, state.booking, context);
  const heard = hearSlots(shift?.rest ?? said.words, {
    raw: said.raw,
    asked: state.asked,
    context,
    sized: hasPartySize(draft, context) || context.business.kind === 'hotel',
    arrival: state.booking.date,
  });
  const today = context.now.toISODate() ?? '';
  const date = inTheSameWeek(state.booking.date, heard.date, said.words, today);
  const asBooked = momentAsBooked(said.words, heard.date, state);
  const time = heard.time ?? asBooked.time;
  const inWeek = {
    ...heard,
    ...(date && { date }),
    ...(time && { time }),
    ...(asBooked.date && { date: asBooked.date }),
  };
  const slots = { ...shift?.draft, ...withoutRestated(fitted(inWeek, state.booking), state, said) };
  const named =
    state.asked === 'name' ? null : namedResource(said.words, context.business.services);
  const resource = ANYBODY.test(said.words) ? undefined : (named ?? state.booking.resource);
  const requests = hearRequests(said, context, state.asked).filter(
    (one) => named === null || !one.startsWith('with '),
  );
  const service = betterService(state.booking.service, serviceTold(state, said, slots, context));
  const nights =
    slots.nights !== undefined && slots.nights >= 1 && slots.nights <= MOST_NIGHTS
      ? slots.nights
      : undefined;
  const booking: BookingDraft = {
    ...state.booking,
    service,
    partySize: slots.partySize ?? state.booking.partySize,
    nights: nights ?? state.booking.nights,
    date: slots.date ?? state.booking.date,
    time: slots.time ?? state.booking.time,
    part: slots.part ?? state.booking.part,
    notBefore: slots.spanFrom ?? state.booking.notBefore,
    resource,
    requests: [...new Set([...(state.booking.requests ?? []), ...requests])],
  };
  const dating = { now: context.now, dayFirst: context.british };
  const moment = [slots.date, slots.time, slots.phone, slots.partySize];
  const { name: nameSoFar } = state.caller;
  const isTold = nameSoFar !== undefined && nameSoFar !== context.knownCaller?.name;
  const listed =
    !isTold &&
    context.language.startsWith('en') &&
    moment.filter((fact) => fact !== undefined).length >= 2
      ? hearListedName(said.raw, dating, slots.phone !== undefined)
      : null;
  const told = nameInParts(state.caller.name, said) ?? slots.name ?? listed ?? undefined;
  // "I was told to ask for Aoife": who works here is not who calls
  const isStaff = told !== undefined && namedResource(told, context.business.services) !== null;
  const name = isStaff && state.asked !== 'name' && !told.includes(' ') ? undefined : told;
  const caller: Caller = {
    ...state.caller,
    name: name?.slice(0, LONGEST_NAME_CHARACTERS) ?? state.caller.name,
    spelled: name === undefined ? state.caller.spelled : tellsSpelling(said.words),
    ...phoneOf(state.caller, slots, said),
  };
  const { span, spanFrom: _, phonePiece: __, ...facts } = { ...slots, ...(name && { name }) };
  const asksMore =
    (booking.requests?.length ?? 0) > (state.booking.requests?.length ?? 0) ||
    resource !== state.booking.resource;
  return {
    state: { ...state, booking, caller },
    heard:
      asksMore ||
      Object.keys(facts).some((key) => key !== 'service') ||
      (slots.service !== undefined && service !== state.booking.service),
    changed:
      asksMore ||
      changedCaller(state.caller, caller) ||
      booking.service !== state.booking.service ||
      booking.partySize !== state.booking.partySize ||
      booking.nights !== state.booking.nights ||
      booking.date !== state.booking.date ||
      !sameTime(state.booking, booking, context),
    span,
  };
}

/** "Jackson is the last name", where a name is known. */
function nameInParts(known: string | undefined, { words, raw }: Utterance): string | undefined {
  const parts = hearNameParts(words);
  if (!known || (!parts.first && !parts.last) || (parts.first && parts.last)) return undefined;
  const part = hearName(`my name is ${parts.first ?? parts.last}`, { raw, asked: false });
  return part === null
    ? undefined
    : withParts(known, parts.first ? { first: part } : { last: part });
}

/** Goes back on what was said of the booking. */
const CORRECTS =
  /\b(?:actually|instead|rather|change|make (?:it|that)|sorry|wait|not (?:a|an|the)|meant?|no)\b/;

/** The service that a turn names as a whole; "Family name Baker" in answer to who calls names none. */
function serviceTold(
  { asked, booking }: AgentState,
  { words, raw }: Utterance,
  slots: HeardSlots,
  context: AgentContext,
): string | undefined {
  if (context.business.services.length === 0) return slots.service;
  const ofCaller = asked === 'name' || asked === 'phone' || asked === 'use-caller-number';
  if (ofCaller && booking.service !== undefined && !CORRECTS.test(words)) return undefined;
  const heard = hearService(words, context, raw) ?? undefined;
  const partySize = slots.partySize ?? booking.partySize ?? 1;
  return takesAll(heard, partySize, words, context) ? heard : undefined;
}

/** "A dinner for eighteen" is no table where tables seat six and a room takes them; who says "table" means one. */
function takesAll(
  name: string | undefined,
  partySize: number,
  words: string,
  { business: { services } }: AgentContext,
): boolean {
  const own = ownService(name, services);
  const fits = (service: PromptService) => partySize <= (mostPeople(service) ?? partySize);
  if (!own || fits(own) || ` ${exactName(words)} `.includes(` ${exactName(own.name)} `))
    return true;
  return !services.some((one) => one.kind === 'reservation' && fits(one));
}

/** A named service replaces a general one; a general word ("the appointment") replaces nothing. */
function betterService(before: string | undefined, heard: string | undefined): string | undefined {
  if (!heard) return before;
  if (before && /^(?:appointment|reservation|visit|table|viewing)$/i.test(heard)) return before;
  return heard;
}
