/** Goes back on what was said before it. */
const CORRECTS =
  /[\s,.;!?–—-](?:(?:oh |or |ah |um )?(?:no|nah|nope)(?:,| wait| hang on| sorry)|(?:no )?wait\b|hang on|hold on|scratch that|actually|on second thoughts?|i mean(?:t)?\b|make (?:it|that)\b|tell a lie|correction|or rather|let's say|i'm wrong|you know what)[,.]?\s/i;
/** "Not a table", "rather than the massage": what is not wanted, to the end of its clause. */
const REFUSED =
  /\b(?:not|rather than|instead of|forget(?: about)?|scrap|never mind|skip|(?:don't|do not|doesn't|didn't) (?:want|need|mean))(?: (?:a|an|the|my|that|another|any|just))? (?!(?:sure|too|so|only|really|fussed|bothered|later|before|after|at|on|tomorrow|today|if|for|yet|been|certain|long|exactly|much|have|be)\b)[\p{L}'-]{1,30}(?: [\p{L}'-]{1,30}){0,3} ?(?=[,.;!?]|$)/giu;
/** What the caller says they do not want; empty where there is nothing of the kind. */
export function refusedIn(raw: string): string {
  return [...raw.matchAll(REFUSED)].map(([refused]) => refused).join(' , ');
}

/** Who goes back more often means the last of it. */
const MOST_PARTS = 6;

/**
 * What is wanted by a turn, in the order in which it was said, each part going back on what was said before it;
 * without what the caller says they do not want.
 */
export function wantedParts(raw: string): string[] {
  const parts: string[] = [];
  let rest = raw;
  for (let cut = CORRECTS.exec(rest); cut; cut = CORRECTS.exec(rest)) {
    parts.push(rest.slice(0, cut.index));
    rest = rest.slice(cut.index + cut[0].length);
    if (parts.length >= MOST_PARTS) break;
  }
  return [...parts, rest]
    .map((part) => part.replace(REFUSED, ' ').trim())
    .filter((part) => part !== '');
}
