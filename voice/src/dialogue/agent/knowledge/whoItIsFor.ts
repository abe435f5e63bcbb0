import type { PromptService } from '@belldesk/contract/business/promptServices';
import { wordsOf } from '@belldesk/contract/business/serviceWords';
import { wantedParts } from '../nlu/entities/wantedParts.ts';
import { spokenNames } from './services.ts';

/** Somebody so young is a child. */
const YOUNG =
  /\b(?:he|she|who)(?:'s| is) (?:only |just |nearly |about )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2])\b(?! ?(?:o'clock|am|pm|thirty|fifteen|past|to)\b)/gi;
/** Never here before; or here already. */
const NEW =
  /\b(?:never been|first (?:time|go)|(?:i'm|we're|i am|we are|he's|she's) (?:brand )?new\b|new (?:patient|client|customer|here|to (?:you|ye|this))|(?:wasn't|weren't|hasn't been|haven't been|not been) (?:with|to|in|seen|here|before)|before (?:we|i) commit|(?:having|have) a go|give it a (?:go|try)|try (?:it|one|you) out)\b/i;
const KNOWN_HERE =
  /\b(?:(?:i|we|he|she) (?:was|were|came|come) (?:with|to|in|here|every)|been (?:coming|before|with you)|(?:old|existing|regular) (?:patient|client|customer)s?|every (?:year|month|week|few)|most weeks|as usual|the usual|you know (?:me|us|him|her)|again with)\b/i;
const FOR_THE_NEW =
  /\b(?:first|initial|new (?:patient|client|customer)|trial|taster|intro\w*|meet and greet)\b/i;
const BY_BEING_NEW = 0.5;
/** Names that are for some people alone, whom the caller did not name: children, who expects a baby. */
const FOR_SOME = new Set(['child', 'prenatal', 'senior', 'student']);
const NOT_FOR_THEM = 0.3;

/** What was said, with the word for somebody who is told by their age alone: "he's only six". */
export function withChildren(raw: string): string {
  return raw.replace(YOUNG, '$& child');
}

/** What tells of each service whether it is for such a caller: whole numbers, 1 where it holds. */
export function whoItIsFor(raw: string, among: readonly PromptService[]) {
  const isNew = NEW.test(raw);
  const isKnown = !isNew && KNOWN_HERE.test(raw);
  const said = new Set(wordsOf(wantedParts(withChildren(raw)).join(' , ')));
  const isChild = said.has('child');
  return among.map((service) => {
    const words = wordsOf(spokenNames(service));
    const isFirst = FOR_THE_NEW.test(spokenNames(service));
    const isForChildren = words.includes('child');
    const isForOthers = words.some(
      (word) => FOR_SOME.has(word) && word !== 'child' && !said.has(word),
    );
    return {
      newHere: Number(isFirst && isNew),
      knownHere: Number(isFirst && isKnown),
      forTheNew: Number(isFirst),
      child: Number(isForChildren && isChild),
      noChild: Number(isForChildren && !isChild),
      forOthers: Number(isForOthers),
    };
  });
}

/**
 * More for a first visit where the caller was never here, less where they were; less for what is for children
 * or for others alone, where nobody spoke of them.
 */
export function scoresByWhoItIsFor(raw: string, among: readonly PromptService[]): number[] {
  const newHere = NEW.test(raw) ? BY_BEING_NEW : KNOWN_HERE.test(raw) ? -BY_BEING_NEW : 0;
  const said = new Set(wordsOf(wantedParts(raw).join(' , ')));
  return among.map((service) => {
    const others = wordsOf(service.name).some((word) => FOR_SOME.has(word) && !said.has(word));
    return (FOR_THE_NEW.test(spokenNames(service)) ? newHere : 0) - (others ? NOT_FOR_THEM : 0);
  });
}
