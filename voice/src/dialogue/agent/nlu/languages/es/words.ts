import type { LanguageWords } from '../language.ts';
import {
  spanishBooking,
  spanishCanceling,
  spanishFirst,
  spanishIntents,
  spanishMoving,
  spanishParts,
} from './intents.ts';
import { spanishAmounts, spanishBareTimes, spanishDays, spanishTimes } from './moments.ts';
import { spanishDigits } from './numbers.ts';
import { spanishTopics } from './topics.ts';

const STOP_WORDS = new Set(
  (
    'a al algo algun alguna ante aqui asi aun aunque bien bueno buena cada casi claro como con cual cuando cuanto cuanta ' +
    'cuantos cuantas cuesta da de del desde despues dice digame donde e el ella ellos en entonces entre era es esa ese eso ' +
    'esta estan estaba este esto estoy favor fue gracias gustaria ha hacer han hasta hay he hola hubo iba ir la las le les ' +
    'lo los luego mas me mi mis mire mismo mucho muy nada nos nosotros nuestra nuestro no nombre numero o oiga os otra otro ' +
    'para pero persona personas poder podria podrian por porfa porque pues puede pueden puedo que queria querria quiero ' +
    'quien quisiera saber se sea ser seria si si_ sido sin sobre sois solo somos son soy su sus tal tambien tan te tendran ' +
    'tener tengo tienen tiene teneis todo tu tuyo un una uno unos unas usted ustedes va vale vamos van verdad vez vosotros voy ' +
    'y ya yo llamo llama apellido apellidos apellida telefono movil escribe deletreo deletrear letra pone ponga ponlo apunte apunta eh em mmm ' +
    'ehm este bueno dia hora fecha noche tarde momento manana hoy correcto exacto perfecto'
  ).split(' '),
);

const LETTERS: Readonly<Record<string, string>> = {
  be: 'b',
  'be alta': 'b',
  ce: 'c',
  de: 'd',
  efe: 'f',
  ge: 'g',
  hache: 'h',
  jota: 'j',
  ka: 'k',
  ele: 'l',
  eme: 'm',
  ene: 'n',
  ene_: 'n',
  pe: 'p',
  cu: 'q',
  erre: 'r',
  ere: 'r',
  ese: 's',
  te: 't',
  uve: 'v',
  ve: 'v',
  'uve doble': 'w',
  'doble uve': 'w',
  'doble ve': 'w',
  equis: 'x',
  ye: 'y',
  'i griega': 'y',
  zeta: 'z',
  ceta: 'z',
};

/** Spanish, of Spain and of the Americas. */
export const spanishWords: LanguageWords = {
  digits: spanishDigits,
  letters: LETTERS,
  first: spanishFirst,
  times: spanishTimes,
  bareTimes: spanishBareTimes,
  days: spanishDays,
  amounts: spanishAmounts,
  intents: spanishIntents,
  parts: spanishParts,
  topics: spanishTopics,
  nameLead:
    /\b(?:(?:mi nombre|el nombre|mi apellido|el apellido)(?: (?:es|completo es))?|me llamo|a nombre de|al nombre de|a mi nombre,?|de parte de|(?:le|les) habla|habla|soy|a nombre)\b ?(?:de )?(?:el |la )?(?:senora?|sr|sra|don|dona|doctora?|dr|dra)?\b ?/,
  nameTail: / (?:con|sin) .*$/,
  nameParticle: /^(?:de|del|la|las|los|y)$/,
  stopWords: STOP_WORDS,
  question:
    /^(?:(?:hola|buenas|buenos|dias|tardes|noches|y|pero|oiga|perdone|perdon|una pregunta|por favor|bueno|disculpe|si|no) )*(?:a que|de que|en que|que(?! (?:me|le|la|les|se|lo|nos)\b)|cual|cuales|cuanto|cuanta|cuantos|cuantas|cuando|donde|como|quien|hay|tienen|tiene|teneis|puedo|podria|puede|pueden|se puede|aceptan|abren|cierran|estan|es posible|(?:quisiera|queria|querria|me gustaria) (?:saber|preguntar)|sabe si)\b/,
  messages: [
    /\b(?:dejar(?:le|les)?|dejo|tome|anote|dele|pasele) (?:un |el |este )?(?:mensaje|recado|aviso)(?: (?:para|a) (?<to>(?:el |la )?\p{L}+(?: (?!que\b|diciendo\b)\p{L}+)?))?(?: (?:de )?que| diciendo que|:)\s+(?<what>.+)$/u,
    /\b(?:dígale|digale|díganle|diganle|decirle|decirles|avise|avísele|avisen|avisar)(?: (?:por favor )?a (?<to>(?:el |la )?\p{L}+(?: (?!que\b|de\b)\p{L}+)?))? (?:de )?que (?<what>.+)$/u,
  ],
  moving: spanishMoving,
  canceling: spanishCanceling,
  booking: spanishBooking,
  ordering: /\b(?:pedir|pedido|encargar|para (?:llevar|recoger))\b(?! (?:cita|hora|turno))/,
  article: /\bun[ao]?\b/,
  fromWord: /^(?:de|del|desde|tenia|tengo|para el)$/,
  forWord: 'para',
};
