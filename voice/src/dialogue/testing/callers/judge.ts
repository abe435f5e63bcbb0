import {
  BOOK_APPOINTMENT,
  bookAppointmentArguments,
  TAKE_MESSAGE,
  takeMessageArguments,
} from '@belldesk/contract/voice/tools';
import type { Goal } from './goal.ts';

export interface Written {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

function digits(text = ''): string {
  return text.replace(/\D/g, '').slice(-9);
}

function plain(text = ''): string {
  return text
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim();
}

type Fact = readonly [what: string, wanted: unknown, written: unknown];

function differing(facts: readonly Fact[]): string[] {
  return facts
    .filter(([, wanted, written]) => wanted !== undefined && wanted !== written)
    .map(([what, wanted, written]) => `${what} ${String(wanted)} is ${String(written)}`);
}

function judgeBooking(goal: Goal, { arguments: args }: Written, toldThing: boolean): string[] {
  const booked = bookAppointmentArguments.parse(args);
  const { notes = '' } = booked;
  const about = `${booked.service} ${notes}`;
  const must = goal.thing !== undefined && (toldThing || goal.of !== 'health');
  return differing([
    ['party', goal.party, booked.partySize],
    ['date', goal.date, booked.date],
    ['time', goal.time, booked.time],
    ['nights', goal.nights, Number(/^(\d+) nights?/.exec(notes)?.[1])],
    ['name', plain(`${goal.first} ${goal.last}`), plain(booked.name)],
    ['phone', digits(goal.phone), digits(booked.phoneNumber)],
    ['thing', must ? true : undefined, new RegExp(goal.thing?.pattern ?? '', 'i').test(about)],
  ]);
}

function judgeMessage(goal: Goal, { arguments: args }: Written): string[] {
  const left = takeMessageArguments.parse(args);
  const telling = plain(goal.message).split(' ').slice(-3).join(' ');
  return differing([
    ['message', true, plain(left.message).includes(telling)],
    ['name', plain(`${goal.first} ${goal.last}`), plain(left.name)],
    ['phone', digits(goal.phone), digits(left.phoneNumber)],
  ]);
}

/** What is not as the caller wanted it; `toldThing`: whether they ever told what it is about. */
export function judge(goal: Goal, written: readonly Written[], toldThing: boolean): string[] {
  const [call] = written;
  if (!call) return ['nothing was written down'];
  const wanted = goal.message === undefined ? BOOK_APPOINTMENT : TAKE_MESSAGE;
  if (written.length > 1 || call.name !== wanted)
    return [`wrong tools: ${written.map(({ name }) => name).join()}`];
  return goal.message === undefined
    ? judgeBooking(goal, call, toldThing)
    : judgeMessage(goal, call);
}
