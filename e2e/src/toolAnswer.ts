import type { AvailabilityResult, DiaryEntry, ToolResult } from '@belldesk/contract/voice/tools';
import type { Scenario } from './scenario.ts';

type ToolName = keyof Scenario['tools'];
type Arguments = Readonly<Record<string, unknown>>;

/** The number that a caller may ask for. */
const REFERENCE = 'K482';
/** What the diary of every scenario holds besides what the caller names. */
const OTHER_ID = '019a9d7e-1f4e-7000-8000-00000000000b';

function entryOf(args: Arguments, id: string): DiaryEntry {
  const text = (...values: unknown[]) => values.find((value) => typeof value === 'string') ?? '';
  return {
    id,
    service: 'table',
    partySize: 4,
    date: text(args.newDate, args.date, '2030-01-04'),
    time: text(args.newTime, args.time, '19:00'),
    name: text(args.name, 'Pat Low'),
  };
}

function answerOf(
  behaviour: NonNullable<Scenario['tools'][ToolName]>,
  name: string,
  args: Arguments,
  id: string,
): ToolResult | AvailabilityResult | null {
  const changes = name === 'cancelBooking' || name === 'moveBooking';
  const refusal = { ok: false as const, reason: behaviour };
  switch (behaviour) {
    case 'ok':
      if (name === 'checkAvailability') return { ok: true, available: true };
      return {
        ok: true,
        id,
        ...(name === 'bookAppointment' && { reference: REFERENCE }),
        ...(changes && { booking: entryOf(args, id) }),
      };
    case 'garbage':
      return null;
    case 'closed':
      if (name === 'checkAvailability') return { ok: true, available: false, reason: 'closed' };
      return { ...refusal, problem: 'closed' };
    case 'not-found':
    case 'already-booked':
      return { ...refusal, problem: behaviour };
    case 'several':
    case 'other-name': {
      if (typeof args.bookingId === 'string')
        return { ok: true, id, booking: entryOf(args, args.bookingId) };
      const { newDate: _date, newTime: _time, ...now } = args;
      const first = entryOf({ ...now, time: '13:00' }, id);
      const choices =
        behaviour === 'several'
          ? [first, entryOf({ ...now, time: '19:00' }, OTHER_ID)]
          : [{ ...first, name: 'Max Moss' }];
      return { ...refusal, problem: 'which-one', choices };
    }
    case 'refused':
      return { ok: false, reason: 'it is taken' };
  }
}

/** What a tool answers in a scenario, as the product's webhook would. `id` is the committed record's. */
export function toolAnswer(
  scenario: Pick<Scenario, 'tools'> | undefined,
  name: string,
  args: Arguments,
  id: string,
): string {
  const behaviour = scenario?.tools[name as ToolName] ?? 'ok';
  const answer = answerOf(behaviour, name, args, id);
  return answer === null ? 'Service unavailable' : JSON.stringify(answer);
}
