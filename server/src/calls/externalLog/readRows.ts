import type { TableRow } from '@belldesk/contract/product/callTable';
import { parseDuration } from '@belldesk/contract/product/duration';
import { localMinute } from '@belldesk/contract/time/zone';
import { isFailure } from '../endedBecause.ts';
import { type Fields, fieldsOf, isObject, textOf } from './fields.ts';

export interface TableReading {
  readonly rows: TableRow[];
  /** Rows of the wanted assistants that could not be read. */
  readonly bad: { readonly id: string; readonly problem: string }[];
  /** Rows that name no assistant: whose they are cannot be told, so nobody is shown them. */
  readonly unowned: number;
}

/** The keys under which a list is looked for first. */
const USUAL_KEYS = ['rows', 'data', 'records'];
/** What begins so is a moment with its zone, not a time of day. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/;

/** The list in an answer: the answer itself, or what an object holds under any key; null where none is. */
export function listIn(answer: unknown): readonly unknown[] | null {
  if (isList(answer)) return answer;
  if (!isObject(answer)) return null;
  const lists = [...USUAL_KEYS.map((key) => answer[key]), ...Object.values(answer)].filter(isList);
  // Beside its rows an answer may hold lists of other things: names of columns, warnings.
  return lists.find((list) => list.some(isObject)) ?? lists[0] ?? null;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Reads the rows of some assistants; what is wrong with one row does no harm to another. */
export function readRows(
  list: readonly unknown[],
  { assistantIds, timeZone }: { assistantIds: ReadonlySet<string>; timeZone: string },
): TableReading {
  const reading: TableReading & { unowned: number } = { rows: [], bad: [], unowned: 0 };
  const names = new Set<string>();
  list.forEach((row, at) => {
    const fields = isObject(row) ? fieldsOf(row) : {};
    const { assistantid: assistantId } = fields;
    if (assistantId === undefined) reading.unowned++;
    else if (assistantIds.has(assistantId)) {
      const given = (isObject(row) && textOf(row.id)) || `row ${at + 1}`;
      // A table may give an id twice; each row is named by one of its own.
      const id = names.has(given) ? `${given} (row ${at + 1})` : given;
      names.add(given);
      const read = readRow(id, assistantId, fields, timeZone);
      if ('problem' in read) reading.bad.push(read);
      else reading.rows.push(read);
    }
  });
  return reading;
}

function readRow(
  id: string,
  assistantId: string,
  fields: Fields,
  timeZone: string,
): TableRow | { id: string; problem: string } {
  const begun = localOf(fields.starttime, timeZone);
  const dated = localOf(fields.date, timeZone);
  const date = dated?.date ?? fields.date ?? begun?.date;
  const timed = localOf(fields.time, timeZone)?.time ?? fields.time;
  const time = timed ?? begun?.time ?? fields.starttime ?? dated?.time;
  if (date === undefined) return { id, problem: 'The Date is missing' };
  if (time === undefined) return { id, problem: 'The start time is missing' };
  const duration = durationOf(fields);
  if (duration === null) {
    const problem = fields.duration
      ? `The Duration is not valid: ${fields.duration}`
      : 'The Duration is missing';
    return { id, problem };
  }
  const endedReason = fields.endedreason ?? '';
  const status = isFailure(endedReason) ? 'failed' : 'completed';
  return { id, assistantId, date, time, status, endedReason, durationSeconds: duration };
}

/** The Duration; where there is none, what lies between two moments. */
function durationOf({ duration, starttime, endtime }: Fields): number | null {
  if (duration !== undefined) return parseDuration(duration);
  if (!starttime || !endtime || !MOMENT.test(starttime) || !MOMENT.test(endtime)) return null;
  const seconds = (Date.parse(endtime) - Date.parse(starttime)) / 1_000;
  return seconds >= 0 ? Math.round(seconds) : null;
}

/** Day and time of a moment on the clock of the business; null for anything that is not one. */
function localOf(text: string | undefined, timeZone: string) {
  if (text === undefined || !MOMENT.test(text)) return null;
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return null;
  const [date = '', time = ''] = localMinute(ms, timeZone).split('T');
  return { date, time };
}
