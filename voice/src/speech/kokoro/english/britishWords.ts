import type { Phone } from './dictionary.ts';

/** Short a in America, long in the south of England. */
export const BATH =
  /^(?:after\w*|advan[ct]\w+|answer\w*|ask\w*|aunt\w*|banana\w*|basket\w*|bath(?:s|room|rooms|tub|robe)?|blast\w*|branch\w*|brass|broadcast\w*|calf|calves|can't|cast(?:s|ing|le|les)?|caste|chance\w*|chandler|clasp\w*|class(?:|es|y|room|rooms|mate|mates)|command\w*|contrast\w*|craft(?!er)\w*|dance\w*|dancing|daft|demand\w*|disaster\w*|draft\w*|draught\w*|enhance\w*|example\w*|fast(?:|er|est|s|ed|ing|en|ened)|flask\w*|forecast\w*|france|frances|francis|ghastly|glance\w*|glass(?:|es|y)|gra(?:nt|ph|sp|ss)\w*|half|halve\w*|lance\w*|last\w*|laugh\w*|mask\w*|mast|master\w*|nast\w+|overpass|pass(?:|es|ed|ing|port|ports|word|words)|past|paragraph\w*|pastor|path(?:|s|way)|photograph(?:|s|ed)|plant\w*|plaster\w*|prance|raft\w*|rasp\w*|rather|sample\w*|sampling|scarf|shaft\w*|shan't|slant\w*|staff\w*|task\w*|telegraph|trance|transplant\w*|vantage|vast\w*|waft|wrath)(?:'s|s')?$/;

/** Long father, written with an o or beside a w all the same. */
export const LONG_FATHER =
  /^(?:bourgeois|memoir|reservoir|repertoire|boudoir|patois|soiree|coiffure)\w*$/;

/** Short off where the letters would say otherwise. */
export const SHORT_OFF =
  /^(?:austin|australia\w*|austria\w*|because|cauliflower|cough\w*|knowledge\w*|laurel|laurence|lawrence|sausage\w*|trough|vault)(?:'s)?$/;

/** Short off before an R that is heard. */
export const SHORT_FORREST =
  /^(?:\w*ority|authori\w+|categorical|coral|correlat\w+|flora|floren\w+|florid\w*|florist\w*|foreign\w*|forest\w*|historic\w*|horoscope|horrid|moral\w*|orange\w*|oregon|origin(?!al)\w*|porridge|priorit\w+|quarrel\w*|quarantine|quarry|warrant\w*|warren|warwick|worcester)(?:'s)?$/;

/** Words that Britain says otherwise altogether, in the phones of the dictionary. */
export const BRITISH_PHONES: Readonly<Record<string, string>> = {
  address: 'AH0 D R EH1 S',
  addresses: 'AH0 D R EH1 S IH0 Z',
  advertisement: 'AH0 D V ER1 T IH0 S M AH0 N T',
  again: 'AH0 G EH1 N',
  apricot: 'EY1 P R IH0 K AA2 T',
  asthma: 'AE1 S M AH0',
  ate: 'EH1 T',
  baguette: 'B AE0 G EH1 T',
  ballet: 'B AE1 L EY0',
  basil: 'B AE1 Z AH0 L',
  been: 'B IY1 N',
  brochure: 'B R OW1 SH AH0',
  brochures: 'B R OW1 SH AH0 Z',
  buffet: 'B UH1 F EY0',
  cafe: 'K AE1 F EY0',
  cafes: 'K AE1 F EY0 Z',
  charade: 'SH AH0 R AA1 D',
  chic: 'SH IY1 K',
  cigarette: 'S IH2 G AH0 R EH1 T',
  clerk: 'K L AA1 R K',
  debris: 'D EH1 B R IY0',
  derby: 'D AA1 R B IY0',
  detail: 'D IY1 T EY2 L',
  details: 'D IY1 T EY2 L Z',
  either: 'AY1 DH ER0',
  figure: 'F IH1 G AH0',
  figures: 'F IH1 G AH0 Z',
  fillet: 'F IH1 L IH0 T',
  garage: 'G AE1 R IH0 JH',
  garages: 'G AE1 R IH0 JH IH0 Z',
  herb: 'HH ER1 B',
  herbal: 'HH ER1 B AH0 L',
  herbs: 'HH ER1 B Z',
  laboratory: 'L AH0 B AA1 R AH0 T R IY0',
  leisure: 'L EH1 ZH ER0',
  massage: 'M AE1 S AA2 ZH',
  massages: 'M AE1 S AA2 ZH IH0 Z',
  mobile: 'M OW1 B AY0 L',
  mobiles: 'M OW1 B AY0 L Z',
  missed: 'M IH1 S T',
  neither: 'N AY1 DH ER0',
  oregano: 'AA2 R IH0 G AA1 N OW0',
  pasta: 'P AE1 S T AH0',
  premier: 'P R EH1 M IY0 AH0',
  privacy: 'P R IH1 V AH0 S IY0',
  process: 'P R OW1 S EH0 S',
  processes: 'P R OW1 S EH0 S IH0 Z',
  progress: 'P R OW1 G R EH0 S',
  route: 'R UW1 T',
  routes: 'R UW1 T S',
  salon: 'S AE1 L AA0 N',
  salons: 'S AE1 L AA0 N Z',
  schedule: 'SH EH1 JH UW0 L',
  scheduled: 'SH EH1 JH UW0 L D',
  schedules: 'SH EH1 JH UW0 L Z',
  shone: 'SH AA1 N',
  tomato: 'T AH0 M AA1 T OW0',
  tomatoes: 'T AH0 M AA1 T OW0 Z',
  vase: 'V AA1 Z',
  vitamin: 'V IH1 T AH0 M IH0 N',
  vitamins: 'V IH1 T AH0 M IH0 N Z',
  weekend: 'W IY0 K EH1 N D',
  weekends: 'W IY0 K EH1 N D Z',
  wrath: 'R AA1 TH',
  yoghurt: 'Y AA1 G AH0 T',
  yogurt: 'Y AA1 G AH0 T',
  z: 'Z EH1 D',
};

/** The phones that a word has in Britain alone; null for all others. */
export function onlyInBritain(word: string): readonly Phone[] | null {
  return Object.hasOwn(BRITISH_PHONES, word) ? (BRITISH_PHONES[word]?.split(' ') ?? null) : null;
}
