import type { DateTime } from 'luxon';
import { ordinalOf } from '../../nlu/entities/numbers.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** When the business is open. `when` is a phrase of its own: "on Fridays", "today". */
export const hours = {
  today: 'today',
  tomorrow: 'tomorrow',
  on: (weekday: string) => `on ${weekday}`,
  /** "On Tuesdays, Thursdays and Fridays". */
  onEach: (weekdays: readonly string[]) =>
    `on ${[
      weekdays
        .slice(0, -1)
        .map((day) => `${day}s`)
        .join(', '),
      `${weekdays.at(-1)}s`,
    ]
      .filter((part) => part !== '')
      .join(' and ')}`,
  fromTo: (first: string, last: string) => `from ${first} to ${last}`,
  everyDay: 'every day',
  onDate: (day: DateTime, language: string) => {
    const { weekdayLong, monthLong } = day.setLocale('en');
    return language === 'en-US' || language === 'en'
      ? `on ${weekdayLong}, ${monthLong} ${ordinalOf(day.day)}`
      : `on ${weekdayLong} the ${ordinalOf(day.day)} of ${monthLong}`;
  },
  yes: 'Yes.',
  no: 'No.',
  open: (when: string, ranges: string) => `${capital(when)} we are open ${ranges}.`,
  closed: (when: string) => `We are closed ${when}.`,
  yesOpen: (when: string, ranges: string) => `Yes, ${when} we are open ${ranges}.`,
  noOpen: (when: string, ranges: string) => `No, ${when} we are open ${ranges}.`,
  yesClosed: (when: string) => `Yes, we are closed ${when}.`,
  noClosed: (when: string) => `No, I am sorry, we are closed ${when}.`,
  closesAt: (when: string, time: string) => `${capital(when)} we close at ${time}.`,
  opensAt: (when: string, time: string) => `${capital(when)} we open at ${time}.`,
  noClosesAt: (when: string, time: string) => `No, ${when} we close at ${time}.`,
  noOpensAt: (when: string, time: string) => `No, ${when} we open at ${time}.`,
  until: (when: string, time: string) => `${capital(when)} we are open until ${time}.`,
  noLatest: (when: string, time: string) => `No, the latest we are open is ${time}, ${when}.`,
  fromOn: (time: string) => `from ${time}`,
  untilThen: (time: string) => `until ${time}`,
  rangeLate: (from: string) => `from ${from} until late`,
  part: (name: string, ranges: string, when: string) =>
    `${capital(name)} is ${ranges}${when === '' ? '' : ` ${when}`}.`,
  noPart: (name: string, when: string) => `There is no ${name}${when === '' ? '' : ` ${when}`}.`,
  /** As the subject of a sentence; by the ids of hours/parts.ts. */
  parts: {
    kitchen: 'food',
    bar: 'the bar',
    desk: 'the front desk',
    phone: 'the phone line',
    pool: 'the pool',
    'walk-in': 'the walk-in time',
  } as Readonly<Record<string, string>>,
};
