import { type AgentContext, readContext } from '../../agent/context.ts';
import { proceed } from '../../agent/dialog/booking/bookingTurn.ts';
import { resolveTime } from '../../agent/forms/booking/time.ts';
import { step } from '../../agent/reducer.ts';
import { type AgentState, answer, initialState, type Question } from '../../agent/state.ts';
import { businesses } from './businesses.ts';

/** One thing a caller may say, and what is to be understood of it. */
export interface Said {
  readonly of: string;
  /** What was asked before; a call's start where nothing is told. */
  readonly at?: Question | 'start' | 'confirm' | 'done';
  readonly say: string;
  readonly intent?: keyof typeof INTENTS;
  readonly party?: number;
  readonly nights?: number;
  readonly date?: string;
  readonly time?: string;
  readonly name?: string;
  readonly phone?: string;
  /** Patterns. */
  readonly service?: string;
  readonly notes?: string;
  readonly says?: string;
  readonly message?: string;
  readonly changeDate?: string;
  /** What must be asked after it. */
  readonly asked?: Question;
  /** No day, only a span of them. */
  readonly span?: boolean;
  /** No hour can be known: it is asked again. */
  readonly asksAgain?: boolean;
  readonly miss?: boolean;
  readonly noPhone?: boolean;
}

type Judge = (after: AgentState, before: AgentState) => boolean;

const INTENTS = {
  book: ({ flow }) => flow === 'booking',
  message: ({ flow }) => flow === 'message',
  cancel: ({ flow, change }) => flow === 'change' && change.kind === 'cancel',
  move: ({ flow, change }) => flow === 'change' && change.kind === 'move',
  order: ({ flow }) => flow === 'order',
  answer: ({ reply }) => !/do not know|did not understand/.test(reply.say),
  unknown: ({ reply }) => !/did not understand/.test(reply.say),
  smalltalk: ({ reply }) => !/did not understand|do not know/.test(reply.say),
  robot: ({ flow }) => flow === 'none',
  person: ({ reply }) => /put you through|connect/.test(reply.say) || reply.tool !== undefined,
  goodbye: ({ reply }) => reply.endCall === true,
  yes: ({ reply }) => reply.tool?.name === 'bookAppointment',
  no: ({ asked, reply }) => asked === 'what-to-change' && !reply.tool,
  notBooked: ({ reply }) => !reply.tool,
  repeat: ({ reply }, before) => reply.say.includes(before.reply.say) && !reply.tool,
  abandoned: ({ flow, asked }) => flow === 'none' && asked === 'anything-else',
} satisfies Record<string, Judge>;

const SERVICES: Readonly<Record<string, string>> = {
  restaurant: 'table',
  hotel: 'double room',
  beauty: 'haircut',
  health: 'appointment',
};
const ORDER: readonly string[] = [
  'party-size',
  'date',
  'nights',
  'time',
  'name',
  'phone',
  'confirm',
];

/** A booking that has come as far as the question that is to be answered. */
function stateAt({ of, at = 'start' }: Said, context: AgentContext): AgentState {
  const start = initialState(context.greeting);
  if (at === 'start') return start;
  if (at === 'done')
    return answer({ ...start, committed: 1 }, 'You are booked. Anything else?', 'anything-else');
  const before = (slot: string) => ORDER.indexOf(slot) < ORDER.indexOf(at);
  const sized = of === 'restaurant' || of === 'hotel';
  const closedOnSaturday = of === 'health';
  return proceed(
    {
      ...start,
      booking: {
        service: SERVICES[of],
        partySize: sized && before('party-size') ? 2 : undefined,
        date: before('date')
          ? of === 'hotel'
            ? '2026-11-24'
            : closedOnSaturday
              ? '2026-11-23'
              : '2026-11-21'
          : undefined,
        nights: of === 'hotel' && before('nights') ? 2 : undefined,
        time: before('time')
          ? { hour: of === 'restaurant' ? 19 : 15, minute: 0, meridiem: 'exact' }
          : undefined,
      },
      caller: {
        name: before('name') ? 'Jo Park' : undefined,
        phone: before('phone') ? '+447700900123' : undefined,
      },
    },
    context,
  );
}

function matches(pattern: string | undefined, text: string): boolean {
  return pattern === undefined || new RegExp(pattern, 'is').test(text);
}

/** What was not understood as it should be: one line, or an empty text when all of it was. */
export function judge(said: Said): string {
  const request = businesses[said.of];
  if (!request) return `nobody is called ${said.of}`;
  const context = readContext(request);
  const before = stateAt(said, context);
  const after = step(before, { role: 'caller', text: said.say }, context);
  const { booking, caller, reply } = after;
  const time = booking.time ? resolveTime(booking.time, booking.date, context) : undefined;
  const wanted: readonly (readonly [string, unknown, unknown])[] = [
    ['party', said.party, booking.partySize],
    ['nights', said.nights, booking.nights],
    ['date', said.date, booking.date],
    ['time', said.time, time],
    ['name', said.name, caller.name],
    ['phone', said.phone, caller.phone],
    ['asked', said.asked, after.asked],
    ['changeDate', said.changeDate, after.change.date],
    ['span', said.span, said.span && booking.date === undefined],
    [
      'asksAgain',
      said.asksAgain,
      said.asksAgain && after.asked === 'time' && !booking.time && after.misses === 0,
    ],
    ['miss', said.miss, said.miss && booking.time === undefined],
    ['noPhone', said.noPhone, said.noPhone && caller.withoutPhone === true],
  ];
  const problems = wanted
    .filter(([, want, got]) => want !== undefined && want !== got)
    .map(([what, want, got]) => `${what} ${String(want)} is ${String(got)}`);
  if (said.intent && !INTENTS[said.intent](after, before)) problems.push(`intent ${said.intent}`);
  if (!matches(said.service, booking.service ?? '')) problems.push(`service is ${booking.service}`);
  if (!matches(said.notes, JSON.stringify(booking))) problems.push(`notes lack ${said.notes}`);
  if (!matches(said.message, after.message ?? '')) problems.push(`message is ${after.message}`);
  if (!matches(said.says, reply.say)) problems.push(`must say ${said.says}`);
  if (problems.length === 0) return '';
  return `[${said.of}, ${said.at ?? 'start'}] "${said.say}": ${problems.join('; ')} -> "${reply.say}"`;
}
