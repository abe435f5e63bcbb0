/**
 * How callers say that they do not want to be recorded, in the languages of the edit form. Each pattern
 * takes in the whole clause, so that what is left of an utterance is what else they said.
 */
const POLITE = String.raw`(?:(?:please|could you|can you|would you|i would|i'd|i'm|i am|i|we)\s+){0,6}`;
const AFTER = String.raw`(?:\s+(?:this|me|us|it|my|our|the|that|call|calls|conversation|voice|anything|off|please|for me))*`;

const PATTERNS: readonly RegExp[] = [
  // "please don't record this call"; "don't you record calls?" is a question.
  String.raw`${POLITE}(?:do not|don't|dont|never)\s+(?:please\s+)?record\b(?!\s+(?:of|player))${AFTER}`,
  // "I don't want to be recorded", "I do not consent to being recorded", "I'd rather not be recorded"
  String.raw`${POLITE}(?:do not|don't|dont|would not|wouldn't|rather not|prefer not|not|refuse|object|without)\s+(?:really\s+)?(?:(?:want|wish|like|agree|consent|to|have|happy|okay|ok|comfortable|about|with)\s+)*(?:you\s+to\s+record|(?:be|being|get|getting)\s+recorded|(?:the\s+|this\s+|you\s+)?recording)\b${AFTER}`,
  // "I don't want this call recorded", "I don't want you to record me"
  String.raw`${POLITE}(?:do not|don't|dont|would not|wouldn't)\s+(?:want|wish|like)\s+(?:you\s+to\s+record|(?:this|me|my|our|the|call|conversation|voice|\s)+(?:to\s+be\s+)?(?:being\s+)?recorded)\b${AFTER}`,
  // "I'd rather you didn't record this"
  String.raw`${POLITE}(?:rather|prefer)\s+(?:that\s+|it\s+if\s+)?you\s+(?:didn't|did not|don't|do not|not)\s+record\b${AFTER}`,
  // "stop recording", "turn off the recording", "delete the recording"
  String.raw`${POLITE}(?:stop|turn off|switch off|cancel|end|delete|erase)\s+(?:(?:the|this|that|your|my|call)\s+)*recording\b${AFTER}`,
  String.raw`${POLITE}turn\s+(?:the|that|this|your)\s+recording\s+off\b`,
  String.raw`(?:^|(?<=[.,!?]\s?))\s*no\s+recording\b${AFTER}`,
  // "no me grabe", "no quiero que me graben", "deje de grabar", "sin grabar"
  String.raw`(?:por favor\s+)?no\s+(?:quiero\s+(?:que\s+)?|deseo\s+(?:que\s+)?|acepto\s+(?:que\s+)?)?(?:me\s+|nos\s+|se\s+)?(?:gra(?:be|bes|ben|bar|baran|bada|bado)|ser\s+grabad[oa]s?)\b(?:\s+(?:esta|la|llamada|conversación))*`,
  String.raw`(?:por favor\s+)?(?:dej[ea]|pare|para|detenga|apague|borre)\s+(?:de\s+)?(?:grabar|la\s+grabación)\b(?:\s+(?:esta|la|llamada|conversación))*`,
  // "n'enregistrez pas", "je ne veux pas être enregistré", "arrêtez l'enregistrement"
  String.raw`(?:s'il vous plaît\s+)?(?:je\s+)?(?:ne\s+|n')?(?:(?:veux|souhaite|désire|préfère)\s+(?:ne\s+)?pas\s+(?:être\s+|que\s+(?:vous\s+)?)?|m')?enregistr(?:ez|e|er|é|ée)\s*(?:-moi\s+)?pas(?!\p{L})(?:\s+(?:cet|cette|l'|appel|conversation))*`,
  String.raw`(?:je\s+)?(?:ne\s+)?(?:veux|souhaite|préfère)\s+(?:ne\s+)?pas\s+être\s+enregistrée?(?!\p{L})`,
  String.raw`(?:ne\s+)?pas\s+(?:m')?enregistrer\b(?:\s+(?:cet|cette|l'|appel|conversation))*`,
  String.raw`arrêtez\s+(?:d'enregistrer|l'enregistrement)\b`,
].map((source) => new RegExp(source, 'giu'));

const QUESTION = /\b(?:don't|do not|aren't|are) you\b[^.!]*\brecord/i;
/** With one blank for many: the patterns would try each of them. */
const plain = (text: string): string => text.replace(/[\u2018\u2019]/g, "'").replace(/\s+/g, ' ');

/** Whether a caller asks not to be recorded. */
export function refusesRecording(text: string): boolean {
  if (!/record|graba|grabe|enregistr/i.test(text)) return false;
  const said = plain(text);
  return PATTERNS.some((pattern) => said.search(pattern) >= 0) && !isOnlyAsking(said);
}

const isOnlyAsking = (said: string): boolean =>
  QUESTION.test(said) && !/\b(?:stop|please)\b/i.test(said);

/** What a caller said apart from asking not to be recorded; empty when that was all. */
export function withoutRefusal(text: string): string {
  if (!refusesRecording(text)) return text;
  const rest = PATTERNS.reduce((said, pattern) => said.replace(pattern, ' '), plain(text))
    .replace(/\s+([.,!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s.,!?-]+/, '')
    .replace(/^(?:and|but|also|so|y|et|pero|mais)\s+/i, '')
    .trim();
  return /^(?:\W|\b(?:please|thanks?|thank you|no|yes|hi|hello|hey|uh|um|i|ok|okay|por favor|gracias|merci|bonjour|hola)\b)*$/iu.test(
    rest,
  )
    ? ''
    : rest;
}
