import type { AskedFor, BusinessCall } from './format.ts';

type Script = Pick<BusinessCall, 'lines' | 'replies'>;

type Asked = AskedFor | 'more' | 'nothing';

/** What a question is after, by ordinary words for it; the first that fits counts. */
const SIGNS: readonly (readonly [RegExp, Asked])[] = [
  [/calling from|this number|number you('re| are) (?:on|calling)/, 'own-number'],
  [
    /how many (?:people|guests|of you|persons)|number of (?:people|guests)|party size|table for how many|for how many(?! nights)/,
    'people',
  ],
  [/how many nights/, 'nights'],
  [/which (?:one|booking|of (?:them|those|these))\b.*\?/, 'which'],
  [
    /(?:which|what) (?:day and time|other day|other time)|when would you like|(?:which|what) (?:day|date)|for which day|saturday or sunday/,
    'day',
  ],
  [/what time|which time|at what hour/, 'time'],
  [
    /phone number|best number|number to reach|contact number|telephone number|rest of (?:the|your) number|and the rest|say it once more/,
    'phone',
  ],
  [/with (?:whom|anyone|someone)|(?:who|whom) would you like|do you have a preference/, 'with'],
  [
    /(?:what|which|whose) name|your (?:full |last |first )?name|name (?:is it|shall|should)|spell/,
    'name',
  ],
  [
    /\bis (?:that|this|it|everything|the message|all of that) (?:all )?(?:right|correct|ok|okay)\b|(?:right|correct)\?$|shall i (?:book|go ahead|cancel|move|place|put)|go ahead\?|(?:would|do) you (?:still )?(?:like|want) me to (?:book|cancel|move|confirm)|yes or no\?/,
    'confirm',
  ],
  [/pass on|what (?:is|'s) (?:the|your) message|what should i (?:tell|say)|message say/, 'message'],
  [/take a message|leave a message|(?:call|ring) you back|pass (?:it|that|this) on/, 'offer'],
  [/what (?:would you like|do you want) to change|what should i change/, 'change'],
  [
    /treatment|which service|kind of (?:room|appointment|visit)|what would you like to book|what (?:is it|is the job|would you like done)|what is it about|which property|you can book/,
    'service',
  ],
  [
    /anything else|what else|something else|how (?:can|may) i help|know or to do|what would you like/,
    'more',
  ],
  [/\?$/, 'else'],
];

/** What an assistant asks for last, by its words; `nothing` where it asks no question. */
export function whatIsAsked(text: string): Asked {
  const sentences = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/(?<=[.?!])\s+/);
  for (const sentence of sentences.toReversed()) {
    const sign = SIGNS.find(([pattern]) => pattern.test(sentence));
    if (sign) return sign[1];
  }
  return 'nothing';
}

/** A caller who says their lines, and answers what they are asked between them. */
export class ScriptedCaller {
  readonly #call: Script;
  readonly #timesAsked = new Map<Asked, number>();
  #next = 1;

  constructor(call: Script) {
    this.#call = call;
  }

  /** Index of the line said last; what is said in answer to a question counts to the line before. */
  get lineIndex(): number {
    return this.#next - 1;
  }

  opening(): string {
    return this.#call.lines[0]?.say ?? '';
  }

  /** What the caller says to `text`; null when there is nothing left to say. */
  answer(text: string): string | null {
    const asked = whatIsAsked(text);
    const count = this.#timesAsked.get(asked) ?? 0;
    this.#timesAsked.set(asked, count + 1);
    if (asked === 'more' || asked === 'nothing') return this.#nextLine();
    const given = this.#call.replies[asked] ?? this.#unscripted(asked);
    if (given === null) return this.#nextLine();
    return typeof given === 'string' ? given : (given[Math.min(count, given.length - 1)] ?? '');
  }

  /** Most callers agree to what is right, and want no message. */
  #unscripted(asked: Asked): string | null {
    const replies = this.#call.replies;
    if (asked === 'confirm') return "Yes, that's right.";
    if (asked === 'own-number') return replies.phone === undefined ? 'Yes.' : 'No, another one.';
    if (asked === 'offer') return this.#next < this.#call.lines.length ? null : 'No, thank you.';
    if (asked === 'with') return 'Anyone is fine.';
    if (asked === 'which') return null;
    return replies.else === undefined || asked === 'else'
      ? null
      : ([replies.else].flat()[0] ?? null);
  }

  #nextLine(): string | null {
    const line = this.#call.lines[this.#next];
    if (!line) return null;
    this.#next += 1;
    return line.say;
  }
}
