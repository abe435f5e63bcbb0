import { AppError } from '@belldesk/contract/errors';

/** Deeper than anything that is meant; far less than what ends a stack where JSON is walked. */
export const MAX_JSON_DEPTH = 64;
/** The product's: what the voice platform took at its own bound comes back in webhooks some levels deeper. */
export const MAX_PRODUCT_JSON_DEPTH = 96;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Position of the quote that ends a text; the length where none does. */
function endOfText(json: string, from: number): number {
  for (let index = from; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) return index;
    if (code === BACKSLASH) index += 1;
  }
  return json.length;
}

/** Whether arrays and objects lie in one another deeper than `maxDepth`; takes time linear in the text. */
export function isDeeperThan(json: string, maxDepth: number): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) index = endOfText(json, index + 1);
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

/** An AppError `bad-input` where JSON is nested deeper than `maxDepth`, else null. */
export function depthError(json: string, maxDepth: number): AppError | null {
  return isDeeperThan(json, maxDepth)
    ? new AppError('bad-input', `JSON must be nested at most ${maxDepth} levels deep`)
    : null;
}

/**
 * What a JSON text means, from whoever may have written it.
 * @throws SyntaxError for what is no JSON, AppError `bad-input` for more than 64 levels
 */
export function parseJson(json: string): unknown {
  const error = depthError(json, MAX_JSON_DEPTH);
  if (error) throw error;
  return JSON.parse(json);
}
