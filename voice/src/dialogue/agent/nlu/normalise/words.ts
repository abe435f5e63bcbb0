import { withoutDisfluencies } from './disfluencies.ts';

/** Agreement and refusal without a word, before fillers are dropped. */
const HUMMED_YES = /\b(?:u+h+[ -]?h+u+h+|m+[ -]?h+m+)\b/g;
const HUMMED_NO = /\b(?:n?u+h+[ -]u+h+)\b/g;
const HOUR_ISH =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|noon|midday)ish\b/g;
/** "Seven's perfect", "Friday's good": the short form of "is", and no owner of anything. */
const MOMENT_IS =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|o'clock|past|noon|midday|am|pm|\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)'s (?=(?:a bit |much |absolutely |just |really |totally |also )?(?:perfect|fine|good|no good|too|great|ok|okay|grand|lovely|ideal|best|better|spot|brilliant|alright|all right|super|no problem|dandy|cool)\b)/g;
/** "Eleven thirty, nine girls": two numbers, not thirty-nine. "Then" parts numbers of telephones too. */
const TENS_APART =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\s?[,;.]\s(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/g;
/** "0117. Oh, and they're on their own rims": no figure of a number. */
const OH_AND_MORE =
  /(?<=[.!?]\s)oh[,!]?\s(?=(?:and|so|but|by|wait|also|actually|i|i'm|we|we're|they|they're|it|it's|what|what's|can|could|do|does|how|is|are)\b)/g;
/** "Since about 2012" is a year, and no hour of the day. */
const YEAR = /\b(since|back in)(?: about| around| roughly| maybe)? (?:19|20)\d\d\b/g;
const FILLERS = /\b(?:u+m+|u+h+m*|e+r+m*|h+m+|m+h+m*|a+h+|you know)\b/g;

/**
 * What was said as plain lower-case words: punctuation, fillers and the recogniser's habits gone,
 * `:`, `/`, `.` and `-` kept between digits. Typed and recognised text come out alike.
 */
export function plainWords(raw: string): string {
  const words = raw
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d)\s*([ap])\s+m\b/g, '$1 $2m')
    .replace(OH_AND_MORE, '')
    .replace(YEAR, '$1 then')
    .replace(TENS_APART, '$1 then ')
    .replace(HUMMED_YES, 'yes')
    .replace(HUMMED_NO, 'no')
    .replace(HOUR_ISH, '$1 ish')
    .replace(MOMENT_IS, '$1 is ')
    .replace(/\bto[ -]morrow\b/g, 'tomorrow')
    .replace(/\bto[ -]night\b/g, 'tonight')
    .replace(/(?<!\d)[:/.-]|[:/.-](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'+#*:/.\- ]+/gu, ' ')
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return withoutDisfluencies(words)
    .replace(/\bfor (?:for|fore)\b/g, 'for four')
    .replace(/\btable for (?:to|too)\b/g, 'table for two')
    .replace(/\bat ate\b/g, 'at eight');
}

/** Whether the sentence asks something, by its mark or by how it begins. */
export function soundsLikeQuestion(raw: string, words: string): boolean {
  return (
    raw.trim().endsWith('?') ||
    /^(?:(?:and|so|but|ok|okay|oh|hi|hello|hey|yes|sorry|well|actually|just|quick question|before that|wait|first|by the way|excuse me) )*(?:what|what's|whats|when|when's|where|where's|who|why|how|which|is|are|do|does|did|can|could|will|would|have|has|may|i wanted to (?:know|ask)|i was wondering|i'd like to know|tell me (?:about|what|when|where|how|if|whether)|do you know)\b/.test(
      words,
    )
  );
}
