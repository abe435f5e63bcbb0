/** What the engine itself says when nothing else can. Rendered once and kept. */
export interface Phrases {
  readonly pleaseRepeat: string;
  readonly cannotGoOn: string;
  readonly timeIsUp: string;
  readonly useKeys: string;
  /** Said once shortly before the longest time of a call is over. */
  readonly endsSoon: string;
  /** While a tool is slow: the first after a moment, each further one later. */
  readonly bridges: readonly string[];
}

const english: Phrases = {
  pleaseRepeat: "I'm sorry, I missed that. Could you say it again?",
  cannotGoOn: "I'm sorry, I can't go on just now. Please call again in a few minutes. Goodbye.",
  timeIsUp: "I'm sorry, we have come to the end of the time for this call. Goodbye.",
  useKeys: "I'm sorry, I can't hear you well. Let's go on with the keys of your telephone.",
  endsSoon: 'I should mention that this call has to end in less than a minute.',
  bridges: [
    'One moment, please.',
    "I'm still on it, thank you for waiting.",
    'Just a little longer.',
  ],
};

const spanish: Phrases = {
  pleaseRepeat: 'Lo siento, no le he entendido. ¿Puede repetirlo, por favor?',
  cannotGoOn: 'Lo siento, ahora no puedo seguir. Vuelva a llamar dentro de unos minutos. Adiós.',
  timeIsUp: 'Lo siento, se ha terminado el tiempo de esta llamada. Adiós.',
  useKeys: 'Lo siento, no le oigo bien. Sigamos con las teclas de su teléfono.',
  endsSoon: 'Le aviso de que esta llamada tiene que terminar en menos de un minuto.',
  bridges: ['Un momento, por favor.', 'Sigo en ello, gracias por esperar.', 'Ya falta poco.'],
};

const french: Phrases = {
  pleaseRepeat: "Excusez-moi, je n'ai pas compris. Pouvez-vous répéter, s'il vous plaît ?",
  cannotGoOn:
    'Excusez-moi, je ne peux pas continuer maintenant. Rappelez dans quelques minutes. Au revoir.',
  timeIsUp: 'Excusez-moi, le temps prévu pour cet appel est écoulé. Au revoir.',
  useKeys: 'Excusez-moi, je vous entends mal. Continuons avec les touches de votre téléphone.',
  endsSoon: "Je vous signale que cet appel doit se terminer dans moins d'une minute.",
  bridges: [
    "Un instant, s'il vous plaît.",
    "J'y travaille encore, merci de patienter.",
    'Encore un petit moment.',
  ],
};

const BY_LANGUAGE: Readonly<Record<string, Phrases>> = { en: english, es: spanish, fr: french };

/** @param language BCP 47; what is not known is spoken to in English */
export function phrasesOf(language: string): Phrases {
  return BY_LANGUAGE[language.slice(0, 2).toLowerCase()] ?? english;
}
