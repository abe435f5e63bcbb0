import type { DayTold, moments as English } from '../en/moments.ts';

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

function partOfDay(hour: number): string {
  if (hour < 12) return 'de la mañana';
  return hour < 20 ? 'de la tarde' : 'de la noche';
}

export const moments: typeof English = {
  /** With its article: "las 19:30" in Spain, "las 7:30 de la tarde" in the Americas. */
  minute(minuteOfDay: number, language: string): string {
    const hour = Math.floor(minuteOfDay / 60);
    const past = minuteOfDay % 60;
    const minutes = `:${String(past).padStart(2, '0')}`;
    if (language.toLowerCase() === 'es' || language.toLowerCase() === 'es-es')
      return `${hour === 1 ? 'la' : 'las'} ${hour}${minutes}`;
    if (minuteOfDay === 720) return 'las 12 del mediodía';
    if (minuteOfDay === 0) return 'las 12 de la noche';
    const half = hour % 12 === 0 ? 12 : hour % 12;
    return `${half === 1 ? 'la' : 'las'} ${half}${past === 0 ? '' : minutes} ${partOfDay(hour)}`;
  },
  date({ day, days, far }: DayTold): string {
    const year = far ? ` de ${day.year}` : '';
    const full = `${WEEKDAYS[day.weekday - 1]} ${day.day} de ${MONTHS[day.month - 1]}${year}`;
    return days === 0 ? `hoy, ${full}` : days === 1 ? `mañana, ${full}` : `el ${full}`;
  },
  aroundTheClock: 'las 24 horas',
  range: (from: string, to: string) => `de ${from} a ${to}`,
  and: 'y',
  weekday: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  plus: 'más',
};
