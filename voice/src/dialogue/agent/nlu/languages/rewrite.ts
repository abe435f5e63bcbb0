import type { Rule } from './language.ts';
import type { Marks } from './marks.ts';

const MOST_TIMES = 40;

function filled(match: RegExpExecArray, to: Rule[1]): string | null {
  return typeof to === 'function'
    ? to(match)
    : to.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
}

/** Every match of the rules, in their order, hidden as what it means; one that means nothing stays. */
export function rewrite(text: string, rules: readonly Rule[], marks: Marks): string {
  let all = text;
  for (const [pattern, to] of rules) {
    let from = 0;
    for (let times = 0; times < MOST_TIMES; times += 1) {
      const match = pattern.exec(all.slice(from));
      if (!match) break;
      const at = from + match.index;
      const meaning = match[0] === '' ? null : filled(match, to);
      if (meaning === null) {
        from = at + Math.max(1, match[0].length);
        continue;
      }
      const mark = meaning === '' ? ' ' : marks.hide(meaning);
      all = all.slice(0, at) + mark + all.slice(at + match[0].length);
      from = at + mark.length;
    }
  }
  return all.replace(/\s+/g, ' ').trim();
}
