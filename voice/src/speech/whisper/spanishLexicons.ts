import { type LanguageLexicons, words } from './lexicons.ts';

const upToTwentyNine = words(`
  cero uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho
  diecinueve veinte veintiuno veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho
  veintinueve
`);
const tens = words('treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const hundreds = words(`
  cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil
`);
const numbers = [...upToTwentyNine, ...tens, ...hundreds];
const weekdays = words('lunes martes miércoles jueves viernes sábado domingo');
const months = words(`
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
`);
const fillers = words('eh pues por favor es el la lo');

const moments = {
  least: 1,
  figures: true,
  answers: [
    ...numbers,
    ...weekdays,
    ...months,
    ...words(`
      primero hoy mañana pasado noche tarde mediodía medianoche media cuarto semana mes fin
    `),
  ],
  around: [
    ...fillers,
    ...words(`
      a las de del al y menos en punto que viene próximo próxima este esta día días horas hora para sobre antes después
      madrugada bien me mejor podría ser si puede sería perfecto quería no sí o cualquier
    `),
  ],
};

/** As Spanish callers answer, of Spain and of the Americas. */
export const spanishLexicons: LanguageLexicons = {
  domainPhrases: [
    ...weekdays,
    ...words('mañana mediodía cita reserva reservar mesa'),
    'y media',
    'y cuarto',
    'menos cuarto',
    'por favor',
    'pasado mañana',
    'una mesa para',
    'una cita',
    'a nombre de',
  ],
  lexicons: {
    'phone-number': {
      least: 1,
      figures: true,
      answers: numbers,
      around: [...fillers, ...words('y doble triple más mi número teléfono móvil')],
    },
    number: {
      least: 1,
      figures: true,
      answers: [...numbers, ...words('un par docena')],
      around: [
        ...fillers,
        ...words(`
          somos seremos para personas persona adultos adulto niños niño niñas niña mesa y solo nada más noches noche mi mujer marido
          unos unas
        `),
      ],
    },
    date: moments,
    time: moments,
    'yes-no': {
      least: 1,
      answers: words(`
        sí no claro correcto exacto exactamente vale bien perfecto efectivamente seguro supuesto acuerdo incorrecto mal
      `),
      around: words(`
        eh pues por favor gracias muchas está es eso de así que señor señora todo muy ya desde luego lo
      `),
    },
  },
};
