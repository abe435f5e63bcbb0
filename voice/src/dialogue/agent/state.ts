import type { LocalMoment } from '@belldesk/contract/business/localClock';
import type { DiaryEntry, OrderItem } from '@belldesk/contract/voice/tools';
import type { Expectation } from '../model.ts';
import type { DayPart } from './nlu/entities/moments/dayParts.ts';
import type { HeardTime } from './nlu/entities/moments/times.ts';

/** A form that the dialogue knows by itself, or one that was added as a file of slots and one of texts. */
export type FormName = 'booking' | 'change' | 'order' | 'message' | 'status' | `form:${string}`;

/** What the assistant asked last: it tells how a bare answer is meant. */
export type Question =
  | 'how-can-i-help'
  | 'service'
  | 'job'
  | 'party-size'
  | 'nights'
  | 'date'
  | 'time'
  /** By keys alone: which half of the day an hour is in. */
  | 'half-of-day'
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
  /** Whether what was heard is what was said. */
  | 'heard-right'
  | 'anything-else'
  /** A slot of an added form. */
  | `slot:${string}`
  /** Its read-back. */
  | `confirm:${string}`;

export interface BookingDraft {
  readonly service?: string | undefined;
  /** Names of the services that may be meant, where it is one of several. */
  readonly among?: readonly string[] | undefined;
  /** The caller asks what is free, and names no hour. */
  readonly seeks?: boolean | undefined;
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

/** A booking to be made once the one before it is: for somebody else, or for the caller again. */
export interface LaterVisit {
  readonly name?: string | undefined;
  /** As the one before where it is left out, like the day and whom they see. */
  readonly service?: string | undefined;
  readonly date?: string | undefined;
  readonly time?: HeardTime | undefined;
  readonly resource?: string | undefined;
  readonly notes?: string | undefined;
  /** Straight after the one before, where no hour is named. */
  readonly isAfter: boolean;
  /** For somebody else, whose name is asked for where it was not told. */
  readonly isOther: boolean;
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
  /** It was not found by name and day: the number under which it was made is asked for. */
  readonly byNumber?: boolean | undefined;
  /** The caller said which: it is the only choice left. */
  readonly chosen?: boolean | undefined;
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
  /** No name was understood, and the message goes without one. */
  readonly withoutName?: boolean | undefined;
  /** Wants to be reached on another number than the one they call from. */
  readonly otherNumber?: boolean | undefined;
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
  /** It warns of a danger: said as often as it is needed. */
  readonly warns?: boolean | undefined;
}

/** What the forms have been told, by whatever way: spoken, typed or by keys. */
export interface Facts {
  readonly booking: BookingDraft;
  readonly change: ChangeDraft;
  readonly order: OrderDraft;
  readonly message: string | undefined;
  /** The booking that the message is about, as far as the caller told its day; undefined where it is about none. */
  readonly messageAbout?: { readonly date?: string | undefined } | undefined;
  readonly caller: Caller;
  /** Answers of added forms, as they are to be written down, by slot. */
  readonly answers: Readonly<Record<string, string>>;
}

/** How often a question was put in a row. */
export interface Asking {
  readonly form: FormName;
  readonly asks: Question;
  /** Times before this one. */
  readonly times: number;
  /** Of these, how many brought nothing at all. */
  readonly vain: number;
  /** How often in a row it was put in its first words. */
  readonly plain: number;
  /** What was known then, as JSON: by it is seen whether a turn brought anything. */
  readonly known: string;
}

/** An answer that may have been misheard, while the caller is asked whether it is right. */
export interface Doubt {
  /** The question that it answers. */
  readonly asks: Question;
  /** What was heard, comparable. */
  readonly key: string;
  /** How the caller is asked. */
  readonly say: string;
  /** Where the call stands once they say yes. */
  readonly taken: AgentState;
}

export interface AgentState extends Facts {
  readonly flow: 'none' | FormName;
  readonly asked: Question;
  /** How often the open question of a form was put. */
  readonly asking?: Asking | undefined;
  /** What the caller said when the form began, and last in vain: words for the team where it comes to nothing. */
  readonly inOwnWords?: readonly string[] | undefined;
  /** The question of a form that stays open while a message is offered instead. */
  readonly openQuestion?: Question | undefined;
  /** How often a message was offered instead since something was committed. */
  readonly waysOut: number;
  /** Calls of tools that were refused, by their content: the same is not tried again. */
  readonly refusedCalls: readonly string[];
  /** How often in a row a booking was refused at its end. */
  readonly refusedBookings: number;
  readonly reply: Reply;
  /** What the caller wanted to know last, in plain words: "and on Saturday?" goes on with it. */
  readonly lastQuestion?: string | undefined;
  /** The owner's sentences that answered it. */
  readonly lastAnswers?: readonly string[] | undefined;
  /** What can be done here was told, and is not told again with each turn that is not understood. */
  readonly toldAbilities?: boolean | undefined;
  /** How often what was said in this call, whole and without its lead. */
  readonly said?: Readonly<Record<string, number>> | undefined;
  /** Turns in a row that were not understood. */
  readonly misses: number;
  /** Turns of the call, outside of forms, that were not understood. */
  readonly lost?: number | undefined;
  /** Questions of the call that nothing was known to. */
  readonly unknowns?: number | undefined;
  /** While it is asked whether an answer was heard right. */
  readonly doubt?: Doubt | undefined;
  /** What was doubted last, and how often: answers to a question, or the agreement to what was read back, by its words. */
  readonly doubted?: { readonly about: string; readonly times: number } | undefined;
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
  /** A booking of the caller's that stands and was told of, without anything to be done with it. */
  readonly spokenOf?: Pick<ChangeDraft, 'name' | 'date' | 'time'> | undefined;
  /** The caller answered with something else when asked what to book. */
  readonly serviceIgnored?: boolean | undefined;
  /** What was offered: free times of a span, or instead of a time that is not free. */
  readonly offers?: readonly LocalMoment[] | undefined;
  /** The time that was wished for and is not free, and who else is free then. */
  readonly wished?: (LocalMoment & { readonly others: readonly string[] }) | undefined;
  /** What the calendar was asked last, as JSON: the same is not asked again. */
  readonly looked?: string | undefined;
  /** To be booked after the booking that is open, one by one. */
  readonly laterVisits?: readonly LaterVisit[] | undefined;
  /** A message is to be taken once the booking is made. */
  readonly thenMessage?: boolean | undefined;
  /** What the caller wanted besides, in their words: it comes as soon as nothing else is open. */
  readonly later?: readonly string[] | undefined;
  /** The caller sells something: told once that nobody buys here. */
  readonly sells?: boolean | undefined;
  /** The number of the record committed last, where its tool gave one. */
  readonly reference?: string | undefined;
  /** The owner's own emergency line was given. */
  readonly toldOwnLine?: boolean | undefined;
  /** First aid was told for something that may become worse: an infected foot, a bleed. */
  readonly toldFirstAid?: boolean | undefined;
}

type OfAddedForm = `slot:${string}` | `confirm:${string}`;

const expectations: Readonly<Record<Exclude<Question, OfAddedForm>, Expectation>> = {
  'how-can-i-help': 'anything',
  service: 'anything',
  job: 'anything',
  'party-size': 'number',
  nights: 'number',
  date: 'date',
  time: 'time',
  'half-of-day': 'yes-no',
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
  'heard-right': 'yes-no',
  'anything-else': 'anything',
};

const isOfAddedForm = (asked: Question): asked is OfAddedForm => /^(?:slot|confirm):/.test(asked);

/** What kind of answer a question waits for. */
export function expectationOf(asked: Question): Expectation {
  if (!isOfAddedForm(asked)) return expectations[asked];
  return asked.startsWith('confirm:') ? 'yes-no' : 'anything';
}

/** Nothing told yet. */
export const noFacts: Facts = {
  booking: {},
  change: { kind: 'cancel' },
  order: { items: [] },
  message: undefined,
  caller: {},
  answers: {},
};

/** The facts alone. */
export function factsOf({ booking, change, order, message, caller, answers }: Facts): Facts {
  return { booking, change, order, message, caller, answers };
}

/** Before the caller's first word. @param knownName who calls, as far as their number tells */
export function initialState(greeting: string, knownName?: string): AgentState {
  return {
    ...noFacts,
    caller: knownName === undefined ? {} : { name: knownName },
    flow: 'none',
    waysOut: 0,
    refusedCalls: [],
    refusedBookings: 0,
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
