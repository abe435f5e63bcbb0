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
    /\b(?:restaurants?|bistro|caf[eé]s?|brasserie|pizzeria|trattoria|osteria|diner|eatery|steakhouse|grill|tavern|pub|gastropub|dishes|menu|cuisine|dining|tapas|sushi|chef|table reservations?)\b/gi,
  ],
  [
    'hotel',
    /\b(?:hotels?|resort|inn|hostel|guest ?house|b&b|bed and breakfast|lodge|motel|rooms?|check-?in|check-?out|suites?|overnight)\b/gi,
  ],
  [
    'beauty',
    /\b(?:salons?|hair(?:dressers?|dressing|cuts?|stylists?)?|barbers?|spa|beauty|nails?|manicures?|pedicures?|facials?|massages?|waxing|lashes|brows|colou?ring|wellness)\b/gi,
  ],
  [
    'healthcare',
    /\b(?:clinic|medical|doctors?|dentists?|dental|patients?|surgery|physio(?:therapy|therapist)?|gp|practice|healthcare|health|hospital|optician|orthodont\w*|pediatric\w*|vet(?:erinary)?|chiropract\w*|prescriptions?)\b/gi,
  ],
  [
    'trade',
    /\b(?:plumb(?:er|ers|ing)|electric(?:al|ian|ians)|roof(?:er|ers|ing)|builders?|construction|locksmiths?|heating|boilers?|hvac|carpent\w*|joiner\w*|handym[ae]n|landscap\w*|gardener\w*|painters?|decorat\w*|contractors?|repairs?|emergency call-?outs?|quotes?|mechanic|garage|cleaning company|cleaners)\b/gi,
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
