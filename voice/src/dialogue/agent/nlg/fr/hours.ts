import type { hours as English } from '../en/hours.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export const hours: typeof English = {
  today: 'aujourd’hui',
  tomorrow: 'demain',
  on: (weekday) => `le ${weekday}`,
  onEach: (weekdays) =>
    [
      weekdays
        .slice(0, -1)
        .map((day) => `le ${day}`)
        .join(', '),
      `le ${weekdays.at(-1)}`,
    ]
      .filter((part) => part !== '')
      .join(' et '),
  fromTo: (first, last) => `du ${first} au ${last}`,
  everyDay: 'tous les jours',
  onDate: (day) => `le ${day.setLocale('fr').toFormat('cccc d LLLL')}`,
  yes: 'Oui.',
  no: 'Non.',
  open: (when, ranges) => `${capital(when)}, nous sommes ouverts ${ranges}.`,
  closed: (when) => `${capital(when)}, nous sommes fermés.`,
  yesOpen: (when, ranges) => `Oui, ${when}, nous sommes ouverts ${ranges}.`,
  noOpen: (when, ranges) => `Non, ${when}, nous sommes ouverts ${ranges}.`,
  yesClosed: (when) => `Oui, ${when}, nous sommes fermés.`,
  noClosed: (when) => `Non, désolé, ${when}, nous sommes fermés.`,
  closesAt: (when, time) => `${capital(when)}, nous fermons à ${time}.`,
  opensAt: (when, time) => `${capital(when)}, nous ouvrons à ${time}.`,
  noClosesAt: (when, time) => `Non, ${when}, nous fermons à ${time}.`,
  noOpensAt: (when, time) => `Non, ${when}, nous ouvrons à ${time}.`,
  until: (when, time) => `${capital(when)}, nous sommes ouverts jusqu’à ${time}.`,
  noLatest: (when, time) => `Non, au plus tard nous sommes ouverts jusqu’à ${time}, ${when}.`,
  fromOn: (time) => `à partir de ${time}`,
  untilThen: (time) => `jusqu’à ${time}`,
  rangeLate: (from) => `de ${from} jusque tard`,
  part: (name, ranges, when) => `${capital(name)} : ${ranges}${when === '' ? '' : ` ${when}`}.`,
  noPart: (name, when) => `Pas de ${name}${when === '' ? '' : ` ${when}`}.`,
  parts: {
    kitchen: 'cuisine',
    bar: 'bar',
    breakfast: 'petit-déjeuner',
    brunch: 'brunch',
    'pick-up': 'retrait',
    'drop-off': 'dépôt',
    delivery: 'livraison',
    takeaway: 'vente à emporter',
    phone: 'téléphone',
    'check-in': 'arrivée',
    'check-out': 'départ',
    pool: 'piscine',
    desk: 'accueil',
  },
};
