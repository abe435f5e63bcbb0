import type { Phone } from './dictionary.ts';
import { phonesOfRespelling } from './respelling.ts';

/**
 * Names of people and dishes that callers and owners say often, that the dictionary lacks or has otherwise, and that nobody
 * could read out of their letters. An owner's lexicon goes before them.
 */
const RESPELLED: Readonly<Record<string, string>> = {
  // Ireland, Wales and Scotland
  aisling: 'ASH-ling',
  aoife: 'EE-fa',
  aoibhinn: 'AY-veen',
  bronagh: 'BROH-na',
  bronwen: 'BRON-wen',
  caoimhe: 'KEE-va',
  ciara: 'KEER-a',
  ciaran: 'KEER-an',
  cillian: 'KIL-ee-an',
  clodagh: 'KLOH-da',
  dearbhla: 'DER-vla',
  eilidh: 'AY-lee',
  eimear: 'EE-mer',
  eoghan: 'OH-in',
  eoin: 'OH-in',
  fionnuala: 'fin-OO-la',
  gethin: 'GETH-in',
  grainne: 'GRAW-nya',
  llewellyn: 'loo-EL-in',
  mairead: 'ma-RAYD',
  myfanwy: 'muh-VAN-wee',
  niamh: 'NEEV',
  oisin: 'USH-een',
  orlaith: 'OR-la',
  padraig: 'PAW-drig',
  rhys: 'REES',
  roisin: 'roh-SHEEN',
  ruaridh: 'ROO-ree',
  saoirse: 'SEER-sha',
  sinead: 'shin-AYD',
  siobhan: 'shiv-AWN',
  sorcha: 'SUR-uh-ka',
  tadhg: 'TYGE',
  // Elsewhere
  agnieszka: 'ag-nee-ESH-ka',
  bjork: 'BYORK',
  chukwuemeka: 'choo-kweh-MEH-ka',
  joaquin: 'wah-KEEN',
  krzysztof: 'KSHISH-tof',
  ngozi: 'en-GOH-zee',
  nguyen: 'WIN',
  szymon: 'SHI-mon',
  wojciech: 'VOY-chek',
  xochitl: 'SOH-cheel',
  zbigniew: 'ZBIG-nyef',
  // Dishes and drinks
  acai: 'ah-sah-EE',
  aioli: 'ay-OH-lee',
  bouillabaisse: 'boo-ya-BESS',
  bruschetta: 'broo-SKET-a',
  cachaca: 'ka-SHAH-sa',
  ceviche: 'se-VEE-chay',
  charcuterie: 'shar-KOO-ta-ree',
  chipotle: 'chi-POHT-lay',
  ciabatta: 'cha-BAT-a',
  croissant: 'KWASS-on',
  croissants: 'KWASS-onz',
  edamame: 'ed-a-MAH-may',
  focaccia: 'fo-KATCH-a',
  gnocchi: 'NYO-kee',
  gyoza: 'gee-OH-za',
  gyros: 'YEE-ros',
  jalapeno: 'hal-a-PAY-nyoh',
  jalapenos: 'hal-a-PAY-nyohz',
  laksa: 'LAK-sa',
  paella: 'py-EL-a',
  pho: 'FUH',
  prosciutto: 'pro-SHOO-toh',
  quesadilla: 'kay-sa-DEE-a',
  quinoa: 'KEEN-wah',
  ramen: 'RAH-men',
  rioja: 'ree-OK-a',
  sauvignon: 'SOH-vin-yon',
  tagliatelle: 'tal-ya-TEL-ee',
  tzatziki: 'tsat-SEE-kee',
  vermicelli: 'ver-mi-CHEL-ee',
  worcestershire: 'WOOS-ter-sher',
  // Trades
  balayage: 'bal-ay-AHZH',
  ombre: 'OM-bray',
  shellac: 'shel-AK',
  pedicure: 'PED-i-kyoor',
};

/** The phones of such a word; null for all others. */
export function respelledWord(word: string): readonly Phone[] | null {
  const respelled = Object.hasOwn(RESPELLED, word) ? RESPELLED[word] : undefined;
  return respelled === undefined ? null : phonesOfRespelling(respelled);
}
