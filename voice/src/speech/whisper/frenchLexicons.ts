import { type LanguageLexicons, words } from './lexicons.ts';

const units = words('un deux trois quatre cinq six sept huit neuf');
const teens = words('dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf');
const tens = words('vingt trente quarante cinquante soixante septante octante huitante nonante');
const joint = [
  ...['vingt', 'trente', 'quarante', 'cinquante', 'soixante'].flatMap((ten) =>
    units.slice(1).map((unit) => `${ten}-${unit}`),
  ),
  ...teens.map((teen) => `soixante-${teen}`),
  'quatre-vingt',
  'quatre-vingts',
  ...[...units, ...teens].map((below) => `quatre-vingt-${below}`),
];
const numbers = [...words('zéro une'), ...units, ...teens, ...tens, ...joint, 'cent', 'mille'];
const weekdays = words('lundi mardi mercredi jeudi vendredi samedi dimanche');
const months = words(`
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre
`);
const fillers = words("euh alors c'est le la les s'il vous plaît");

const moments = {
  least: 1,
  figures: true,
  answers: [
    ...numbers,
    ...weekdays,
    ...months,
    ...words(`
      premier aujourd'hui demain après-demain matin soir après-midi midi minuit heures heure demi demie quart semaine mois
      week-end
    `),
  ],
  around: [
    ...fillers,
    ...words(`
      à au du de et moins en prochain prochaine ce cet cette jour jours pour vers avant après dans huit quinze pile ça me
      serait bien mieux parfait si possible plutôt non oui ou fin
    `),
  ],
};

/** As French callers answer, of Europe and of Canada. */
export const frenchLexicons: LanguageLexicons = {
  domainPhrases: [
    ...weekdays,
    ...words('demain midi rendez-vous réservation réserver après-midi'),
    "s'il vous plaît",
    'et demie',
    'et quart',
    'moins le quart',
    'une table pour',
    'un rendez-vous',
    'au nom de',
  ],
  lexicons: {
    'phone-number': {
      least: 1,
      figures: true,
      answers: numbers,
      around: [...fillers, ...words('et double triple plus mon numéro téléphone portable')],
    },
    number: {
      least: 1,
      figures: true,
      answers: [...numbers, ...words('couple dizaine douzaine')],
      around: [
        ...fillers,
        ...words(`
          nous serons sommes on sera est pour personnes personne adultes adulte enfants enfant couverts table et juste seulement
          nuits nuit ma mon femme mari moi
        `),
      ],
    },
    date: moments,
    time: moments,
    'yes-no': {
      least: 1,
      answers: words(`
        oui non ouais d'accord exactement exact correct parfait bien sûr absolument certainement faux effectivement
      `),
      around: words(`
        euh alors merci beaucoup s'il vous plaît c'est ça ce n'est pas tout à fait madame monsieur bon si
      `),
    },
  },
};
