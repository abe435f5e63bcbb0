interface UncertainSayings {
  /** No answer came of what was asked for. */
  readonly unknown: Readonly<Record<'booking' | 'cancel' | 'move' | 'order' | 'message', string>>;
  /** The owner has it nevertheless. */
  readonly kept: string;
  readonly alreadyOrdered: string;
}

const english: UncertainSayings = {
  unknown: {
    booking: 'I am sorry, no answer came, so it is not certain whether that booking was made.',
    cancel: 'I am sorry, no answer came, so it is not certain whether that booking was cancelled.',
    move: 'I am sorry, no answer came, so it is not certain whether that booking was moved.',
    order: 'I am sorry, no answer came, so it is not certain whether that order went through.',
    message: 'I am sorry, no answer came, so it is not certain whether that message was saved.',
  },
  kept: 'Your request is in the record of this call, and the team will get back to you.',
  alreadyOrdered: 'That very order is with us already, so I have not added another.',
};

const spanish: UncertainSayings = {
  unknown: {
    booking: 'Lo siento, no ha llegado respuesta y no es seguro que la reserva se haya hecho.',
    cancel: 'Lo siento, no ha llegado respuesta y no es seguro que la reserva se haya anulado.',
    move: 'Lo siento, no ha llegado respuesta y no es seguro que la reserva se haya cambiado.',
    order: 'Lo siento, no ha llegado respuesta y no es seguro que el pedido haya entrado.',
    message: 'Lo siento, no ha llegado respuesta y no es seguro que el mensaje se haya guardado.',
  },
  kept: 'Su petición queda en el registro de esta llamada y el equipo se pondrá en contacto con usted.',
  alreadyOrdered: 'Ya tenemos ese mismo pedido, así que no he añadido otro.',
};

const french: UncertainSayings = {
  unknown: {
    booking:
      'Je suis désolé, aucune réponse n’est venue : il n’est pas certain que la réservation soit faite.',
    cancel:
      'Je suis désolé, aucune réponse n’est venue : il n’est pas certain que la réservation soit annulée.',
    move: 'Je suis désolé, aucune réponse n’est venue : il n’est pas certain que la réservation soit déplacée.',
    order:
      'Je suis désolé, aucune réponse n’est venue : il n’est pas certain que la commande soit passée.',
    message:
      'Je suis désolé, aucune réponse n’est venue : il n’est pas certain que le message soit enregistré.',
  },
  kept: 'Votre demande reste dans le compte rendu de cet appel, et l’équipe vous recontactera.',
  alreadyOrdered: 'Cette même commande est déjà chez nous, je n’en ai donc pas ajouté d’autre.',
};

const TABLES: Readonly<Record<string, UncertainSayings>> = {
  en: english,
  es: spanish,
  fr: french,
};

/** What is said where nobody knows what came of a request, in a language given as BCP 47. */
export function uncertainSayings(language: string): UncertainSayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
