import type { LocalMoment } from '@belldesk/contract/business/localClock';
import type { DiaryEntry, OrderItem } from '@belldesk/contract/voice/tools';
import type { Expectation } from '../model.ts';
import type { DayPart } from './nlu/entities/dayParts.ts';
import type { HeardTime } from './nlu/entities/times.ts';

/** What the assistant asked last: it tells how a bare answer is meant. */
export type Question =
  | 'how-can-i-help'
  | 'service'
  | 'job'
  | 'party-size'
  | 'nights'
  | 'date'
  | 'time'
  | 'name'
  | 'phone'
  | 'use-caller-number'
  | 'confirm-booking'
  | 'what-to-change'
  /** The day for which a booking stands that is to be changed. */
  | 'booking-day'
  | 'new-moment'
  | 'which-booking'
  | 'confirm-change'
  | 'order-items'
  | 'pickup-time'
  | 'confirm-order'
  | 'message-text'
  | 'confirm-message'
  | 'offer-message'
  | 'anything-else';

export interface BookingDraft {
  readonly service?: string | undefined;
  readonly partySize?: number | undefined;
  readonly nights?: number | undefined;
  /** yyyy-mm-dd in the business's zone. */
  readonly date?: string | undefined;
  readonly time?: HeardTime | undefined;
  /** Where the caller named no hour yet. */
  readonly part?: DayPart | undefined;
  /** yyyy-mm-dd on which "next week" or "the weekend" begins, of which a day is still to be named. */
  readonly notBefore?: string | undefined;
  readonly notes?: string | undefined;
  /** The person, table or room of the calendar that was asked for by name. */
  readonly resource?: string | undefined;
  /** What the caller asks for besides: "high chair", "with Dr Patel". */
  readonly requests?: readonly string[] | undefined;
}

/** A booking that is to be cancelled or moved. */
export interface ChangeDraft {
  readonly kind: 'cancel' | 'move';
  readonly name?: string | undefined;
  /** yyyy-mm-dd for which it is booked. */
  readonly date?: string | undefined;
  /** The caller does not know the day. */
  readonly withoutDate?: boolean | undefined;
  /** The hour for which it is booked, where the caller named it. */
  readonly time?: HeardTime | undefined;
  readonly newDate?: string | undefined;
  readonly newTime?: HeardTime | undefined;
  /** Those of the diary that may be meant. */
  readonly choices?: readonly DiaryEntry[] | undefined;
}

export interface OrderDraft {
  readonly items: readonly OrderItem[];
  /** yyyy-mm-dd; today where the caller names no day. */
  readonly date?: string | undefined;
  readonly time?: HeardTime | undefined;
}

export interface Caller {
  readonly name?: string | undefined;
  /** The caller told how the name is written. */
  readonly spelled?: boolean | undefined;
  /** E.164 where it parses, else digits as said. */
  readonly phone?: string | undefined;
  readonly withoutPhone?: boolean | undefined;
  /** Digits of a number said in pieces. */
  readonly partialDigits?: string | undefined;
}

export interface ToolWish {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly say: string;
  readonly asks: Question;
  readonly tool?: ToolWish | undefined;
  readonly endCall?: boolean | undefined;
}

export interface AgentState {
  readonly flow: 'none' | 'booking' | 'change' | 'order' | 'message' | 'status';
  readonly booking: BookingDraft;
  readonly change: ChangeDraft;
  readonly order: OrderDraft;
  readonly message: string | undefined;
  /** The booking that the message is about, as far as the caller told its day; undefined where it is about none. */
  readonly messageAbout?: { readonly date?: string | undefined } | undefined;
  /** The caller sells something: told once that nobody buys here. */
  readonly sells?: boolean | undefined;
  readonly caller: Caller;
  readonly asked: Question;
  readonly reply: Reply;
  /** What the caller wanted to know last, in plain words: "and on Saturday?" goes on with it. */
  readonly lastQuestion?: string | undefined;
  /** Turns in a row that were not understood. */
  readonly misses: number;
  /** Silences in a row. */
  readonly silences: number;
  /** Calls of tools that have been made, by id. */
  readonly toolCalls: Readonly<Record<string, ToolWish>>;
  /** Id of the call whose result has not come. */
  readonly waitingFor: string | null;
  /** Caller turns spoken while waiting. */
  readonly waitedTurns: number;
  /** Results seen: it numbers the next call. */
  readonly results: number;
  readonly committed: number;
  /** The booking made last in this call: "can we make it eight after all?" */
  readonly lastBooked?:
    | { readonly name: string; readonly date: string; readonly time: string }
    | undefined;
  /** The caller answered with something else when asked what to book. */
  readonly serviceIgnored?: boolean | undefined;
  /** What was offered instead of a time that is not free. */
  readonly offers?: readonly LocalMoment[] | undefined;
  /** What can be booked, as it was told when the service was not clear. */
  readonly serviceOffers?: readonly string[] | undefined;
  /** A message is to be taken once the booking is made. */
  readonly thenMessage?: boolean | undefined;
  /** The number of the record committed last, where its tool gave one. */
  readonly reference?: string | undefined;
  /** The owner's own emergency line was given. */
  readonly toldOwnLine?: boolean | undefined;
}

export const expectationOf: Readonly<Record<Question, Expectation>> = {
  'how-can-i-help': 'anything',
  service: 'anything',
  job: 'anything',
  'party-size': 'number',
  nights: 'number',
  date: 'date',
  time: 'time',
  name: 'name',
  phone: 'phone-number',
  'use-caller-number': 'yes-no',
  'confirm-booking': 'yes-no',
  'what-to-change': 'anything',
  'booking-day': 'date',
  'new-moment': 'time',
  'which-booking': 'anything',
  'confirm-change': 'yes-no',
  'order-items': 'anything',
  'pickup-time': 'time',
  'confirm-order': 'yes-no',
  'message-text': 'message',
  'confirm-message': 'yes-no',
  'offer-message': 'yes-no',
  'anything-else': 'anything',
};

export function initialState(greeting: string): AgentState {
  return {
    flow: 'none',
    booking: {},
    change: { kind: 'cancel' },
    order: { items: [] },
    message: undefined,
    caller: {},
    asked: 'how-can-i-help',
    reply: { say: greeting, asks: 'how-can-i-help' },
    misses: 0,
    silences: 0,
    toolCalls: {},
    waitingFor: null,
    waitedTurns: 0,
    results: 0,
    committed: 0,
  };
}

/** The state after saying something; with it the question asked last is known. */
export function answer(
  state: AgentState,
  say: string,
  asks: Question,
  extra: Partial<Reply> = {},
): AgentState {
  return { ...state, asked: asks, reply: { say, asks, ...extra } };
}
