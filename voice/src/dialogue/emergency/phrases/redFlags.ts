import type { EmergencyKind } from '../kinds.ts';
import type { Words } from './phrase.ts';
import type { TroubleTopic } from './troubleTopics.ts';

/** Signs that are harmless alone and a danger together, told in one turn in any order: a swollen calf, and short of breath. */
export interface RedFlag {
  readonly kind: EmergencyKind;
  /** Owners write of this with first aid or whom to ring: that is told first. Without one, and without their words, the public number. */
  readonly topic?: TroubleTopic;
  /** Patterns of plain words; each must be found, in whichever clause. */
  readonly signs: readonly string[];
  /** Something a caller said that it is there for. */
  readonly example: string;
}

/** Names of patterns that stand in those below. */
export const redFlagWords: Words = {
  FEW: '(?: [\\p{L}\\p{N}]+){0,4}?',
  LEG: '(?:calfs?|calves|legs?|ankles?)',
  EYE: '(?:eyes?(?! (?:lash\\w*|brows?|liner|shadow|cream|tests?|exams?|drops|make ?up))|eyeballs?)',
  THINNERS:
    '(?:(?:blood )?thinners|warfarin|coumadin|apixaban|eliquis|xarelto|rivaroxaban|clopidogrel|plavix|heparin|edoxaban|dabigatran|anticoagulants?)',
  BLEEDS:
    '(?:bleeding|bled|blood (?:since|still|keeps|wont)|(?:weeping|oozing|dripping|losing|spitting|of|with|the) blood|keeps (?:coming|weeping|oozing|dripping|opening)|(?:wont|doesnt|cant|cannot|not|hasnt|never)FEW (?:stop\\w*|clot\\w*)|pouring|gushing|soak\\w*)',
  SHIVERS:
    '(?:shiver\\w*|feverish|fever|temperature|rigors|shak\\w+ (?:with|from) (?:the )?cold|hot and cold|burning up|confused|feel(?:s|ing)? (?:really |so |very )?(?:dreadful|awful|terrible|rough))',
  CHILD:
    '(?:bab(?:y|ies)|bub|infant|newborn|toddler|child|children|kids?|son|daughter|grand(?:son|daughter|child|kids?)|nephew|niece|little (?:one|boy|girl)|year old)',
  VEHICLE: '(?:car|van|minivan|truck|ute|suv|jeep|vehicle|back ?seat|front ?seat|back|boot|trunk)',
  BREATHLESS:
    '(?:(?:out of|short of|get(?:ting)?|catch(?:ing)?|losing|lost|no)(?: (?:my|his|her|any))? (?:breath|puff)|breathless\\w*|winded|puffing|puffed out|panting|gasping|breathing\\w*|when (?:i|he|she) breathes?|coughing|chest)',
};

const SOLVENT =
  '(?:bleach|cleaner|cleaning (?:stuff|fluid|spray)|drain \\p{L}+|glue|acid|ammonia|lime|cement|plaster|paint|thinners|solvent|peroxide|dye|tint|developer|remover|acetone|perm (?:solution|lotion)|relaxer|fluid|spray|chemicals?|petrol|gasoline|diesel|coolant|antifreeze|detergent|caustic|descaler|disinfectant|chlorine|varnish|resin|adhesive)';
/** Short enough to keep to one sentence, and long enough for "went all in my poor little". */
const INTO_EYE = 'FEW (?:in|into|inside|near)(?: \\p{L}+){0,4} EYE';

/** English only. */
export const redFlags: readonly RedFlag[] = [
  {
    kind: 'medical',
    signs: [
      'CHILD(?:s| is| are| was| still| just| asleep| sleeping| strapped| stuck| locked| trapped| shut| alone| crying)* (?:in|inside) (?:the |my |our |her |his )?VEHICLE',
      'keys?FEW (?:in|inside|on|with) (?:the|it|there|them|him|her|my)|locked(?! out)|trapped|(?:door|doors|car) (?:shut|closed|slammed)|(?:cant|cannot|wont)FEW (?:open|unlock|get (?:in|to|at|into))',
    ],
    example: 'the keys are on the seat and my baby is strapped in the back',
  },
  {
    kind: 'medical',
    signs: [
      'LEG(?: [\\p{L}\\p{N}]+){0,6} (?:swollen|swelling|swelled|swole|blown up|puffed|balloon\\w*|(?:twice|double)FEW size|huge|fat|puffy|like a (?:tree trunk|log|melon|football))|swollenFEW LEG',
      'BREATHLESS',
    ],
    example: 'my calf has blown up like a balloon and I am winded',
  },
  {
    kind: 'medical',
    topic: 'clot',
    signs: [
      'LEG(?: [\\p{L}\\p{N}]+){0,6} (?:swollen|swelling|swelled|swole|blown up|puffed|balloon\\w*|(?:twice|double)FEW size|huge)|swollenFEW LEG',
      'hot|red|warm|tender|sore|throbb\\w+',
      '(?:flight|flew|flown|plane|long (?:haul|drive|journey)|surgery|operation|in (?:a )?(?:cast|plaster)|gave birth|sudden\\w*|overnight|out of nowhere)',
    ],
    example: 'since the flight my calf is swollen and it is hot',
  },
  {
    kind: 'medical',
    topic: 'bleeding',
    signs: ['THINNERS', 'BLEEDS'],
    example: 'I am on warfarin and a nick keeps weeping blood since this morning',
  },
  {
    kind: 'medical',
    topic: 'bleeding',
    signs: [
      '(?:blood(?: is| s)?(?: still| just| keeps)* (?:running|dripping|pouring|coming|trickling|gushing|seeping|streaming)|mouthFEW (?:filling|fills|filled|full)FEW blood|soak\\w* (?:right )?throughFEW (?:towels?|bandages?|dressings?|gauze|tissues?|cloths?|plasters?|shirt|jeans)|nose(?:bleed)?FEW (?:pouring|streaming|gushing|going)FEW (?:hours?|minutes|mins|ages))',
    ],
    example: 'it is soaking through every towel',
  },
  {
    kind: 'medical',
    topic: 'foot',
    signs: [
      '(?:toes?|foots?|feet|heels?)(?: [\\p{L}\\p{N}]+){0,5} (?:gone|going|went|turn\\w*|is|are|looks?|looking)(?: [\\p{L}\\p{N}]+){0,4} (?:black\\w*|purpl\\w*|dark|blue|grey|gray|gangren\\w*)',
      'diabet\\w*|type (?:one|two|1|2)|insulin|circulation|smell\\w*|stinks?|stinking|SHIVERS|pus',
    ],
    example: "my dad is type two and his toe's gone black",
  },
  {
    kind: 'medical',
    topic: 'foot',
    signs: [
      '(?:wounds?|sores?|ulcers?|cuts?|blisters?|foots?|feet|toes?|legs?|stitches|scars?)FEW (?:smell\\w*|stink\\w*|oozing|ooz\\w*|weeping|pus|infected|hot|black|swollen|red|open)|redness',
      'SHIVERS',
    ],
    example: 'the sore on my foot smells and I have got the shivers',
  },
  {
    kind: 'medical',
    topic: 'foot',
    signs: [
      '(?:red (?:lines?|streaks?)FEW (?:up|from|along)|rednessFEW (?:up to|spread\\w*|moving|climbing))',
    ],
    example: 'there is a red line running up my leg',
  },
  {
    kind: 'medical',
    topic: 'eye',
    signs: [`${SOLVENT}${INTO_EYE}|EYEFEW (?:full of|covered in) ${SOLVENT}`],
    example: 'I have got lash glue in my eye',
  },
  {
    kind: 'medical',
    topic: 'eye',
    signs: [
      `(?:splash\\w*|squirt\\w*|spray\\w*|spat|spilled|spilt|burst|exploded)(?: [\\p{L}\\p{N}]+){0,4} (?:in|into)(?: \\p{L}+){0,3} EYE`,
    ],
    example: 'it splashed right into my eye',
  },
  {
    kind: 'medical',
    topic: 'eye',
    signs: [
      '(?:curtain|shadow|veil)(?: [\\p{L}\\p{N}]+){0,5} (?:over|across|down|in front of)(?: [\\p{L}\\p{N}]+){0,4} (?:EYE|sight|vision)',
    ],
    example: 'a curtain came down over half of my eye',
  },
  {
    kind: 'medical',
    signs: [
      '(?:words?|speech|talking|speaking)(?: (?:is|are|keeps?|come|coming|out|all|just|really|sounds?))* (?:wrong|jumbled|gibberish|nonsense|garbled|muddled|mixed up|slurred|slurry)',
    ],
    example: 'her words are coming out wrong',
  },
  {
    kind: 'medical',
    signs: [
      '(?:tongue|lips?|throat)FEW (?:fat|thick|huge|swell\\w*|swollen|swole\\w*|puff\\w*|tight\\w*|clos\\w+|itch\\w*)',
      '(?:tongue|lips?|face)FEW tingl\\w*|hives|welts|wheez\\w*|after (?:the|that|an?|your|my)|since|ate|eaten|stung|injection',
    ],
    example: 'my tongue is getting fat and my lips are tingling',
  },
  {
    kind: 'medical',
    signs: [
      'hives|welts|wheals|lumps|stung|nuts?|peanuts?|ate|eaten|bite of',
      'wheez\\w*|(?:feels?|feeling|going|gone) (?:faint|floppy)|(?:cant|cannot|hard to|trouble) swallow\\w*',
    ],
    example: 'she has come out in welts and she is wheezing',
  },
  {
    kind: 'medical',
    signs: [
      `(?:swallow\\w*|drunk|drank|drinking|eaten|ate|necked)(?: [\\p{L}\\p{N}]+){0,4} (?:dye|tint|developer|perm (?:solution|lotion)|remover|acetone|glue|polish|peroxide|descaler|disinfectant|antifreeze|coolant|magnets?|button battery)(?! free)`,
    ],
    example: 'she has swallowed some of the beard dye',
  },
  {
    kind: 'medical',
    signs: [
      '(?:got|been|getting)(?: (?:in|into|in to|at))+ (?:the|my|our|his|her)(?: \\p{L}+)? (?:cupboard|cabinet|medicines?|pills|tablets|drawer)',
      'drunk|drank|swallow\\w*|eaten|ate|sip\\w*|chew\\w*',
    ],
    example: "my toddler's got into the cleaning cupboard and drunk something",
  },
  {
    kind: 'medical',
    signs: [
      '(?:hes|shes|theyre|im|he is|she is|they are|i am|PERSON is|is|hand is|arm is|leg is) (?:trapped|pinned|crushed|buried)(?! nerve)',
      '(?:car|jack|truck|van|tractor|machine|ladder|beam|tree|wall|load|forklift|hoist|lift|door|digger|roof)FEW (?:slipped|fell|fallen|came|dropped|collapsed|rolled|tipped)|under|underneath',
    ],
    example: 'the jack slipped and he is trapped',
  },
  {
    kind: 'medical',
    signs: [
      '(?:shock|zap|belt|jolt)(?: \\p{L}+){0,2} (?:off|from)|electric shock|zapped',
      'not making sense|confused|dizzy|burn\\w*|chest|numb|collaps\\w*|faint\\w*|shak\\w*|cant feel|unconscious',
    ],
    example: 'he had a shock off the fuse box and he is not making sense',
  },
  {
    kind: 'gas',
    signs: [
      'headaches?|head(?: is|s)? splitting|feel(?:s|ing)? sick|nause\\w*|dizzy|drowsy|sleepy',
      'boiler|flame|stove|furnace|gas fire|heater|flue|generator',
      'orange|yellow|sooty|soot|goes away|better outside|go outside|(?:all|both) (?:of us|got|have|feel)|everyone',
    ],
    example: 'we all have headaches and the boiler burns orange',
  },
  {
    kind: 'gas',
    signs: [
      '(?:stinks?|smells?|smelling|reeks?|whiff|stench)(?: \\p{L}+){0,3} (?:rotten|bad|off) eggs?|rotten eggs? (?:smell|stench)',
      'cooker|stove|hob|oven|gas|meter|boiler|pipe|flat|house|kitchen|cellar|basement|hall(?:way)?',
    ],
    example: 'it stinks of rotten eggs by the cooker',
  },
  {
    kind: 'medical',
    signs: ['worst (?:headache|head ?pain)|thunderclap headache'],
    example: 'the worst headache of my life',
  },
  {
    kind: 'medical',
    signs: [
      '(?:cant|cannot|couldnt|unable to) (?:move|feel)(?: either of)? (?:my|his|her) (?:legs?|arms?)',
      'wet (?:my|him|her)self|numb\\w*|suddenly|since this|fell|fallen|crash|accident|back passage|between (?:my|his|her|the) legs',
    ],
    example: "I can't move my legs since this morning and wet myself",
  },
  {
    kind: 'medical',
    signs: [
      '(?:dogs?|alsatian|rottweiler|pit ?bull|staffie|bulldog)FEW (?:got hold of|attack\\w*|maul\\w*|savag\\w*|bit|bitten|biting|gone for|went for)',
      'ripped|torn|tore|open|hanging off|(?:his|her|my|the) face|bone|blood|bleeding|child|toddler',
    ],
    example: "the dog's got hold of the postman and his arm is ripped open",
  },
  {
    kind: 'fire',
    signs: [
      'flames(?: are)? (?:at|behind|under|up|licking|inside)|(?:there are|theres|see|seeing) (?:\\p{L}+ )?flames|(?:is|are|s|whole thing|all) ablaze',
    ],
    example: 'the garage next door is ablaze',
  },
  {
    kind: 'crime',
    signs: [
      '(?:someones?|somebodys?|theyre|they are|hes|he is|men|man|lads?|blokes?|youths?|kids|guys?|theres (?:a|some|two|three) \\p{L}+)(?: (?:is|are|trying to|keeps?))* (?:forc\\w+|kick\\w*|smash\\w*|pris\\w+|jimmy\\w*|break\\w*|batter\\w*|bash\\w*)(?: (?:in|down|through|open|on|at))* (?:the|my|our|your|a)(?: \\p{L}+)? (?:doors?|windows?|lock)',
      'in the (?:flat|house|home|shop)|on my own|alone|upstairs|outside|now|inside|still|please|bat|knife|hammer|hes|in|down',
    ],
    example: "someone's forcing the back door and I'm in the flat alone",
  },
  {
    kind: 'crime',
    signs: [
      '(?:lads?|blokes?|men|man|guys?|youths?|people|someones?|somebodys?|they|theyre|kids)(?: (?:is|are))* (?:climbing|breaking|getting|forcing)(?: in)?(?: (?:in|into|through|by))+ (?:the|my|our|your|a|an)(?: \\p{L}+){0,2} windows?',
    ],
    example: "there are two lads climbing in through my neighbour's window",
  },
  {
    kind: 'self-harm',
    signs: [
      '(?:dont|do not|cant|cannot|no longer|never) see (?:the|any|a|much) (?:point|reason|sense) (?:in|of|to) (?:being here|living|being alive|life|going on|carrying on|it all|any of it|anything|waking up|go on|carry on)',
    ],
    example: "I don't see the point in being here any more",
  },
  {
    kind: 'self-harm',
    signs: [
      'goodbye (?:texts?|notes?|letters?|messages?|video)|(?:written|wrote|left) (?:a|his|her|me a) (?:note|goodbye)|(?:got|have|with)(?: \\p{L}+){0,2} (?:tablets|pills) (?:lined up|laid out|ready|in front)',
      'jump\\w*|pills|tablets|kill|end|bridge|roof|tracks|gone|dont see',
    ],
    example: "he has sent a goodbye text and says he's going to jump",
  },
];

/** Said after a red flag was told, it is worse than it was. */
export const worsens: readonly (readonly [pattern: string, example: string])[] = [
  ['SHIVERS', "he's gone a bit shivery as well"],
  [
    '(?:getting|got|gone|going|gets|is|its) (?:\\p{L}+ )?(?:worse|faint|drowsy|sleepy|clammy|grey|pale|sweaty|floppy)',
    "it's getting worse",
  ],
  ['BREATHLESS', "I'm out of breath now"],
  [
    '(?:still|wont|doesnt|hasnt|not)FEW (?:bleed\\w*|stop\\w*|burn\\w*)',
    'it is still bleeding after ten minutes',
  ],
  [
    '(?:dizzy|light ?headed|(?:cant|cannot) see|vomit\\w*|throwing up|being sick)',
    'she feels dizzy',
  ],
];
