import { closingOf, openingOf, rangeOf, type WrittenTime } from './clock.ts';
import { partsIn } from './parts.ts';
import { hoursTokens, type PlacedToken } from './tokens.ts';

/** One thing that is written of hours. */
export interface HoursStatement {
  readonly kind: 'open' | 'closed' | 'break' | 'by-appointment';
  /** Ids of the parts of the business that it tells of; empty: of the business. */
  readonly parts: readonly string[];
  /** ISO weekdays; null where none were named. */
  readonly days: readonly number[] | null;
  /** Minute of the day; null where only the end is told, or nothing. */
  readonly from: number | null;
  /** As `from`; may lie behind midnight. */
  readonly to: number | null;
  /** Ends when the last guest leaves. */
  readonly isLate?: true;
  /** Holds for some weeks or holidays only. */
  readonly isSeasonal: boolean;
  /** The same for ranges that were written together. */
  readonly group: object;
}

/** What stands around a line: it tells of hours, of something else, or of nothing known. */
export interface LineSetting {
  readonly about: 'hours' | 'other' | 'unknown';
  readonly parts: readonly string[];
  readonly isSeasonal: boolean;
}

interface Value {
  readonly kind: HoursStatement['kind'];
  readonly from: number | null;
  readonly to: number | null;
  readonly isLate?: true;
  readonly parts: readonly string[];
  readonly isSeasonal: boolean;
}

/** So many words that say nothing of hours end what was said of them. */
/** The business itself. */
const OWN_WORDS = /\b(?:we|we['’]re|office|shop|store|salon|clinic|surgery|practice|studio)\b/i;
/** "9 to 12 for collections only", "(emergencies only)". */
const ONLY_FOR = /^[\s(,-]*(?:for )?(?:[\w-]+ ){1,3}only\b/i;
/** Behind a day: what is told of it is no part of a list. */
const ABOUT_A_DAY =
  /^\s+(?:it[’']?s|its|it is|we only|we do|only)\b(?!\s+(?:\d|open|closed|shut|from|till|until|half|quarter|noon|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)(?!\s+\d)/i;
const MOST_STRAY_WORDS = 12;

/** The statements of one line. */
export function statementsOf(line: string, setting: LineSetting): HoursStatement[] {
  const { text, tokens } = hoursTokens(line);
  const found: HoursStatement[] = [];
  let begin = 0;
  for (let index = 0; index <= tokens.length; index++)
    if (index === tokens.length || tokens[index]?.kind === 'stop') {
      found.push(...new Sentence(text, tokens.slice(begin, index), setting).read());
      begin = index + 1;
    }
  return found;
}

/** Reads one sentence from left to right: days before their hours, or hours before their days. */
class Sentence {
  readonly #text: string;
  readonly #tokens: readonly PlacedToken[];
  readonly #setting: LineSetting;
  readonly #found: HoursStatement[] = [];
  #days: readonly number[] | null = null;
  #daysUsed = false;
  #group = {};
  #waiting: Value[] = [];
  #hoursFirst = false;
  #closing = false;
  #breaking = false;
  #excepting = false;
  #exceptDays = false;
  #seasonal: boolean;
  #told = false;
  #strays = 0;
  #readFrom: number;
  #parts: readonly string[] = [];
  #opening: { readonly time: WrittenTime; readonly value: Value } | null = null;

  constructor(text: string, tokens: readonly PlacedToken[], setting: LineSetting) {
    this.#text = text;
    this.#tokens = tokens;
    this.#setting = setting;
    this.#seasonal = setting.isSeasonal;
    this.#readFrom = tokens[0]?.start ?? 0;
    const [first] = tokens;
    const opens = first?.kind === 'days' || first?.kind === 'time';
    this.#told = setting.about === 'hours' || (setting.about === 'unknown' && opens);
  }

  read(): HoursStatement[] {
    for (let index = 0; index < this.#tokens.length; index++) index = this.#take(index);
    this.#tellOpening();
    this.#closeExcepted();
    this.#tellWaiting();
    return this.#found;
  }

  /** What was said of no day holds for all. */
  #tellWaiting(): void {
    if (this.#days === null) for (const value of this.#waiting) this.#emit(value, null);
    this.#waiting = [];
  }

  /** An opening time that no closing time followed. */
  #tellOpening(): void {
    const opening = this.#opening;
    this.#opening = null;
    if (opening) this.#value(opening.value);
  }

  /** @returns the last token that was taken */
  #take(index: number): number {
    const token = this.#tokens[index];
    switch (token?.kind) {
      case 'days':
        return this.#takeDays(index);
      case 'time':
        return this.#takeTime(index);
      case 'all-day':
        if (!this.#closing && this.#told && this.#strays < 5)
          this.#value(this.#valueOf('open', 0, 1_440, token.end));
        break;
      case 'by-appointment':
        this.#value(this.#valueOf('by-appointment', null, null, token.end));
        break;
      case 'never':
        this.#closing = this.#told;
        break;
      case 'closed':
        this.#tells(token.end);
        if (this.#days && !this.#daysUsed && this.#strays < 4) {
          this.#value(this.#valueOf('closed', null, null, token.end));
        } else this.#closing = true;
        break;
      case 'break':
        this.#breaking = true;
        this.#told = true;
        break;
      case 'lunch':
        this.#breaking = this.#found.length > 0 || this.#waiting.length > 0;
        this.#told = true;
        break;
      case 'usual':
        this.#strays++;
        this.#tellWaiting();
        break;
      case 'open':
        this.#tells(token.end);
        this.#strays = 0;
        this.#closing = false;
        break;
      case 'except':
        this.#excepting = true;
        break;
      case 'season':
        this.#seasonal = true;
        this.#closing = false;
        this.#limitLast(token.start);
        break;
      case 'from':
      case 'join':
        if (/open|clos|shut|lock/i.test(this.#textOf(index))) this.#tells(token.end);
        break;
      case 'word':
        this.#stray();
        break;
      case 'between':
      case 'late':
      case 'stop':
      case undefined:
        break;
    }
    return index;
  }

  /** Beside a title of something else only what names the business tells of it. */
  #tells(end: number): void {
    const told = this.#text.slice(this.#tokens[0]?.start, end);
    this.#told ||= this.#setting.about !== 'other' || OWN_WORDS.test(told);
  }

  /** "Saturdays 9 to 1, but only between February and April". */
  #limitLast(start: number): void {
    const last = this.#found.at(-1);
    const between = this.#text.slice(this.#readFrom, start);
    if (!last || !/^[\s,(]*(?:but )?(?:only|between|from)\b[\w\s]{0,12}$/i.test(between)) return;
    const limited = this.#found.map((one) =>
      one.group === last.group ? { ...one, isSeasonal: true } : one,
    );
    this.#found.splice(0, this.#found.length, ...limited);
  }

  #textOf(index: number): string {
    const token = this.#tokens[index];
    return token ? this.#text.slice(token.start, token.end) : '';
  }

  #stray(): void {
    this.#strays++;
    if (this.#strays <= MOST_STRAY_WORDS || this.#setting.about === 'hours') return;
    this.#told = false;
    this.#closing = false;
    this.#breaking = false;
    this.#parts = [];
    this.#closeExcepted();
    if (!this.#hoursFirst) this.#days = null;
  }

  /** "Monday to Thursday", "Tue, Thu and Sat". */
  #takeDays(index: number): number {
    const list: number[] = [];
    let at = index;
    let joined: 'to' | 'and' = 'and';
    // behind "and" a comma begins another list
    let isEnding = false;
    for (;;) {
      const token = this.#tokens[at];
      if (token?.kind !== 'days') break;
      list.push(...(joined === 'to' ? between(list.at(-1), token.days[0]) : token.days));
      let next = at + 1;
      let isLast = false;
      for (; isJoin(this.#tokens[next], 'and'); next++) {
        const comma = /^[,;|]/.test(this.#textOf(next));
        if (comma && isEnding) isLast = true;
        isEnding ||= !comma;
      }
      if (isLast) break;
      const spans = isJoin(this.#tokens[next], 'to') || isJoin(this.#tokens[next], 'until');
      joined = spans ? 'to' : 'and';
      if (spans) next++;
      if (this.#tokens[next]?.kind !== 'days' || this.#beginsAnother(next)) break;
      at = next;
    }
    if (this.#waiting.length > 0 && this.#hasOwnHours(at)) this.#tellWaiting();
    this.#namesDays([...new Set(list)]);
    return at;
  }

  /** "Never Sunday, and Saturdays it's oil only": of Saturdays something else is told. */
  #beginsAnother(index: number): boolean {
    const token = this.#tokens[index];
    return token !== undefined && ABOUT_A_DAY.test(this.#text.slice(token.end));
  }

  /** Whether hours stand behind days, and no days behind those: "8 to 10, on Sundays 9 to 11". */
  #hasOwnHours(index: number): boolean {
    const behind = this.#tokens.slice(index + 1);
    const time = behind.findIndex(({ kind }) => kind === 'time');
    return time >= 0 && !behind.slice(time).some(({ kind }) => kind === 'days');
  }

  #namesDays(days: readonly number[]): void {
    if (this.#days) this.#tellOpening();
    const season = this.#setting.isSeasonal || (this.#seasonal && this.#found.length === 0);
    this.#seasonal = season;
    this.#strays = 0;
    if (this.#excepting) {
      this.#excepting = false;
      if (this.#days && !this.#daysUsed) {
        this.#days = this.#days.filter((day) => !days.includes(day));
        return;
      }
      this.#closeExcepted();
      this.#exceptDays = true;
    } else if (this.#closing) {
      this.#days = days;
      this.#emit(this.#valueOf('closed', null, null, this.#readFrom), days);
      this.#daysUsed = true;
      this.#closing = false;
      return;
    } else this.#closeExcepted();
    this.#group = {};
    this.#days = days;
    this.#daysUsed = this.#waiting.length > 0;
    if (!this.#daysUsed) return;
    this.#hoursFirst = true;
    for (const value of this.#waiting) this.#emit(value, days);
    this.#waiting = [];
  }

  /** "Except Sundays": without hours of their own they are closed. */
  #closeExcepted(): void {
    if (this.#exceptDays && !this.#daysUsed && this.#days && this.#found.length > 0)
      this.#emit(this.#valueOf('closed', null, null, this.#readFrom), this.#days);
    this.#exceptDays = false;
  }

  #takeTime(index: number): number {
    const token = this.#tokens[index];
    if (token?.kind !== 'time') return index;
    const before = this.#tokens[index - 1];
    const join = this.#tokens[index + 1];
    const next = this.#tokens[index + 2];
    const joins =
      isJoin(join, 'to') ||
      isJoin(join, 'until') ||
      (isJoin(join, 'and') && before?.kind === 'between');
    if (joins && next?.kind === 'time') {
      this.#range(token.time, next.time, next.end);
      return index + 2;
    }
    if (join?.kind === 'late') {
      this.#value({
        ...this.#valueOf('open', openingOf(token.time), 1_440, join.end),
        isLate: true,
      });
      return index + 1;
    }
    if (joins && next?.kind === 'season') {
      this.#seasonal = true;
      return index + 2;
    }
    if (this.#opening && isJoin(before, 'until')) {
      const { time } = this.#opening;
      this.#opening = null;
      this.#range(time, token.time, token.end);
    } else if (isJoin(before, 'until') || (isJoin(before, 'to') && this.#days && !this.#daysUsed)) {
      this.#value(this.#valueOf('open', null, closingOf(token.time), token.end));
    } else if (before?.kind === 'from' || before?.kind === 'open')
      this.#opening = {
        time: token.time,
        value: this.#valueOf('open', openingOf(token.time), null, token.end),
      };
    return index;
  }

  #range(from: WrittenTime, to: WrittenTime, end: number): void {
    const again = this.#daysUsed || this.#waiting.length > 0;
    const isBreak = this.#breaking || this.#closing;
    const value = this.#valueOf(isBreak ? 'break' : 'open', null, null, end);
    const range = rangeOf(from, to, {
      isLater: (again && !this.#hoursFirst) || isBreak,
      isPart: isBreak || value.parts.length > 0,
      isMorning: value.parts.includes('breakfast'),
    });
    if (range) this.#value({ ...value, from: range.fromMinute, to: range.toMinute });
  }

  #valueOf(kind: Value['kind'], from: number | null, to: number | null, end: number): Value {
    const told = this.#text.slice(this.#readFrom, end);
    const named = kind === 'break' ? [] : partsIn(told, 'written');
    const only =
      kind === 'break' ? [] : partsIn(ONLY_FOR.exec(this.#text.slice(end))?.[0] ?? '', 'written');
    const parts =
      named.length > 0 || OWN_WORDS.test(told) || /\bopen\b/i.test(told) ? named : this.#parts;
    this.#parts = parts;
    this.#readFrom = Math.max(end, this.#readFrom);
    const all = [
      ...new Set([
        ...(parts.length > 0 ? [] : this.#setting.parts),
        ...parts,
        ...only.filter((id) => id !== 'brunch'),
      ]),
    ];
    return { kind, from, to, parts: kind === 'break' ? [] : all, isSeasonal: this.#seasonal };
  }

  #value(value: Value): void {
    this.#strays = 0;
    if (value.kind === 'break') {
      this.#breaking = false;
      this.#closing = false;
      this.#emit(value, this.#days);
      return;
    }
    this.#closing = false;
    if (this.#days && !this.#hoursFirst) {
      this.#emit(value, this.#days);
      this.#daysUsed = true;
    } else this.#waiting.push(value);
  }

  #emit(value: Value, days: readonly number[] | null): void {
    if (!this.#told && value.parts.length === 0) return;
    const isPartial = value.kind === 'open' && (value.from === null || value.to === null);
    if (isPartial && value.parts.includes('class')) return;
    this.#found.push({ ...value, days, group: this.#group });
  }
}

function isJoin(token: PlacedToken | undefined, word: 'to' | 'until' | 'and'): boolean {
  return token?.kind === 'join' && token.word === word;
}

/** The days behind the first up to the last, over the week's end too. */
function between(first = 1, last = 7): number[] {
  const days: number[] = [];
  for (let day = first; day !== last; ) {
    day = (day % 7) + 1;
    days.push(day);
  }
  return days;
}
