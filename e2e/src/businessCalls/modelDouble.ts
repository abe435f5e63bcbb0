import type { ServerResponse } from 'node:http';
import { HttpDouble } from '@belldesk/kit/testing/httpDouble';
import { DONE, piece, streamHead } from '@belldesk/voice/models/testing/chatDouble';
import { z } from 'zod';

const chatBody = z.looseObject({
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z.string().nullish(),
      tool_calls: z
        .array(
          z.looseObject({ function: z.looseObject({ name: z.string(), arguments: z.string() }) }),
        )
        .optional(),
    }),
  ),
  tools: z.array(z.looseObject({})).optional(),
});
type ChatBody = z.infer<typeof chatBody>;

const READ_BACK = /^That is (\S+) at (\S+), under the name (.+)\. Is that right\?$/;
const LATE_MS = 150;

/**
 * A language model on loopback that speaks the chat completions protocol and behaves as models do on their worse days.
 * What it does goes round through its habits, so that each meets each kind of call.
 */
export class ModelDouble {
  /** How often each habit was followed. */
  readonly followed = new Map<string, number>();
  readonly #http = new HttpDouble();
  #turn = 0;
  /** Of the last tool that was called, to call it again. */
  #last: { readonly name: string; readonly json: string } | null = null;

  async listen(): Promise<string> {
    this.#http.answer = (response, { path, body }) => {
      if (path.endsWith('/models')) {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"object":"list","data":[]}');
      } else this.#answer(response, chatBody.parse(JSON.parse(body)));
    };
    await this.#http.listen();
    return `http://127.0.0.1:${this.#http.port}/v1`;
  }

  close(): Promise<void> {
    return this.#http.close();
  }

  #answer(response: ServerResponse, body: ChatBody): void {
    response.writeHead(200, streamHead);
    // Whoever has no tools is asking whether it is well.
    const plain = body.tools ? (this.#agreed(body) ?? this.#betterTurn()) : says('Yes.');
    if (plain !== null) {
      finish(response, plain);
      return;
    }
    const next = HABITS[((this.#turn - 1) / 2) % HABITS.length];
    if (!next) throw new RangeError('there are habits');
    this.followed.set(next.name, (this.followed.get(next.name) ?? 0) + 1);
    next.act(response, body, this.#last);
  }

  /** Every other answer: who fails several times in a row is not asked for a while. */
  #betterTurn(): string | null {
    this.#turn += 1;
    if (this.#turn % 2 === 1) return null;
    return this.#turn % 4 === 0 ? readsBack() : asks;
  }

  /** On its better days: what it read back and the caller agreed to is booked. */
  #agreed({ messages }: ChatBody): string | null {
    const last = messages.at(-1);
    const before = messages.at(-2);
    const [, date, time, name] = READ_BACK.exec(before?.content ?? '') ?? [];
    if (last?.role !== 'user' || !/\b(?:yes|right)\b/i.test(last.content ?? '') || !name)
      return null;
    const json = JSON.stringify({ service: 'visit', date, time, name });
    this.#last = { name: 'bookAppointment', json };
    return says("You're booked! ") + calls('bookAppointment', json);
  }
}

const says = (text: string) => piece({ role: 'assistant', content: text });
let made = 0;
const calls = (name: string, json: string) =>
  piece({
    tool_calls: [
      { index: 0, id: `call-${++made}`, type: 'function', function: { name, arguments: json } },
    ],
  });

function finish(response: ServerResponse, events: string): void {
  response.end(events + piece({}, 'stop') + DONE);
}

interface Habit {
  readonly name: string;
  act(
    response: ServerResponse,
    body: ChatBody,
    last: { readonly name: string; readonly json: string } | null,
  ): void;
}

const habit = (name: string, events: (body: ChatBody) => string): Habit => ({
  name,
  act: (response, body) => finish(response, events(body)),
});
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const invented = () =>
  JSON.stringify({
    service: 'deluxe package',
    date: tomorrow(),
    time: '11:00',
    name: 'Customer',
    phoneNumber: '+15550100999',
  });
const readsBack = () =>
  says(`That is ${tomorrow()} at 11:00, under the name Robin Vale. Is that right?`);
const asks = says('Of course. What name shall I put it under?');
const isAfterTool = ({ messages }: ChatBody) => messages.at(-1)?.role === 'tool';

const HABITS: readonly Habit[] = [
  habit('asks', () => asks),
  habit('says booked', () => says("Wonderful. You're all booked for tomorrow at 11 am. See you!")),
  habit('books what nobody said', () => calls('bookAppointment', invented())),
  habit('says cancelled', () => says('No problem, your booking has been cancelled.')),
  habit('calls a tool that does not exist', () => calls('reserveSlot', invented())),
  habit('cancels unasked', () =>
    calls('cancelBooking', JSON.stringify({ date: tomorrow(), time: '10:00' })),
  ),
  habit('breaks its JSON', () => calls('bookAppointment', '{"service":"visit","date":')),
  {
    name: 'calls again under a new id',
    act: (response, body, last) =>
      finish(response, last && !isAfterTool(body) ? calls(last.name, last.json) : asks),
  },
  {
    name: 'dies in mid-sentence',
    act(response) {
      response.write(says("Right, I've booked you in for tomorr"), () => response.destroy());
    },
  },
  {
    name: 'is late',
    act(response) {
      setTimeout(() => finish(response, asks), LATE_MS);
    },
  },
  habit('says the message is passed on', () => says("I've passed your message on to the team.")),
  habit('moves unasked', () =>
    calls(
      'moveBooking',
      JSON.stringify({ name: 'Customer', newDate: tomorrow(), newTime: '12:00' }),
    ),
  ),
  habit('says booked although it was refused', (body) =>
    isAfterTool(body) ? says('Perfect, your appointment is confirmed.') : asks,
  ),
];
