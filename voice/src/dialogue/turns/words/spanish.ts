import { digitsEach, endsWith, oneOf, onlyThese, type TurnWords } from './patterns.ts';

export const spanish: TurnWords = {
  unfinished: endsWith(
    'y|e|o|u|pero|eh|em|este|pues|entonces|de|del|el|la|los|las|un|una|unos|unas|a|al|en|con|sin|para|por|sobre|hasta|desde|que|como|mi|es|soy|me llamo|mi nombre es|quiero|quería|quisiera',
  ),
  halfANumber: /(?:^|\s)(?:treinta|cuarenta|cincuenta) y$/i,
  yesOrNo: oneOf(
    'sí|si|no|vale|claro|correcto|exacto|eso es|así es|de acuerdo|ok|okay|perfecto|por favor|sí por favor|si por favor|no gracias|sí gracias|si gracias|claro que sí|claro que no|por supuesto',
  ),
  accompanying: onlyThese(
    'sí|si|vale|ajá|aja|ahá|ya|ya veo|claro|bueno|bien|muy bien|perfecto|de acuerdo|entiendo|entendido|m+(?:[- ]?h?m+|h)?|hm+|ah|oh|ok|okay|okey',
  ),
  fillers: new Set('eh em este ah oh mm hm hmm pues bueno'.split(' ')),
  digits: {
    ...digitsEach(1, 'cero uno una dos tres cuatro cinco seis siete ocho nueve doble'),
    ...digitsEach(1, 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ...digitsEach(2, 'diez once doce trece catorce quince dieciséis diecisiete dieciocho'),
    ...digitsEach(2, 'diecinueve veintiuno veintidós veintitrés veinticuatro veinticinco'),
    ...digitsEach(2, 'veintiséis veintisiete veintiocho veintinueve'),
  },
  wholeNumberDigits: 9,
  slots: {},
};
