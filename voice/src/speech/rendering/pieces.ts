/** A first piece no longer than this is rendered while the caller would not yet call it a pause. */
const FIRST_PIECE_CHARACTERS = 50;
const PIECE_CHARACTERS = 160;

const SENTENCE = /[^.!?]*(?:[.!?]+(?=\s|$)|[.!?]+(?=\S)[^.!?]*)*[.!?]*\s*/g;

/** Cuts at the last comma, semicolon or colon before the limit, else at the last space before it. */
function cutAt(text: string, limit: number): number {
  const head = text.slice(0, limit);
  const pause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  if (pause > 0) return pause + 1;
  // Only a breath is a good place in a first piece; a later one must end somewhere.
  if (limit < PIECE_CHARACTERS) return text.length;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space : limit;
}

/**
 * Cuts text into what is rendered at once: sentences, long ones at their commas, and the first piece short so
 * that it sounds soon.
 */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const [sentence] of text.matchAll(SENTENCE)) {
    let rest = sentence.trim();
    while (rest !== '') {
      const limit = pieces.length === 0 ? FIRST_PIECE_CHARACTERS : PIECE_CHARACTERS;
      let cut = rest.length > limit ? cutAt(rest, limit) : rest.length;
      if (cut > PIECE_CHARACTERS) cut = cutAt(rest, PIECE_CHARACTERS);
      pieces.push(rest.slice(0, cut).trim());
      rest = rest.slice(cut).trim();
    }
  }
  return pieces;
}
