export type BusinessKind =
  | 'restaurant'
  | 'hotel'
  | 'beauty'
  | 'healthcare'
  | 'trade'
  | 'estate'
  | 'other';

const SIGNS: readonly (readonly [BusinessKind, RegExp])[] = [
  [
    'restaurant',
    /\b(?:restaurantes?|mesas?|cocina|carta|men[uú]|platos?|cuisine|plats|traiteur|cr[eê]perie|bistrot|taberna|marisquer[ií]a|asador|restaurants?|bistro|caf[eé]s?|brasserie|pizzeria|trattoria|osteria|diner|eatery|steakhouse|grill|tavern|pub|gastropub|dishes|menu|cuisine|dining|tapas|sushi|chef|table reservations?)\b/gi,
  ],
  [
    'hotel',
    /\b(?:hoteles|hostal|posada|habitaci[oó]n(?:es)?|h[oô]tels?|chambres?|auberge|g[iî]te|recepci[oó]n|hotels?|resort|inn|hostel|guest ?house|b&b|bed and breakfast|lodge|motel|rooms?|check-?in|check-?out|suites?|overnight)\b/gi,
  ],
  [
    'beauty',
    /\b(?:peluquer[ií]a|est[eé]tica|belleza|manicura|u[nñ]as|cortes?(?= de pelo)|masajes?|coiffure|coiffeu[rs]e?|beaut[eé]|manucure|esth[eé]tique|coupes?|barber[ií]a|institut|salons?|hair(?:dressers?|dressing|cuts?|stylists?)?|barbers?|spa|beauty|nails?|manicures?|pedicures?|facials?|massages?|waxing|lashes|brows|colou?ring|wellness)\b/gi,
  ],
  [
    'healthcare',
    /\b(?:cl[ií]nica|m[eé]dic[oa]s?|dentistas?|pacientes|consulta|fisioterapia|veterinari[oa]|clinique|m[eé]decins?|dentaire|dentistes?|kin[eé]|cabinet|v[eé]t[eé]rinaire|patientes?|clinic|medical|doctors?|dentists?|dental|patients?|surgery|physio(?:therapy|therapist)?|gp|practice|healthcare|health|hospital|optician|orthodont\w*|pediatric\w*|vet(?:erinary)?|chiropract\w*|prescriptions?)\b/gi,
  ],
  [
    'trade',
    /\b(?:fontaner[oa]s?|fontaner[ií]a|plomer[oa]|electricistas?|cerrajer[oa]s?|reformas|calderas?|alba[nñ]il|pintor(?:es)?|plombiers?|plomberie|[eé]lectriciens?|serruriers?|chauffage|couvreurs?|r[eé]parations?|reparaciones|ma[cç]on|devis|plumb(?:er|ers|ing)|electric(?:al|ian|ians)|roof(?:er|ers|ing)|builders?|construction|locksmiths?|heating|boilers?|hvac|carpent\w*|joiner\w*|handym[ae]n|landscap\w*|gardener\w*|painters?|decorat\w*|contractors?|repairs?|emergency call-?outs?|quotes?|mechanic|garage|cleaning company|cleaners)\b/gi,
  ],
  [
    'estate',
    /\b(?:estate agen\w*|real estate|realtors?|realty|lettings?|letting agen\w*|propert(?:y|ies)|viewings?|homes? for sale|apartments?|flats?|houses?|homes|tenants?|landlords?|rentals?|sellers?|buyers?|mortgages?)\b/gi,
  ],
];

/** What the business is, by the words its owner used most; the name and the description count double. */
export function businessKind(nameAndDescription: string, details: string): BusinessKind {
  let best: BusinessKind = 'other';
  let most = 1;
  for (const [kind, sign] of SIGNS) {
    const score =
      2 * [...nameAndDescription.matchAll(sign)].length + [...details.matchAll(sign)].length;
    if (score > most) {
      best = kind;
      most = score;
    }
  }
  return best;
}
