import type { ConversationMessage } from './model.ts';

/**
 * How receptionists say that they do not know: the house in its fixed words, language models in words like
 * these.
 */
const NOT_KNOWN: readonly RegExp[] = [
  /\bi (?:do not|don't) (?:actually |currently )?(?:know\b|have (?:that|any|the|this|those|access to|details|information|specific))/i,
  /\bi(?:'m| am) not (?:entirely |quite |exactly )?(?:sure|certain)\b/i,
  /\bi(?:'m| am) (?:unable|not able) to (?:answer|say|tell|confirm)\b/i,
  /\bi (?:cannot|can't) (?:answer|say|tell you|confirm)\b/i,
  /\bno lo sé(?!\p{L})|\bno (?:tengo|dispongo de) (?:esa|esta|la) información(?!\p{L})|\bno (?:le )?puedo (?:decir|responder|confirmar)/iu,
  /\bje (?:ne )?(?:le )?(?:sais|connais) pas\b|\bje n'ai pas (?:cette|l'|d')\s?information|\bje ne peux pas (?:vous )?(?:dire|répondre|confirmer)/i,
];
const MAX_QUESTIONS = 20;
const MIN_WORDS = 2;

/** What a caller asked and could not be told, in their words, each once. */
export function unansweredQuestions(conversation: readonly ConversationMessage[]): string[] {
  const found = new Map<string, string>();
  let asked: string | null = null;
  for (const message of conversation) {
    if (message.role === 'caller') asked = message.keyed ? null : message.text.trim();
    if (message.role !== 'assistant' || asked === null) continue;
    if (asked.split(/\s+/).length < MIN_WORDS) continue;
    const said = message.text.replaceAll('’', "'");
    if (NOT_KNOWN.some((pattern) => pattern.test(said))) found.set(asked.toLowerCase(), asked);
  }
  return [...found.values()].slice(0, MAX_QUESTIONS);
}
