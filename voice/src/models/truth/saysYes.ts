import { hearYesNo } from '../../dialogue/agent/nlu/intents/yesNo.ts';
import { plainWords } from '../../dialogue/agent/nlu/normalise/words.ts';

/** Agreement in Spanish and French, at the beginning of what is said or alone. */
const ALSO_YES =
  /^(?:pues |bueno |alors |bien |ben )*(?:s[ií]|claro|vale|correcto|exacto|eso es|de acuerdo|perfecto|adelante|por favor|est[aá] bien|muy bien|oui|ouais|d['’ ]accord|c['’ ]est (?:[cç]a|bien|bon|exact|parfait)|exact(?:ement)?|parfait|allez[- ]y|tr[eè]s bien|volontiers|bien s[uû]r|tout [aà] fait)(?![\p{L}])/iu;
const KEY_FOR_YES = '1';

/** Whether a caller agrees, in English, Spanish or French. */
export function saysYes(text: string): boolean {
  const said = text.trim().replace(/^[¡¿]/, '');
  if (said === KEY_FOR_YES) return true;
  return hearYesNo(plainWords(said)) === 'yes' || ALSO_YES.test(said);
}
