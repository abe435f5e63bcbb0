/**
 * What answers when the minutes of a plan are used up: nothing is booked and no question answered.
 * Its system prompt says so in a line of its own, so that a language model and the rule-based agent
 * keep to the same.
 */
import { promptOfName } from './prompt.ts';

/** `messages`: takes a message. `put-through`: tries a person first. */
export type StandInDuty = 'messages' | 'put-through';

const DUTY_LINES = {
  messages: 'Today you take messages only.',
  'put-through': 'Today you put every caller through.',
} as const satisfies Record<StandInDuty, string>;

const PUT_THROUGH = [
  'As soon as the caller has said anything, say that you put them through and use the tool for it.',
  'When nobody takes the call, say so and take a message.',
];

const TAKE_A_MESSAGE = [
  'Find out who calls, what it is about and on which number they can be called back, one thing at a time; read it back before you write it down.',
  'Answer no question about the business and promise nothing but that the message reaches the team.',
  'Say that it is noted only after the tool has answered that it is.',
  'Speak in one or two short sentences.',
];

/** The system prompt of a stand-in. */
export function standInPrompt(companyName: string, duty: StandInDuty): string {
  return promptOfName(companyName, [
    DUTY_LINES[duty],
    ...(duty === 'put-through' ? PUT_THROUGH : []),
    ...TAKE_A_MESSAGE,
  ]);
}

/** The duty of whoever has this system prompt; null for a receptionist who does everything. */
export function readDuty(systemPrompt: string): StandInDuty | null {
  const lines = new Set(systemPrompt.split('\n').map((line) => line.trim()));
  const duties: readonly StandInDuty[] = ['messages', 'put-through'];
  return duties.find((duty) => lines.has(DUTY_LINES[duty])) ?? null;
}

const GREETINGS: Readonly<Record<string, Readonly<Record<StandInDuty, (name: string) => string>>>> =
  {
    en: {
      messages: (name) =>
        `Thank you for calling ${name}. Nobody can come to the telephone, but I will take a message. What may I pass on?`,
      'put-through': (name) =>
        `Thank you for calling ${name}. Tell me in a word what it is about, and I will put you through.`,
    },
    es: {
      messages: (name) =>
        `Gracias por llamar a ${name}. Ahora nadie puede ponerse al teléfono, pero tomo su mensaje. ¿Qué quiere que transmita?`,
      'put-through': (name) =>
        `Gracias por llamar a ${name}. Dígame en una palabra de qué se trata y le paso.`,
    },
    fr: {
      messages: (name) =>
        `Merci d'avoir appelé ${name}. Personne ne peut venir au téléphone, mais je prends votre message. Que dois-je transmettre ?`,
      'put-through': (name) =>
        `Merci d'avoir appelé ${name}. Dites-moi en un mot de quoi il s'agit, et je vous passe quelqu'un.`,
    },
  };

/** What a stand-in says first. @param language BCP 47 */
export function standInGreeting(name: string, language: string, duty: StandInDuty): string {
  const spoken = language.split('-')[0]?.toLowerCase() ?? 'en';
  const greetings = GREETINGS[spoken] ?? GREETINGS.en;
  return greetings?.[duty](name) ?? '';
}
