import { digitsEach, endsWith, oneOf, onlyThese, type TurnWords } from './patterns.ts';

export const french: TurnWords = {
  unfinished: endsWith(
    "et|ou|mais|euh|heu|ben|donc|alors|de|du|des|d'|le|la|les|un|une|à|au|aux|en|avec|sans|pour|par|sur|vers|chez|dans|que|qu'|mon|ma|mes|c'est|je|je suis|je m'appelle|mon nom est|je voudrais|comme",
  ),
  // "dix-neuf heures trente" is a whole time of day.
  halfANumber:
    /(?:^|\s)(?:quatre-vingt|(?<!heures?\s)(?:vingt|trente|quarante|cinquante|soixante))$/i,
  yesOrNo: oneOf(
    "oui|ouais|non|si|ok|okay|d'accord|exact|exactement|c'est ça|c'est bien ça|tout à fait|voilà|correct|parfait|volontiers|oui merci|non merci|oui s'il vous plaît|s'il vous plaît|bien sûr",
  ),
  accompanying: onlyThese(
    "oui|ouais|ok|okay|d'accord|m+(?:[- ]?h?m+|h)?|hm+|hum|ah|oh|ah bon|bon|bien|très bien|parfait|je vois|entendu|c'est ça|voilà|super",
  ),
  fillers: new Set('euh heu hum ben bah ah oh mm hm hmm bon'.split(' ')),
  digits: {
    ...digitsEach(1, 'zéro zero un une deux trois quatre cinq six sept huit neuf double'),
    ...digitsEach(1, 'vingt trente quarante cinquante soixante septante huitante nonante'),
    ...digitsEach(2, 'dix onze douze treize quatorze quinze seize'),
  },
  wholeNumberDigits: 10,
  slots: {},
};
