import type { DayTold, moments as English } from '../en/moments.ts';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

export const moments: typeof English = {
  /** The 24-hour clock: "19 h 30" in Europe and in Canada, "midi". */
  minute(minuteOfDay: number): string {
    if (minuteOfDay === 720) return 'midi';
    if (minuteOfDay === 0) return 'minuit';
    const past = minuteOfDay % 60;
    return `${Math.floor(minuteOfDay / 60)} h${past === 0 ? '' : ` ${String(past).padStart(2, '0')}`}`;
  },
  date({ day, days, far }: DayTold): string {
    const year = far ? ` ${day.year}` : '';
    const number = day.day === 1 ? '1er' : String(day.day);
    const full = `${WEEKDAYS[day.weekday - 1]} ${number} ${MONTHS[day.month - 1]}${year}`;
    return days === 0 ? `aujourd'hui, ${full}` : days === 1 ? `demain, ${full}` : `le ${full}`;
  },
  aroundTheClock: '24 heures sur 24',
  range: (from: string, to: string) => `de ${from} à ${to}`,
  and: 'et',
  weekday: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  plus: 'plus',
};
