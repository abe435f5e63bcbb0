/** What a caller may be told was done. `settled` may be any of the others. */
export type Done = 'booked' | 'cancelled' | 'moved' | 'ordered' | 'noted' | 'settled';

interface Claim {
  readonly done: Done;
  /** Of lower-case words with plain apostrophes. */
  readonly pattern: string;
  /** Something models say that it is there for. */
  readonly example: string;
}

const EN_HAVE =
  "(?:i have|i've|i|we have|we've|i just|i've just|i have just)(?: now| already| gone ahead and| successfully| just)*";
const EN_IS =
  "(?:is|'s|has been|have been|are|'re|was)(?: now| all| officially| successfully| just)*";
const THING =
  '(?:booking|reservation|appointment|table|room|slot|visit|session|viewing|stay|lesson|class|treatment|consultation|cita|reserva|mesa|habitación|réservation|rendez-vous|table|chambre)';

/** How language models say that something is done. They say so early, and without having done it. */
export const claims: readonly Claim[] = [
  {
    done: 'booked',
    pattern: `${EN_HAVE} (?:booked|reserved|scheduled|secured|got you (?:down|in|booked)|put you (?:down|in)|pencil+ed you in|made (?:the|your|that|a) ${THING})`,
    example: "I've gone ahead and booked that for you",
  },
  {
    done: 'booked',
    pattern: `(?:you|you guys|she|he|they) ?(?:${EN_IS}) (?:booked|reserved|scheduled|down for|confirmed|in for)(?! (?:up|out|solid))|(?:i have|we have|i've got) you (?:booked|down|scheduled|in) `,
    example: "You're all booked for Friday",
  },
  {
    done: 'booked',
    pattern: `(?:${THING}|it|that|this) ?${EN_IS} (?:booked(?! (?:up|out|solid|by|already|then|at that))|reserved for you|confirmed|scheduled|made|set for|secured|in the (?:diary|calendar|book))`,
    example: 'Your appointment is confirmed',
  },
  {
    done: 'booked',
    pattern: `your ${THING} ?${EN_IS} reserved`,
    example: 'Your table is reserved',
  },
  {
    done: 'settled',
    pattern: "(?:you|that|everything|it) ?(?:are|'re|is|'s) all (?:set|sorted|done|taken care of)",
    example: "You're all set",
  },
  {
    done: 'cancelled',
    pattern: `${EN_HAVE} cancell?ed|(?:${THING}|it|that|order) ?${EN_IS} cancell?ed`,
    example: 'Your booking has been cancelled',
  },
  {
    done: 'moved',
    pattern: `${EN_HAVE} (?:moved|rescheduled|changed|updated|shifted) (?:your|the|it|that|you)|(?:${THING}|it|that) ?${EN_IS} (?:moved|rescheduled|changed|updated)`,
    example: "I've moved your appointment to nine",
  },
  {
    done: 'ordered',
    pattern: `${EN_HAVE} placed (?:your|the|that)|order ?${EN_IS} (?:placed|in|confirmed|on its way|being prepared)`,
    example: 'Your order is placed',
  },
  {
    done: 'noted',
    pattern: `${EN_HAVE} (?:passed|forwarded|sent|left|noted|written|taken|recorded) (?:(?:on|down) )?(?:your|the|that|this|a|it)\\b(?! (?:look|moment))|${EN_HAVE} (?:let|told|informed|notified) (?:the|them|him|her|our|your)|message ?${EN_IS} (?:noted|passed|sent|taken|recorded|delivered|on its way)`,
    example: "I've passed your message on",
  },
  {
    done: 'booked',
    pattern: `(?:he|hemos|le he|ya) (?:reservado|apuntado|agendado)|(?:está|queda|ha quedado|tiene) (?:ya )?(?:reservad[oa]|confirmad[oa]|agendad[oa])`,
    example: 'Le he reservado la mesa',
  },
  {
    done: 'cancelled',
    pattern:
      '(?:he|hemos) (?:cancelado|anulado)|(?:está|queda|ha sido) (?:ya )?(?:cancelad[oa]|anulad[oa])',
    example: 'Su reserva está cancelada',
  },
  {
    done: 'moved',
    pattern: '(?:he|hemos) (?:cambiado|movido) (?:su|la|el)',
    example: 'He cambiado su cita',
  },
  {
    done: 'noted',
    pattern: '(?:he|hemos) (?:anotado|pasado|enviado|dejado) (?:su|el|un)',
    example: 'He anotado su mensaje',
  },
  {
    done: 'booked',
    pattern:
      "(?:j'ai|nous avons|je vous ai) (?:bien )?(?:réservé|inscrit|noté votre rendez-vous)|(?:est|êtes) (?:bien |maintenant )?(?:réservée?|confirmée?|inscrite?)",
    example: 'Votre table est réservée',
  },
  {
    done: 'cancelled',
    pattern: "(?:j'ai|nous avons) (?:bien )?annulé|est (?:bien |maintenant )?annulée?",
    example: 'Votre réservation est annulée',
  },
  {
    done: 'moved',
    pattern: "(?:j'ai|nous avons) (?:bien )?(?:déplacé|modifié|changé) ",
    example: "J'ai déplacé votre rendez-vous",
  },
  {
    done: 'noted',
    pattern: "(?:j'ai|nous avons) (?:bien )?(?:transmis|noté|pris note de) (?:votre|le)",
    example: "J'ai transmis votre message",
  },
];

const COMPILED = claims.map(({ done, pattern }) => ({
  done,
  says: new RegExp(`(?<![\\p{L}'])(?:${pattern})`, 'gu'),
}));

/** Before a claim: then it is a condition or a wish. */
const NOT_YET =
  /(?:\b(?:if|once|when|until|unless|before|after|as soon as|whether|to (?:get|have|see|check)|make sure|like me to say|cannot say|can't say|don't (?:see|have|know)|not sure|nothing|cuando|si|una vez que|hasta que|quand|dès que|une fois|lorsque))(?: [\p{L}']+){0,3} ?$/u;

/** What a sentence says was done. Takes time in proportion to its length. */
export function claimsIn(sentence: string): ReadonlySet<Done> {
  const words = sentence
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ');
  const found = new Set<Done>();
  for (const { done, says } of COMPILED)
    for (const match of words.matchAll(says)) {
      const before = words.slice(Math.max(0, match.index - 60), match.index);
      if (!NOT_YET.test(before)) found.add(done);
    }
  return found;
}
