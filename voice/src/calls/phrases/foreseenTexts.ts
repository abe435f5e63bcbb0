import { DateTime } from 'luxon';
import { readBusiness } from '../../dialogue/agent/knowledge/business.ts';
import { asidesOf } from '../../dialogue/agent/nlg/asideSayings.ts';
import { type Sayings, sayingsOf } from '../../dialogue/agent/nlg/sayings.ts';
import { standingSayings } from '../../dialogue/agent/nlg/standingSayings.ts';
import { transferSayings } from '../../dialogue/agent/nlg/transferSayings.ts';
import { visitSayings } from '../../dialogue/agent/nlg/visitSayings.ts';
import { greetingWithNotice } from '../../dialogue/recording/courtesy.ts';
import { phrasesOf } from '../../dialogue/turns/phrases.ts';
import { splitSentences } from '../../dialogue/turns/sentences.ts';
import { clausesOf } from '../../speech/kokoro/beforehand/clauses.ts';
import { promptTextsOf } from '../prompts/promptTexts.ts';
import type { Receptionist } from '../receptionist.ts';
import { fixedTexts } from './spokenTables.ts';

/** Days ahead whose dates are made ready. */
const DAYS_AHEAD = 28;
const MOST_PEOPLE = 12;
const FIRST_MINUTE = 8 * 60;
const LAST_MINUTE = 21 * 60;
const QUARTER_MINUTES = 15;
const DAY_MINUTES = 1_440;
/** Stands where a caller's own words will stand; what holds it is not foreseen. */
const UNKNOWN = 'Zzyzx';
const UNKNOWN_INSIDE = /zzyzx/i;

/**
 * What a receptionist is going to say, most wanted first: whole sentences that never change, and the parts that all
 * others are put together from: their fixed phrases, days, hours, sizes, services. No word of any caller is among them.
 * @param now in the zone of the business
 */
export function foreseenTexts(receptionist: Receptionist, now: DateTime): readonly string[] {
  const { language, greeting, systemPrompt, businessName } = receptionist;
  const say = sayingsOf(language);
  const business = readBusiness(systemPrompt, businessName);
  const first = [
    greetingWithNotice(greeting, language),
    greeting,
    ...fixedTexts(phrasesOf(language)),
    ...fixedTexts(say.asking),
  ].flatMap(sentencesOf);
  const sentences = [
    ...fixedTexts(say.talk),
    say.talk.thanksForCalling(business.name),
    say.talk.assistantOf(business.name),
    say.talk.robot(business.name),
    ...fixedTexts([say.booked, say.message, say.diary, say.again]),
    ...fixedTexts([asidesOf(language), standingSayings(language)]),
    ...fixedTexts([visitSayings(language), transferSayings(language)]),
    ...promptTextsOf(receptionist),
    ...fixedTexts(say.keys),
  ].flatMap(sentencesOf);
  const services = business.services.map(({ name }) => name);
  const slots = slotsOf(say, language, now);
  const opening = [...(business.hours?.values() ?? [])].flat();
  const ranges = opening.map(({ fromMinute, toMinute }) =>
    say.moments.range(
      say.moments.minute(fromMinute % DAY_MINUTES, language),
      say.moments.minute(toMinute % DAY_MINUTES, language),
    ),
  );
  const frames = [
    ...templates(say, language, services, business.name),
    ...[...new Set(ranges)].map((range) => say.talk.openToday(range)),
  ]
    .flatMap(sentencesOf)
    .flatMap((sentence) => clausesOf(sentence, language))
    .filter((clause) => !UNKNOWN_INSIDE.test(clause));
  return [...new Set([...first, ...frames, ...slots, ...sentences])].filter((text) =>
    /\p{L}/u.test(text),
  );
}

function sentencesOf(text: string): readonly string[] {
  const { sentences, rest } = splitSentences(text);
  return rest.trim() === '' ? sentences : [...sentences, rest.trim()];
}

/** Days, hours and sizes as they stand in sentences: within one, and at its end. */
function slotsOf(say: Sayings, language: string, now: DateTime): readonly string[] {
  const today = now.startOf('day');
  const days = Array.from({ length: DAYS_AHEAD }, (_, days) =>
    say.moments.date({ day: today.plus({ days }), days, far: false, language }),
  );
  const minutes = Array.from(
    { length: (LAST_MINUTE - FIRST_MINUTE) / QUARTER_MINUTES + 1 },
    (_, quarter) => FIRST_MINUTE + quarter * QUARTER_MINUTES,
  );
  // Whole and half hours are said more often than quarters.
  const hours = [...minutes.filter((minute) => minute % 30 === 0), ...minutes].map((minute) =>
    say.moments.minute(minute, language),
  );
  const sizes = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1);
  const samples = [
    ...days.map((date) => bookingTold(say, { date })),
    ...hours.map((time) => bookingTold(say, { time })),
    ...hours.map((time) => say.booked.have([time], UNKNOWN)),
    ...sizes.map((partySize) => bookingTold(say, { partySize })),
    ...sizes.map((partySize) => bookingTold(say, { partySize, service: 'table' })),
  ];
  const clauses = samples
    .flatMap((text) => clausesOf(text, language))
    .filter((clause) => !UNKNOWN_INSIDE.test(clause));
  return [...clauses, ...days, ...hours].flatMap((clause) => {
    const bare = clause.replace(/[,.]+$/, '');
    return [bare, `${bare}.`];
  });
}

interface Slots {
  readonly service?: string;
  readonly partySize?: number;
  readonly date?: string;
  readonly time?: string;
}

function bookingTold(say: Sayings, slots: Slots): string {
  const { service = UNKNOWN, partySize, date = UNKNOWN, time = UNKNOWN } = slots;
  return say.booked.what({ service, partySize, date, near: false, time });
}

/** Sentences with slots in them, filled with a day and an hour that are made ready anyway, or with nothing. */
function templates(
  say: Sayings,
  language: string,
  services: readonly string[],
  name: string,
): readonly string[] {
  const { booked, asking, diary, hours, talk } = say;
  const day = DateTime.fromISO('2026-11-27');
  const date = say.moments.date({ day, days: 3, far: false, language });
  const time = say.moments.minute(19 * 60, language);
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => say.moments.weekday(weekday));
  const ranges = say.moments.range(time, time);
  const wholes = ['table', ...services].map(
    (service) =>
      bookingTold(say, { service, partySize: 4, date, time }) +
      booked.underName(UNKNOWN) +
      booked.withPhone(UNKNOWN),
  );
  return [
    ...wholes.flatMap((whole) => [booked.readBack(whole), booked.readBackForKeys(whole)]),
    ...wholes.map((whole) => booked.done(whole, UNKNOWN)),
    ...(services.length > 0 ? [asking.whichOf(services), booked.services(services)] : []),
    booked.have([time, time], date),
    booked.couldOffer([time, time], date),
    ...weekdays.flatMap((weekday) => [asking.closedOn(weekday), talk.sorryClosedOn(weekday)]),
    ...weekdays.map((weekday) => asking.openOn(weekday, ranges)),
    ...weekdays.map((weekday) => hours.open(hours.on(weekday), ranges)),
    ...weekdays.map((weekday) => hours.closed(hours.on(weekday))),
    ...['today', 'tomorrow'].flatMap((when) => [
      hours.open(hours[when as 'today' | 'tomorrow'], ranges),
      hours.closed(hours[when as 'today' | 'tomorrow']),
    ]),
    talk.openToday(ranges),
    talk.openNow(talk.todaysHours(ranges)),
    talk.notOpenNow(talk.todaysHours(ranges)),
    asking.openAgain(date),
    asking.timePast(time),
    asking.datePast(date),
    diary.readBackCancel(diary.meant(UNKNOWN, date, time)),
    diary.readBackMove(diary.meant(UNKNOWN, date, time), diary.target(date, time)),
    diary.cancelThat(diary.entry(UNKNOWN, UNKNOWN)),
    say.message.readBack(UNKNOWN, UNKNOWN, UNKNOWN),
    talk.ownNumber(UNKNOWN),
    talk.thanksForCalling(name),
  ];
}
