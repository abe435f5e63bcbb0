/** Days and words of opening hours in Spanish and French, in the words that `openingHours.ts` reads. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:todos los días|todos los dias|cada día|a diario|diariamente|tous les jours|7j\/7)(?![\p{L}])/giu,
    'every day',
  ],
  [/\b(?:días laborables|entre semana|en semaine|jours ouvrés)(?![\p{L}])/giu, 'weekdays'],
  [/\b(?:fines? de semana|le week-?end|week-?ends)\b/giu, 'weekend'],
  [/\b(?:las 24 horas|24 horas|24h\/24|24 heures sur 24)(?![\p{L}])/giu, '24 hours'],
  [
    /\b(?:horarios?|horaires?)(?: de(?: apertura)?| d['’]ouverture)?(?![\p{L}])/giu,
    'opening hours',
  ],
  [/\b(?:cerrad[oa]s?|cerramos|fermé(?:e|s|es)?|fermeture|fermons)(?![\p{L}])/giu, 'closed'],
  [/\b(?:abiert[oa]s?|abrimos|ouvert(?:e|s|es|ure)?|ouvrons)(?![\p{L}])/giu, 'open'],
  [/\b(?:lunes|lundis?)\b/giu, 'monday'],
  [/\b(?:martes|mardis?)\b/giu, 'tuesday'],
  [/\b(?:miércoles|miercoles|mercredis?)\b/giu, 'wednesday'],
  [/\b(?:jueves|jeudis?)\b/giu, 'thursday'],
  [/\b(?:viernes|vendredis?)\b/giu, 'friday'],
  [/\b(?:sábados?|sabados?|samedis?)\b/giu, 'saturday'],
  [/\b(?:domingos?|dimanches?)\b/giu, 'sunday'],
  [/\b(?:mediodía|mediodia|midi)(?![\p{L}])/giu, 'noon'],
  [/\b(?:medianoche|minuit)\b/giu, 'midnight'],
  [/(\d)\s*(?:heures|horas|hrs)\b/giu, '$1:00'],
  [/(\d{1,2})\s*h\s*(\d\d)\b/giu, '$1:$2'],
  [/(\d{1,2})\s*h\b/giu, '$1:00'],
  [
    /(?<=\S )(?:a|à|al|au|hasta|jusqu['’]à)(?: (?:las|la|le))? (?=mon|tue|wed|thu|fri|sat|sun|\d|noon|midnight)/giu,
    'to ',
  ],
  [/(?<=\S )(?:y|et) /giu, 'and '],
  [
    /\b(?:de|du|des|desde|los|las|el|la|le|les) (?=mon|tue|wed|thu|fri|sat|sun|\d|noon|midnight|every|open)/giu,
    '',
  ],
];

const ELSEWHERE =
  /\b(?:horari|horaire|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|cerrad|cerramos|abiert|abrimos|ferm[eé]|ouvert|todos los d|tous les jours)/iu;

/** Opening hours written in Spanish or French in English words; any other text as it is. */
export function hoursInEnglish(text: string): string {
  if (!ELSEWHERE.test(text)) return text;
  return WORDS.reduce((all, [pattern, word]) => all.replace(pattern, word), text);
}
