import { hasVerb } from './clauses.ts';
import { withoutMarkup } from './plainWriting.ts';

/** A paragraph, an item of a list or a row that an owner wrote. */
export interface OwnerLine {
  /** The heading above it; empty where there is none. */
  readonly heading: string;
  /** The question that it answers; empty where it answers none. */
  readonly asked: string;
  readonly text: string;
}

/** "Q: Is there parking?", "A: Yes, behind the building." */
const QUESTION = /^(?:q(?:uestion)?\s?[:.)]|Q(?=\s))\s*/i;
const ANSWER = /^a(?:nswer)?\s?[:.)]\s*(?=\S)/i;
/** "Q: Any parking? A: Behind the building.", "Q warranty? A one year": both in one line. */
const PAIR =
  /^(?:q(?:uestion)?\s?[:.)]|Q(?=\s))\s*([^?]{2,160}\?)\s*(?:a(?:nswer)?\s?[:.)]|A(?=\s))\s*(\S.*)$/iu;
/** "Is there parking? Yes, behind the building." in one line. */
const BOTH = /^([^?.!]{6,160}\?)\s+(\S.*)$/;
/** "Dr. Okafor" begins with no title of its own. */
const ENDS_SHORT = /\b(?:dr|mr|mrs|ms|st|no|lic|cl|approx|incl|etc|vs)$/i;
const BULLET = /^\s*(?:[-*•·–—▪◦●✓✔>]|\(?\d{1,2}[.)]|[a-z]\))\s+/;
const MARKED_HEADING = /^\s*(?:#{1,6}\s+|\*{1,3}\s*(?=\S)|={2,}\s*)(.{1,80}?)[\s*#=:]*$/;
const LONGEST_HEADING_CHARACTERS = 60;
const MOST_HEADING_WORDS = 8;
/** A line that is so long was broken where the paper ended. */
const WRAPPED_CHARACTERS = 60;
const ENDED = /[.!?;…"”)]$/;
/** A row of a list of prices, which is never wrapped. */
const ROW = /-{3,}|\.{4,}|…{2,}|_{3,}|\t|\||[£$€] ?\d[\d.,]*$|\s[-–—] (?:from )?[£$€]?\d/;
/** "Terrace. Heaters and blankets." begins with what it is about. */
const TITLE_FIRST = /^((?!no |yes)[\p{Lu}][^.!?:;,\d£$€()]{2,28})\.\s+(?=\S)/iu;
/** "What it costs", "How to find us", "Where we are": tells nothing itself. */
const TITLE_THAT_ASKS =
  /^(?:what|how|where|when|who|why)(?: (?!is\b|are\b)\S+){1,3}(?: (?:is|are))?$/i;
const MONEY_OR_CLOCK = /[£$€]|\d/;

interface Raw {
  readonly text: string;
  readonly bullet: boolean;
  readonly heading: boolean;
  /** A heading that holds beyond an empty line. */
  readonly lasting: boolean;
}

function headingOf(line: string, text: string, before: string | undefined, next: string): boolean {
  if (text.length > LONGEST_HEADING_CHARACTERS || text.split(' ').length > MOST_HEADING_WORDS)
    return false;
  if (/^\s*#{1,6}\s+\S/.test(line)) return true;
  if (/^[^:.!?]{2,}:$/.test(text)) return true;
  if (next === '' || ENDED.test(text) || MONEY_OR_CLOCK.test(text)) return false;
  const marked = MARKED_HEADING.test(line) && /[*=]\s*$/.test(line);
  const named = text.replace(/\([^()]*\)/g, '').trim();
  const capitals = /\p{Lu}{2}/u.test(named) && named === named.toUpperCase();
  const bare = before === '' || before === undefined;
  return marked || capitals || (bare && /^\p{Lu}/u.test(text) && !/[,;]/.test(text));
}

function rawLines(text: string): (Raw | null)[] {
  const lines = text.split('\n');
  return lines.map((line, index) => {
    const plain = withoutMarkup(line);
    const bullet = BULLET.test(plain);
    const own = plain.replace(BULLET, '').replace(/^[#=\s*]+|[#=\s*]+$/g, '');
    if (own === '') return null;
    const next = lines[index + 1]?.trim() ?? '';
    return {
      text: own,
      bullet,
      heading: !bullet && headingOf(line, own, lines[index - 1]?.trim(), next),
      lasting: /^\s*(?:#|\*|=)/.test(line) || (own === own.toUpperCase() && /\p{Lu}{2}/u.test(own)),
    };
  });
}

/** Whether a line goes on with the one above, which ended where the paper did. */
function goesOn(above: string, { text, bullet }: Raw): boolean {
  if (above.endsWith(':')) return !bullet;
  if (bullet || ENDED.test(above) || above.length < WRAPPED_CHARACTERS) return false;
  // "... needs a $50 / deposit": no row, for it goes on in small letters
  return /^[\p{Ll}(]/u.test(text) || !(ROW.test(above) || ROW.test(text));
}

/** What an owner wrote as paragraphs, items and rows under their headings; wrapped lines are one again. */
export function ownerLines(text: string): OwnerLine[] {
  const found: { heading: string; asked: string; text: string }[] = [];
  let heading = '';
  let asked = '';
  /** The question was answered in its own line: only a list below it belongs to it too. */
  let answered = false;
  let ofOneParagraph = false;
  let open = false;
  /** The line before, as it stood on the paper. */
  let above = '';
  for (const raw of rawLines(text)) {
    const last = found.at(-1);
    const pair = raw === null ? null : PAIR.exec(raw.text);
    if (raw === null) {
      open = false;
      if (ofOneParagraph) heading = '';
    } else if (pair?.[1] && pair[2]) {
      asked = pair[1];
      answered = true;
      found.push({ heading, asked, text: pair[2] });
      above = raw.text;
      open = true;
    } else if (QUESTION.test(raw.text) && raw.text.length > 4) {
      asked = raw.text.replace(QUESTION, '');
      answered = false;
      open = false;
    } else if (raw.heading) {
      heading = raw.text.replace(/:$/, '');
      ofOneParagraph = !raw.lasting;
      asked = '';
      open = false;
    } else if (open && last && goesOn(above, raw)) {
      last.text = `${last.text} ${raw.text}`;
      above = raw.text;
    } else {
      if (answered && !raw.bullet) asked = '';
      const answers = asked !== '' && ANSWER.test(raw.text);
      const both = BOTH.exec(raw.text);
      if (answers) found.push({ heading, asked, text: raw.text.replace(ANSWER, '') });
      else if (both?.[1] && both[2]) found.push({ heading, asked: both[1], text: both[2] });
      else if (raw.text.endsWith('?') && raw.text.length < 160) {
        asked = raw.text;
        answered = false;
        open = false;
        continue;
      } else found.push({ heading, asked, text: raw.text });
      above = raw.text;
      open = true;
    }
  }
  return found.map(titled);
}

/** A paragraph that begins with what it is about has that as its heading. */
function titled(line: OwnerLine): OwnerLine {
  const title = line.asked === '' ? TITLE_FIRST.exec(line.text) : null;
  const name = title?.[1] ?? '';
  const asks = TITLE_THAT_ASKS.test(name);
  if (!title || (!asks && (name.split(' ').length > 3 || hasVerb(name))) || ENDS_SHORT.test(name))
    return line;
  const heading = line.heading === '' ? name : `${line.heading}, ${name}`;
  return { ...line, heading, text: line.text.slice(title[0].length) };
}
