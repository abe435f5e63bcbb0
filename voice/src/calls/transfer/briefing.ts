import type { TransferDestination } from '@belldesk/contract/voice/transferTool';
import type { ConversationMessage } from '../../dialogue/model.ts';

/** Longest piece of the caller's own words that is repeated, in characters. */
const MAX_QUOTED = 200;

interface Words {
  readonly caller: (business: string) => string;
  readonly said: (words: string) => string;
  readonly keys: string;
}

const ENGLISH: Words = {
  caller: (business) => `I have a caller for ${business || 'you'}.`,
  said: (words) => `They said: ${words}.`,
  keys: 'Press 1 to take the call, or 2 to send it back.',
};

const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  es: {
    caller: (business) => `Tengo una llamada para ${business || 'usted'}.`,
    said: (words) => `Ha dicho: ${words}.`,
    keys: 'Pulse 1 para atenderla, o 2 para devolverla.',
  },
  fr: {
    caller: (business) => `J'ai un appel pour ${business || 'vous'}.`,
    said: (words) => `La personne a dit : ${words}.`,
    keys: 'Appuyez sur 1 pour le prendre, ou sur 2 pour le renvoyer.',
  },
};

/**
 * What whoever answers a warm transfer is told before they take it: the owner's own words, what the
 * assistant says the call is about, or the caller's longest sentence. Null for a blind transfer.
 */
export function briefingFor(
  { transferPlan: plan }: TransferDestination,
  call: {
    readonly language: string;
    readonly businessName: string;
    readonly about: string | undefined;
    readonly conversation: readonly ConversationMessage[];
  },
): string | null {
  if (!plan || plan.mode === 'blind-transfer') return null;
  const words = WORDS[call.language.slice(0, 2)] ?? ENGLISH;
  const told = plan.mode === 'warm-transfer-say-message' ? plan.message : undefined;
  const said = longestWords(call.conversation);
  const about = told ?? call.about ?? (said === '' ? '' : words.said(said));
  return [told === undefined ? words.caller(call.businessName) : '', about.trim(), words.keys]
    .filter((part) => part !== '')
    .join(' ');
}

function longestWords(conversation: readonly ConversationMessage[]): string {
  let longest = '';
  for (const message of conversation)
    if (message.role === 'caller' && !message.keyed && message.text.length > longest.length)
      longest = message.text;
  return longest.slice(0, MAX_QUOTED).replace(/[\s.!?]+$/, '');
}
