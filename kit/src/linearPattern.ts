import { RE2JS, RE2JSException } from 're2js';

/** Longer than any pattern of an argument needs to be; bounds what compiling one costs. */
export const MAX_PATTERN_CHARACTERS = 500;
/** Of RE2; time grows with their number times the length of the text. */
const MAX_INSTRUCTIONS = 2_000;
/** Longer texts match nothing. */
export const MAX_SUBJECT_CHARACTERS = 65_536;

/** JavaScript's backreference by name, which RE2 takes for letters. */
const NAMED_BACKREFERENCE = /(?:^|[^\\])(?:\\\\)*\\k</;
const NOT_LINEAR =
  'must be a regular expression as RE2 knows them: without lookahead, lookbehind, backreferences, and counts over 1000';

function compile(source: string): RE2JS {
  return RE2JS.compile(RE2JS.translateRegExp(source));
}

/** What keeps a regular expression from being run in linear time, in words for whoever wrote it; null where nothing does. */
export function patternProblem(source: string): string | null {
  if (source.length > MAX_PATTERN_CHARACTERS)
    return `must have at most ${MAX_PATTERN_CHARACTERS} characters`;
  if (NAMED_BACKREFERENCE.test(source)) return NOT_LINEAR;
  try {
    return compile(source).programSize() <= MAX_INSTRUCTIONS
      ? null
      : 'must repeat less: counts such as {1,1000} are written out';
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return NOT_LINEAR;
  }
}

/**
 * A regular expression of somebody else's, run by RE2: in time linear in the text, whatever it is.
 * JavaScript's own engine takes 3 s for `^(a+)+$` and 28 letters.
 */
export class LinearPattern extends RegExp {
  readonly #re2: RE2JS;

  /** @throws for a source with a `patternProblem` */
  constructor(source: string) {
    super(source);
    this.#re2 = compile(source);
  }

  override test(text: string): boolean {
    return text.length <= MAX_SUBJECT_CHARACTERS && this.#re2.test(text);
  }

  /** Only asked by `test`: where a match lies is nobody's business. */
  override exec(): never {
    throw new Error('LinearPattern only tests');
  }
}
