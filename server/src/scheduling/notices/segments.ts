/** The basic alphabet of texts (3GPP TS 23.038 section 6.2.1), without what costs two places. */
const BASIC = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà-]*$/u;
const ONE_BASIC = 160;
const EACH_BASIC = 153;
const ONE_OTHER = 70;
const EACH_OTHER = 67;

/** How many texts of a telephone one text becomes; each is paid for. */
export function segmentsOf(text: string): number {
  const isBasic = BASIC.test(text);
  const [one, each] = isBasic ? [ONE_BASIC, EACH_BASIC] : [ONE_OTHER, EACH_OTHER];
  // In UTF-16 units, as the other alphabet counts them.
  return text.length <= one ? 1 : Math.ceil(text.length / each);
}
