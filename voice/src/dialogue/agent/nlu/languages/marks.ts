const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = /\uE000(\d+)\uE001/g;

/** Words that are understood, hidden from the rules that follow. */
export interface Marks {
  /** Hides a text of the house's own words; returns what stands for it. */
  hide(text: string): string;
  /** Shows all that is hidden. */
  show(text: string): string;
}

/** Whether a token stands for something hidden. */
export function isMark(token: string): boolean {
  return token.startsWith(OPEN);
}

export function createMarks(): Marks {
  const hidden: string[] = [];
  return {
    hide(text) {
      hidden.push(text);
      return ` ${OPEN}${hidden.length - 1}${CLOSE} `;
    },
    show: (text) =>
      text
        .replace(MARK, (_, index: string) => hidden[Number(index)] ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
  };
}
