import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { isOpenAt } from '@belldesk/contract/business/openingHours';
import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { asidesOf } from '../../nlg/asideSayings.ts';
import { hasPartySize, isRoom, isTable } from '../../nlu/entities/service.ts';
import type { BookingDraft, Facts } from '../../state.ts';
import { nameSlot } from '../caller/name.ts';
import { phoneSlots } from '../caller/phone.ts';
import { exampleDay, exampleTime } from '../engine/examples.ts';
import type { Slot } from '../engine/form.ts';
import { typedCount, typedDate, typedTime } from '../engine/typed.ts';

/** More would not be kept in mind by ear. */
const MOST_SERVICES_TOLD = 5;
/** The second time a few more: it is the only help there is. */
const MOST_SERVICES_TOLD_AGAIN = 8;
const LARGEST_PARTY = 500;
const LONGEST_JOB_CHARACTERS = 300;
const MOST_NIGHTS = 365;

const changed = ({ booking }: Facts, changes: Partial<BookingDraft>): Partial<Facts> => ({
  booking: { ...booking, ...changes },
});

function serviceQuestion({ business, say }: AgentContext): string {
  const { kind, offers, services } = business;
  const { asking, booked } = say;
  if (services.length > 1 && services.length <= MOST_SERVICES_TOLD)
    return `${booked.services(services.map(({ name }) => name))} ${asking.service}`;
  if (kind === 'hotel') return asking.room(offers.slice(0, 4));
  return kind === 'beauty' ? asking.treatment : asking.service;
}

function serviceAgain({ business, say }: AgentContext): string {
  const names =
    business.services.length > 0 ? business.services.map(({ name }) => name) : business.offers;
  const told = names.slice(0, MOST_SERVICES_TOLD_AGAIN);
  return say.again.service(told, told.length < names.length);
}

/** Whether it must be known what a visit is about: the job, or the property. */
function needsAbout({ service = '' }: BookingDraft, { business }: AgentContext): boolean {
  const { kind } = business;
  return kind === 'trade' || (kind === 'estate' && /viewing|valuation/.test(service));
}

/** Whether the opening hours leave open which half of the day was typed. */
export function isHalfOpen({ time, date }: BookingDraft, context: AgentContext): boolean {
  if (!time || time.meridiem !== null) return false;
  const hours = date ? hoursAround(context.business, date) : null;
  if (!hours || !date) return true;
  const { weekday } = DateTime.fromISO(date, { zone: context.now.zone });
  const early = (time.hour % 12) * 60 + time.minute;
  return isOpenAt(hours, weekday, early) === isOpenAt(hours, weekday, early + 720);
}

/** Everything that a booking must know, in the order in which it is asked for. */
export const bookingSlots: readonly Slot[] = [
  {
    asks: 'service',
    isSettled: ({ booking }) => booking.service !== undefined && booking.service !== '',
    question: ({ booking }, context) =>
      booking.among ? context.say.asking.whichOf(booking.among) : serviceQuestion(context),
    again: ({ booking }, context) =>
      booking.among ? context.say.again.service(booking.among, false) : serviceAgain(context),
    named: /\b(?:room|service|treatment)\b/,
    mayChange: ({ booking }, context) => !isTable(booking, context),
    forget: (facts) => changed(facts, { service: undefined, among: undefined }),
  },
  {
    asks: 'job',
    isSettled: ({ booking }, context) =>
      !needsAbout(booking, context) || (booking.notes !== undefined && booking.notes !== ''),
    question: (_facts, { business, language, say }) =>
      business.kind === 'estate' ? asidesOf(language).property : say.asking.job,
    again: (_facts, { business, say }) =>
      business.kind === 'estate' ? say.again.property : say.again.job,
    asSaid: ({ raw }, facts) =>
      changed(facts, { notes: raw.trim().slice(0, LONGEST_JOB_CHARACTERS) }),
  },
  {
    asks: 'party-size',
    isSettled: ({ booking }, context) =>
      !hasPartySize(booking, context) || booking.partySize !== undefined,
    question: ({ booking }, context) =>
      isRoom(booking, context) ? context.say.asking.guests : context.say.asking.people,
    again: ({ booking }, context) =>
      isRoom(booking, context) ? context.say.again.guests : context.say.again.people,
    keyed: {
      prompt: ({ say }) => say.keys.people,
      hear: (digits, facts) => {
        const partySize = typedCount(digits, LARGEST_PARTY);
        return partySize === null ? null : changed(facts, { partySize });
      },
    },
    named: /\b(?:people|guests|persons|how many|party)\b/,
    forget: (facts) => changed(facts, { partySize: undefined }),
  },
  {
    asks: 'date',
    isSettled: ({ booking }) => booking.date !== undefined,
    question: ({ booking }, context) =>
      isRoom(booking, context) ? context.say.asking.arrivalDay : context.say.asking.day,
    again: ({ booking }, context) => {
      const { again } = context.say;
      return (isRoom(booking, context) ? again.arrivalDay : again.day)(exampleDay(context));
    },
    keyed: {
      prompt: ({ say, british }) => say.keys.date(british),
      hear: (digits, facts, context) => {
        const date = typedDate(digits, context);
        return date === null ? null : changed(facts, { date });
      },
    },
    named: /\b(?:date|day)\b/,
    forget: (facts) => changed(facts, { date: undefined }),
  },
  {
    asks: 'nights',
    isSettled: ({ booking }, context) => !isRoom(booking, context) || booking.nights !== undefined,
    question: (_facts, { say }) => say.asking.nights,
    again: (_facts, { say }) => say.again.nights,
    keyed: {
      prompt: ({ say }) => say.keys.nights,
      hear: (digits, facts) => {
        const nights = typedCount(digits, MOST_NIGHTS);
        return nights === null ? null : changed(facts, { nights });
      },
    },
    named: /\bnights?\b/,
    forget: (facts) => changed(facts, { nights: undefined }),
  },
  {
    asks: 'time',
    isSettled: ({ booking }) => booking.time !== undefined,
    question: ({ booking }, context) => {
      if (booking.part) return asidesOf(context.language).hourIn[booking.part];
      return isRoom(booking, context) ? context.say.asking.arrivalTime : context.say.asking.time;
    },
    again: ({ booking }, context) => {
      const { again } = context.say;
      const ask = isRoom(booking, context) ? again.arrivalTime : again.time;
      return ask(exampleTime(booking.date, context));
    },
    keyed: {
      prompt: ({ say }) => say.keys.time,
      hear: (digits, facts) => {
        const time = typedTime(digits);
        return time === null ? null : changed(facts, { time });
      },
    },
    named: /\b(?:time|hour)\b/,
    forget: (facts) => changed(facts, { time: undefined }),
  },
  {
    asks: 'half-of-day',
    isSettled: ({ booking }, context) => !isHalfOpen(booking, context),
    keyed: {
      prompt: ({ say }) => say.keys.halfOfDay,
      hear: (digits, facts) => {
        const { time } = facts.booking;
        if (!time || !/^[12]$/.test(digits)) return null;
        const half =
          digits === '1'
            ? { hour: time.hour % 12, meridiem: 'am' as const }
            : { hour: (time.hour % 12) + 12, meridiem: 'pm' as const };
        return changed(facts, { time: { ...half, minute: time.minute } });
      },
    },
  },
  nameSlot(({ say }) => say.asking.name),
  ...phoneSlots,
];
