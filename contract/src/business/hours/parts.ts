/** A part of a business that may keep hours of its own: how owners write of it, and how callers ask for it. */
export interface BusinessPart {
  readonly id: string;
  readonly written: RegExp;
  readonly asked: RegExp;
  /** Who comes while it is open comes to the business: where no other hours are written, these are its hours. */
  readonly isHeart?: true;
}

const part = (id: string, written: RegExp, asked: RegExp = written): BusinessPart => ({
  id,
  written,
  asked,
});

/** Examples stand in testing/hoursExamples.ts. */
export const PARTS: readonly BusinessPart[] = [
  {
    id: 'kitchen',
    written:
      /\b(?:kitchen|last (?:food )?orders?|(?:hot )?food (?:is |until|till|from)|serv(?:e|es|ing) food|meals?|lunch(?:es)?|dinners?|suppers?|dining room)\b/i,
    asked:
      /\b(?:kitchen|food|eat|eating|meals?|last orders?|cook(?:ing)?|summat to eat|lunch(?:es)?|dinners?)\b/,
    isHeart: true,
  },
  { id: 'bar', written: /\bbar\b/i, asked: /\b(?:bar|drinks?|cocktails?|pint)\b/, isHeart: true },
  part('breakfast', /\bbreakfasts?\b/i, /\b(?:breakfasts?|bacon and eggs?|fry.?up)\b/),
  { id: 'brunch', written: /\bbrunch(?:es)?\b/i, asked: /\bbrunch(?:es)?\b/, isHeart: true },
  part('happy hour', /\bhappy hours?\b/i),
  part(
    'pick-up',
    /\b(?:pick(?:ed)?[- ]?ups?|collections?|collect(?:ed|ing)?)\b/i,
    /\b(?:pick(?:ing)?(?:[- ]?(?:\w+ ){0,3}?)up|pickup|collect(?:ing|ion)?|grab|fetch(?:ing)?)\b/,
  ),
  part(
    'drop-off',
    /\bdrop(?:ped|ping)?[- ]?offs?\b/i,
    /\bdrop(?:ping)? (?:(?:\w+ ){0,3})?off\b|\bdrop-?offs?\b|\bleave (?:the|my|me|our) (?:car|keys?|van)\b/,
  ),
  part('delivery', /\bdeliver(?:y|ies|ing)\b/i, /\bdeliver(?:y|ies|ing)?\b/),
  part('takeaway', /\b(?:take[- ]?(?:away|out)s?|to go)\b/i),
  part(
    'phone',
    /\b(?:phones?|phone ?lines?|telephone|lines are|call us|ring us)\b/i,
    /\b(?:phone lines?|phones|ring (?:you|up)|call you)\b/,
  ),
  part('check-in', /\bcheck(?:ing)?[- ]?in\b/i, /\bcheck(?:ing)?[- ]?in\b|\barriv(?:e|al)\b/),
  part('check-out', /\bcheck(?:ing)?[- ]?out\b/i, /\bcheck(?:ing)?[- ]?out\b|\bleave the room\b/),
  part('pool', /\b(?:pool|swim(?:ming)?)\b/i),
  part('spa', /\b(?:sauna|steam room)\b/i),
  part('gym', /\b(?:gym floor|weights room)\b/i),
  part(
    'seating',
    /\b(?:seated|seating|last (?:folks|tables?|admission|entry|sittings?))\b/i,
    /\b(?:seat|seated|sit down|walk in|get a table)\b/,
  ),
  part('terrace', /\b(?:terrace|patio|garden|courtyard|outside|under the tree)\b/i),
  part('desk', /\b(?:front desk|help ?desk|counter)\b/i),
  part('class', /\b(?:class(?:es)?|courses?|clubs?|lessons?|sessions?|training)\b/i),
  part('walk-in', /\bwalk[- ]?ins?\b/i, /\bwalk[- ]?ins?\b|\bjust (?:turn|show|walk)\b/),
  part('parking', /\b(?:parking|valet|car park)\b/i),
  part('blood tests', /\b(?:blood tests?|bloods|phlebotomy)\b/i),
  part('emergency', /\b(?:emergenc(?:y|ies)|on[- ]call|out[- ]of[- ]hours|after[- ]hours)\b/i),
  part('quiet', /\bquiet\b/i),
];

/** Ids of the parts that a text names. */
export function partsIn(text: string, side: 'written' | 'asked'): string[] {
  return PARTS.filter((one) => one[side].test(text)).map(({ id }) => id);
}

/** Whether the hours of this part stand for those of the business where it has no others. */
export function isHeart(id: string): boolean {
  return PARTS.some((one) => one.id === id && one.isHeart === true);
}
