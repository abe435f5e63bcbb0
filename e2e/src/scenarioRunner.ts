import { isDeepStrictEqual } from 'node:util';
import { toolResult } from '@belldesk/contract/voice/tools';
import { resolveDate } from './relativeDate.ts';
import type { Scenario } from './scenario.ts';

/** The part of an answer of POST /chat that a scenario looks at. */
export interface ScenarioAnswer {
  readonly output: readonly {
    readonly role: 'assistant' | 'tool';
    readonly content: string;
    readonly name?: string | undefined;
    readonly arguments?: Readonly<Record<string, unknown>> | undefined;
  }[];
  readonly ended?: boolean | undefined;
}

export interface ScenarioResult {
  /** What was not as it should be, one sentence each; empty when all is well. */
  readonly problems: readonly string[];
  /** Empty when all is well; else the problems and every line that was said. */
  readonly report: string;
}

type Turn = Scenario['turns'][number];
type Wanted = NonNullable<Turn['tool']>['arguments'][string];

/** Only a committed record may be told as done. */
const CLAIMS_BOOKED =
  /\b(?:you are|you're|it is|that is|has been|have been|is now|i have) (?:now )?(?:booked|reserved|noted)\b|\bi have noted\b|(?<!nothing |that it )\bis (?:cancelled|moved|placed)\b|\breserva está (?:hecha|cancelada|cambiada)\b|^está (?:cancelada|cambiada)\b|\bpedido está hecho\b|\bhe anotado\b|c’est (?:réservé|annulé|déplacé)|\bréservation est (?:annulée|déplacée)\b|\bcommande est passée\b|j’ai noté/i;

const KIND_OF: Readonly<Partial<Record<string, keyof Scenario['committed']>>> = {
  bookAppointment: 'bookings',
  cancelBooking: 'changes',
  moveBooking: 'changes',
  placeOrder: 'orders',
  takeMessage: 'messages',
};

function isCommitted(content: string): boolean {
  try {
    return toolResult.parse(JSON.parse(content)).ok;
  } catch {
    return false;
  }
}

function sameArgument(wanted: Wanted, got: unknown, day: (of: string) => string) {
  if (wanted === null) return got === undefined;
  if (typeof wanted === 'number') return got === wanted;
  if (typeof wanted !== 'string') return isDeepStrictEqual(got, wanted);
  if (wanted.startsWith('@')) return got === day(wanted.slice(1));
  const asPattern = /^\/(.*)\/$/s.exec(wanted);
  return asPattern ? new RegExp(asPattern[1] ?? '', 'i').test(String(got)) : got === wanted;
}

function checkTool(turn: Turn, answer: ScenarioAnswer, day: (of: string) => string): string[] {
  const calls = answer.output.filter(({ role, arguments: args }) => role === 'tool' && args);
  if (!turn.tool) return calls.map(({ name }) => `${name} was called, but should not be`);
  const [call] = calls;
  if (calls.length !== 1 || call?.name !== turn.tool.name) {
    return [`${turn.tool.name} should be called once, but was: ${JSON.stringify(calls)}`];
  }
  return Object.entries(turn.tool.arguments)
    .filter(([key, wanted]) => !sameArgument(wanted, call.arguments?.[key], day))
    .map(
      ([key, wanted]) =>
        `${key} should be ${wanted === null ? 'missing' : JSON.stringify(wanted)}, is ${JSON.stringify(call.arguments?.[key])}`,
    );
}

function checkTurn(turn: Turn, answer: ScenarioAnswer, day: (of: string) => string): string[] {
  const said = answer.output.filter(({ role }) => role === 'assistant');
  const text = said.map(({ content }) => content).join(' ');
  const problems = checkTool(turn, answer, day);
  if (text.trim() === '') problems.push('the assistant said nothing');
  for (const wanted of turn.answer) {
    if (!new RegExp(wanted, 'i').test(text)) problems.push(`"${text}" should match ${wanted}`);
  }
  for (const unwanted of turn.not) {
    if (new RegExp(unwanted, 'i').test(text)) problems.push(`"${text}" must not match ${unwanted}`);
  }
  if ((answer.ended ?? false) !== turn.ended) {
    problems.push(turn.ended ? 'the call should end here' : 'the call must not end here');
  }
  return problems;
}

/**
 * Plays a scenario against whatever answers, one input at a time. `nowMs` is when the conversation
 * begins: relative days are counted from it.
 */
export async function runScenario(
  scenario: Scenario,
  ask: (input: string) => Promise<ScenarioAnswer>,
  nowMs: number,
): Promise<ScenarioResult> {
  const day = (of: string) => resolveDate(of, nowMs, scenario.timeZone);
  const problems: string[] = [];
  const transcript: string[] = [];
  const committed = { bookings: 0, changes: 0, orders: 0, messages: 0 };
  for (const [index, turn] of scenario.turns.entries()) {
    const answer = await ask(turn.caller);
    transcript.push(`Caller: ${turn.caller}`);
    const where = `turn ${index + 1}, "${turn.caller}": `;
    let doneInTurn = false;
    for (const { role, content, name, arguments: args } of answer.output) {
      if (role === 'tool' && args) transcript.push(`  ${name} ${JSON.stringify(args)}`);
      else if (role === 'tool') {
        transcript.push(`  -> ${content}`);
        if (!isCommitted(content)) continue;
        doneInTurn = true;
        const kind = KIND_OF[name ?? ''];
        if (kind) committed[kind] += 1;
      } else {
        transcript.push(`Assistant: ${content}`);
        if (CLAIMS_BOOKED.test(content) && !doneInTurn) {
          problems.push(`${where}"${content}" claims what is not committed`);
        }
        for (const never of scenario.never) {
          if (new RegExp(never, 'i').test(content)) {
            problems.push(`${where}"${content}" must never match ${never}`);
          }
        }
      }
    }
    problems.push(...checkTurn(turn, answer, day).map((problem) => where + problem));
  }
  for (const kind of ['bookings', 'changes', 'orders', 'messages'] as const) {
    if (committed[kind] !== scenario.committed[kind]) {
      problems.push(
        `${committed[kind]} ${kind} were committed, should be ${scenario.committed[kind]}`,
      );
    }
  }
  const report = problems.length === 0 ? '' : [...problems, '', ...transcript].join('\n');
  return { problems, report };
}
