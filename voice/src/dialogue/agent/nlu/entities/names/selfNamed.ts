import { mayBeName, RELATION } from './nameWords.ts';

/**
 * Names by which callers begin, without "my name is": "Marcus Bell here", "Hi, Lorraine Biggs, you have me down for ...".
 * Read from what was typed or recognised with capitals.
 */
const NAME =
  "(?<name>\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Lu}[\\p{L}'’-]*|de|van|von|du|la|le|da|bin|al))*(?: \\p{Lu}[\\p{L}'’-]+)|\\p{Lu}[\\p{L}'’-]+)";
const TWO =
  "(?<name>\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Lu}[\\p{L}'’.-]*|de|van|von|du|la|le|da|bin|al)){0,3} \\p{Lu}[\\p{L}'’-]+)";
const GREETING =
  "^(?:(?:hi|hello|hey|hiya|oh|good|morning|afternoon|evening|day|there|now|then|right|yes|yeah|aw|ah|so|um|well|g'day|gday|mate|love|darl|dear|folks|guys|all|how's|it|going|are|you|ya|doing|today)[ ,.!?]+)*";
const LEADS: readonly RegExp[] = [
  new RegExp(`${GREETING}${NAME} (?:here|speaking|calling)\\b`, 'u'),
  new RegExp(`${GREETING}${TWO} is (?:the|my) name\\b`, 'u'),
  new RegExp(`${GREETING}${TWO}[,.]`, 'u'),
  // "hello, is Marek Nowak", as those say it whose own language leaves out the rest
  new RegExp(`${GREETING}(?:is|here|here is|here's|am) ${TWO}[,.]`, 'u'),
  new RegExp(
    `\\b(?:under|name of|in the name|name is|name's|it's|it is|this is|i'm|I'm|for) (?:the name (?:of )?)?${TWO}`,
    'u',
  ),
];
/** "Padraig Lenihan is the name", "Quinn's the name". */
const NAME_BEHIND = new RegExp(`${GREETING}${NAME}(?: is|'s) (?:the|my) name`, 'u');
const PARTICLES: ReadonlySet<string> = new Set('de van von du la le da bin al'.split(' '));
/** Signed at the end, with a number: "... if it turns up? Dorothea Finlayson, 021 555 0147". */
const SIGNED = new RegExp(
  `(?:[.?!,;] ?|^|\\b(?:[Ff]rom|[Bb]y|[Tt]hanks|[Tt]o),? )(?!(?:From|By|Thanks|To) )${TWO},?(?: (?:on|at|number|my number is|it's|is))*[ ,:]*\\+?\\(?\\d[\\d ()./-]{5,20}[.!]?$`,
  'u',
);
const LONGEST_CHARACTERS = 200;
const NOBODY =
  /^(?:Hi|Hello|Hey|Good|Morning|Could|Can|Would|Please|Yes|No|Just|My|Our|We|The|Is|Do|Sorry|Thanks|Thank)\b/;

/** "Half Seven" and "Sunday Lunch" are nobody. */
const isPerson = (name: string) =>
  name
    .split(' ')
    .every((word) => PARTICLES.has(word) || mayBeName(word.toLowerCase().replace(/[.’-]/g, "'")));

/** The name that a pattern found; of "Oliver Fenn's mum" his, of "Dom Lee's seven o'clock" none. */
function named({ index, groups, 0: all }: RegExpExecArray, text: string): string | null {
  const name = groups?.['name'] ?? null;
  if (!name?.endsWith("'s")) return name;
  const [next = ''] = text.slice(index + all.length).match(/\p{L}+/u) ?? [];
  return RELATION.test(next) ? name.slice(0, -2) : null;
}

/** The name by which a caller begins; null where there is none. Takes what was said with its capitals. */
export function selfNamed(raw: string): string | null {
  const lowered = raw
    .slice(0, LONGEST_CHARACTERS)
    .replaceAll('’', "'")
    // only the beginning of a sentence: its capital tells nothing
    .replace(
      /^(?:Hi|Hello|Hey|Hiya|Oh|Good|Morning|Afternoon|Evening|Now|Right|Yes|Yeah|Aw|Ah|So|Um|Well|G'day|How's)\b/,
      (word) => word.toLowerCase(),
    );
  for (const pattern of [...LEADS, NAME_BEHIND]) {
    const found = pattern.exec(lowered);
    const name = found && named(found, lowered);
    if (name && !NOBODY.test(name) && isPerson(name)) return name;
  }
  const signed = SIGNED.exec(raw.slice(-LONGEST_CHARACTERS))?.groups?.['name'];
  return signed !== undefined && isPerson(signed) ? signed : null;
}
