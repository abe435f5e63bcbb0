import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { BusinessCall, BusinessFile } from './format.ts';

/** What was said and done to one line of the caller. */
export interface Exchange {
  readonly caller: string;
  readonly lineIndex: number;
  /** All that the assistant said to it. */
  readonly said: string;
  readonly tools: readonly ToolUse[];
}

export interface ToolUse {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly ok: boolean;
}

const CLAIMS_DONE =
  /\b(?:you are|you're|it is|it's|that is|that's|has been|have been|is now|i have|i've) (?:now |all )?(?:booked|reserved|noted|cancelled|moved|rescheduled)\b|(?<!nothing )\bis (?:cancelled|moved|placed)\b/i;
const ADMITS =
  /\b(?:do not|don't|not|cannot|can't|couldn't) (?:know|have|sure|say|tell|find|answer|confirm|see)\b|\bno information\b|\bnot (?:sure|certain)\b|no lo sé|no tengo|je ne sais pas|je n['’]ai pas/i;
const AMOUNT =
  /(?:[£$€]\s?(\d+(?:[.,]\d{1,2})?))|(\d+(?:[.,]\d{1,2})?)\s?(?:pounds?|dollars?|euros?|€)/giu;
const SAME_SAID_TIMES = 3;

/** What was wrong with a call, one sentence each; empty when it came out right. */
export function judge(
  call: BusinessCall,
  business: BusinessFile,
  exchanges: readonly Exchange[],
  calendar: { before: readonly CalendarEntry[]; after: readonly CalendarEntry[] },
  day: (expression: string) => string,
): string[] {
  return [
    ...answers(call, exchanges),
    ...truth(call, business, exchanges),
    ...loops(exchanges),
    ...bookings(call, calendar, day),
    ...messages(call, exchanges),
  ];
}

const fits = (pattern: string, text: string) =>
  new RegExp(pattern, 'iu').test(text.replaceAll('’', "'"));

function answers(call: BusinessCall, exchanges: readonly Exchange[]): string[] {
  const problems: string[] = [];
  for (const [index, line] of call.lines.entries()) {
    const to = exchanges.find((one) => one.lineIndex === index && one.caller === line.say);
    if (!to) {
      if (line.answer.length > 0) problems.push(`"${line.say}" was never said`);
      continue;
    }
    const answers = exchanges.filter((one) => one === to || asksBesides(one, index));
    for (const wanted of line.answer)
      if (!answers.some(({ said }) => fits(wanted, said)))
        problems.push(`"${answers.map(({ said }) => said).join('" or "')}" should match ${wanted}`);
    for (const unwanted of line.not)
      if (fits(unwanted, to.said)) problems.push(`"${to.said}" must not match ${unwanted}`);
    if (call.kind === 'unknown' && index === 0 && !ADMITS.test(to.said.replaceAll('’', "'")))
      problems.push(`"${to.said}" should admit that it is not known`);
  }
  return problems;
}

/** "207 555 0117. And what is that going to cost me?": what is asked with the number is answered there. */
function asksBesides({ lineIndex, caller }: Exchange, index: number): boolean {
  return lineIndex === index && caller.includes('?');
}

function truth(
  call: BusinessCall,
  business: BusinessFile,
  exchanges: readonly Exchange[],
): string[] {
  const problems: string[] = [];
  const written = JSON.stringify(business) + JSON.stringify(call);
  for (const { said, tools } of exchanges) {
    if (CLAIMS_DONE.test(said) && !tools.some(({ ok }) => ok))
      problems.push(`"${said}" claims what was not done`);
    for (const never of call.never)
      if (fits(never, said)) problems.push(`"${said}" must never match ${never}`);
    for (const [, before, after] of said.matchAll(AMOUNT)) {
      const amount = (before ?? after ?? '').replace(/[.,]00$/, '');
      if (!written.includes(amount))
        problems.push(`"${said}" names ${amount}, which stands nowhere`);
    }
  }
  return problems;
}

function loops(exchanges: readonly Exchange[]): string[] {
  const times = new Map<string, number>();
  for (const { said } of exchanges) times.set(said, (times.get(said) ?? 0) + 1);
  return [...times]
    .filter(([, count]) => count >= SAME_SAID_TIMES)
    .map(([said]) => `"${said}" was said again and again`);
}

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '').slice(-8);

function bookings(
  { expect }: BusinessCall,
  { before, after }: { before: readonly CalendarEntry[]; after: readonly CalendarEntry[] },
  day: (expression: string) => string,
): string[] {
  const problems: string[] = [];
  const fresh = after.filter(
    ({ id, status }) => status === 'booked' && !before.some((old) => old.id === id),
  );
  const left = [...fresh];
  for (const wanted of expect.bookings) {
    const at = left.findIndex(
      (got) =>
        got.date === day(wanted.date) &&
        got.time === wanted.time &&
        (wanted.service === undefined || got.service === wanted.service) &&
        (wanted.partySize == null || got.partySize === wanted.partySize) &&
        (wanted.name === undefined || fits(wanted.name, got.name)) &&
        (wanted.notes === undefined || fits(wanted.notes, got.notes ?? '')) &&
        (wanted.phoneNumber == null || digits(got.phoneNumber) === digits(wanted.phoneNumber)) &&
        (wanted.resource === undefined ||
          got.resources.some(({ name }) => name === wanted.resource)),
    );
    if (at < 0)
      problems.push(`not booked: ${JSON.stringify({ ...wanted, date: day(wanted.date) })}`);
    else left.splice(at, 1);
  }
  for (const { service, date, time, name, partySize, phoneNumber, resources, notes } of left)
    problems.push(
      `booked, but not as asked: ${JSON.stringify({ service, date, time, name, partySize, phoneNumber, with: resources.map((one) => one.name), notes })}`,
    );
  for (const old of before.filter(({ status }) => status === 'booked')) {
    const now = after.find(({ id }) => id === old.id);
    const cancelled = now?.status !== 'booked';
    const moved = expect.moved.find(({ name }) => name === old.name);
    const where = moved ? { date: day(moved.date), time: moved.time } : old;
    if (cancelled !== expect.cancelled.includes(old.name))
      problems.push(`the booking of ${old.name} is ${cancelled ? '' : 'not '}cancelled`);
    else if (!cancelled && (now?.date !== where.date || now?.time !== where.time))
      problems.push(
        `the booking of ${old.name} is for ${now?.date} ${now?.time}, should be ${where.date} ${where.time}`,
      );
  }
  return problems;
}

function messages({ expect }: BusinessCall, exchanges: readonly Exchange[]): string[] {
  const taken = exchanges
    .flatMap(({ tools }) => tools)
    .filter(({ name, ok }) => name === 'takeMessage' && ok)
    .map((tool) => JSON.stringify(tool.arguments));
  const missing = expect.messages.filter((wanted) => !taken.some((text) => fits(wanted, text)));
  const problems = missing.map(
    (wanted) => `no message like ${wanted}: ${taken.join('; ') || 'none'}`,
  );
  if (expect.messages.length === 0 && taken.length > 0 && !expect.messageAllowed)
    problems.push(`a message that nobody wanted: ${taken.join('; ')}`);
  return problems;
}
