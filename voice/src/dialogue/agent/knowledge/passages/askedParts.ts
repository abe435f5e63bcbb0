/** Where one thought ends and another begins, spoken or typed. */
const BETWEEN =
  /(?<=[?!.]) |, (?=(?:and |but |so )?(?:what|how|who|where|when|which|do|does|is|are|can|could|will|would|am|if)\b)| (?:and|but|so) (?=(?:what|how|who|where|when|which|do you|does|is there|is it|are you|are there|can i|can we|could i|will you|would you)\b)/i;
/** What asks, beside parts that only say who calls and why. */
const ASKS =
  /\?|\b(?:what|what's|how|who|who's|where|where's|when|which|why)\b|\b(?:do|does|did|is|are|am|can|could|will|would|should|may|might|have|has) (?:i|we|you|ye|yous|y'all|they|he|she|it|there|that|this|the|my|our|your|somebody|someone|anybody|anyone)\b/i;
const LEAST_WORDS = 3;

/** The parts of a turn that ask something; all of it where none does. */
export function askedParts(text: string): readonly string[] {
  const parts = text
    .replace(/\s+/g, ' ')
    .split(BETWEEN)
    .map((part) => part.trim());
  const asking = parts.filter((part) => ASKS.test(part) && part.split(' ').length >= LEAST_WORDS);
  return asking.length === 0 ? [text] : asking;
}
