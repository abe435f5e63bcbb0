import { englishSigns } from './englishSigns.ts';
import { type Phrase, phrases } from './phrase.ts';

const medical = phrases('medical', [
  [
    'chest (?:pains?|hurts?|hurting|aches?|aching|is(?: (?:really|so|very|all))? (?:killing|hurting|aching|tight|crushing|burning)|feels(?: (?:really|so|very|all))? (?:tight|heavy|crushed))|chest hasFEW hurt\\w*',
    'my chest hurts',
  ],
  [
    '(?:pains?|pressure|tightness|crushing|burning|(?<!(?:lose|lost|losing|gain|gained|some|of|extra) )weight)ONE (?:in|on|across|around)ONE chest',
    'pain in my chest',
  ],
  ['heart attack|cardiac arrest', 'I think it is a heart attack'],
  [
    'heart (?:(?:has|just|is) )?(?:stopped|giving out|failing)|heart is stopping',
    'his heart stopped',
  ],
  ['(?:no|not|find a|any|have a) pulse', 'he has no pulse'],
  [
    '(?:bad|sharp|severe|terrible|shooting|awful) painsFEW (?:down (?:my|his|her) (?:left )?arm|chest)',
    'bad pains going down my arm',
  ],
  [
    '(?:NOT|hardly|barely|scarcely|unable to|struggl\\w+ to|trouble|difficulty|problems?|hard to|stopped|stops)ONE (?:breathe|breathing|breath)',
    "she can't breathe",
  ],
  [
    '(?:cant|cannot|not) (?:catch|get) (?:my|his|her|their) breath|gasping for (?:air|breath)',
    "he can't catch his breath",
  ],
  ['asthma attack', 'an asthma attack'],
  [
    'SOMEBODYAUX chok(?:ing|es)(?! for)|choking on|(?:something|food|bone|toy|coin)FEW stuck in (?:my|his|her|their) throat',
    'my son is choking',
  ],
  [
    'unconscious(?! (?:bias|mind|thought\\w*))|unresponsive(?! (?:screen|website|page|app|touch\\w*))|(?:lost|losing|loses|not|isnt|regain\\w*) conscious(?:ness)?',
    'he is unconscious',
  ],
  [
    'SOMEBODY(?: is| are)? (?:NOT) (?:responding|reacting|moving|responsive|conscious)(?! to)',
    "he's not responding",
  ],
  [
    '(?:NOT)ONE (?:waking up|woken up|coming round|coming to(?! (?:that|it|this|the|you|us|see|my|our|your|any|a|pick|collect|work|class|dinner|them)))|(?:wont|doesnt|does not|will not|not|didnt) (?:wake up|come round|come to)',
    "she won't wake up",
  ],
  [
    '(?:dropped|dropping|slumped|crumpled|lying|collapsed|fell)(?: (?:down|unconscious|motionless))? (?:to|on|onto) the (?:floor|ground|street|pavement|road)(?! (?:by|in) (?:my|the) (?:dog|cat))|(?:gone|went) down like',
    'a customer dropped to the floor',
  ],
  [
    'found (?:him|her|my \\w+|our \\w+)FEW (?:on the floor|unconscious|lying|hanging|dead|not moving)|(?:i think|looks like) (?:hes|shes|he is|she is|theyre) dead',
    'I found her on the floor',
  ],
  ['(?:going|about) to (?:pass out|faint|collapse|lose consciousness)', "I'm about to pass out"],
  [
    '(?:cant|cannot) feel (?:my|his|her|their) (?:legs?|arms?|left|right|body)|suddenly (?:cant (?:speak|talk|see|move)|confused)',
    "she can't feel her legs",
  ],
  ['(?:cant|cannot|couldnt|not) wake (?:up )?(?:him|her|them|my|the)', "I can't wake him"],
  ['SOMEBODYAUX (?:collapsed|fainted|passed out|blacked out|keeled over)', 'my wife collapsed'],
  [
    '(?:fell|fallen)(?: [\\p{L}\\p{N},]+){0,7}? (?:NOT (?:answer\\w*|mov(?:e|ing)|respond\\w*|wak\\w+|get up|talk\\w*|speak\\w*)|(?:badly )?hurt|bleeding|unconscious|br(?:oke|oken) (?:my|his|her|their) (?:hip|leg|back|neck|skull))|(?:fell|fallen|tumbled) (?:down (?:the|some|a flight of) (?:stairs|steps)|(?:off|from|out of) (?:a|the|his|her|my) (?:roof|ladder|scaffold\\w*|balcony|window|tree|horse|bike))',
    "grandpa fell and doesn't answer",
  ],
  [
    '(?:having|suffering|suffered|had|has had|signs of|might be|could be|think its|its|is) an?ONE stroke(?! of)',
    'I think he is having a stroke',
  ],
  [
    'face(?: (?:is|has|looks|s))?ONE (?:droop\\w*|dropped|dropping|hanging|lopsided)|side ofFEW (?:face|body)FEW (?:droop\\w*|dropped|paraly\\w+|weak)',
    'his face is drooping',
  ],
  [
    'side of (?:my|his|her|their|the) bodyFEW numb|side of (?:my|his|her|their|the) body(?: is| feels| went| has gone)? numb|(?:left )?arm (?:is|feels|went|has gone|goes)(?: all)? numb',
    'one side of my body is numb',
  ],
  [
    'speech (?:(?:is|has|s) )?(?:all )?(?:slurred|slurring|gone)|slurring (?:his|her|my|their)',
    'her speech is slurred',
  ],
  [
    'bleedingONE (?:a lot|badly|heavily|profusely|everywhere|out|to death|so much|very much|too much|nonstop)|(?:heavy|severe) bleeding',
    'he is bleeding a lot',
  ],
  [
    'bleeding from (?:the|his|her|my|their) (?:head|neck|stomach|chest|ears?|throat|mouth)',
    'bleeding from the head',
  ],
  [
    'bleeding(?: ,)?(?: and)? (?:it )?(?:wont|will not|doesnt|does not|isnt|cant|not)ONE stop\\w*|(?:wont|doesnt|will not|does not|cant|cannot|not|never)ONE (?:stop|stops|stopping|stopped)(?: the)? bleeding',
    "it won't stop bleeding",
  ],
  [
    '(?:hes|shes|he is|she is|they are|theyre|PERSON is) bleeding(?! (?:a little|a bit|slightly|money|from (?:his|her|the) (?:gums?|tooth|nose)))',
    "she's bleeding",
  ],
  [
    'blood (?:is )?(?:everywhere|all over|gushing|pouring|spurting|on the floor)|covered in blood|pool of blood',
    "there's blood everywhere",
  ],
  [
    '(?:lost|losing|loses|so much|a lot of|lots of|too much)FEW blood(?! (?:tests?|pressure|oranges?|sugar|donors?|donation|work|samples?|vessels?))',
    'he has lost a lot of blood',
  ],
  [
    'blood (?:is )?(?:coming|running|dripping|pouring)|pouring with blood|(?:vomit\\w*|cough\\w*|throw\\w*|spitting|puking)(?: up)? blood|(?:cut|sliced|gashed)FEW (?:hand|arm|leg|wrist|foot|head|finger|throat)(?: (?:really|very|so|quite))? (?:badly|bad|deep\\w*|open|off)',
    'blood is coming out of his ear',
  ],
  ['(?:pregnant|pregnancy)FEW bleeding|bleedingFEW pregnant', 'I am pregnant and bleeding'],
  [
    '(?:cut|sliced|chopped|severed)FEW (?:artery|vein|throat|finger off|thumb off|hand off|off (?:my|his|her) \\w+)',
    'he cut an artery',
  ],
  [
    'seizures?|convuls\\w+|having an?(?: epileptic)? fit(?! (?:about|over|because))|epileptic attack|(?:hes|shes|is|and|started|keeps) fitting(?! (?:in|into|rooms?|well|a|the|it))',
    'she is having a seizure',
  ],
  ['overdos(?:e|ed|ing)', 'he overdosed'],
  [
    '(?:took|taken|swallowed|ate|eaten|had)(?: [\\p{L}\\p{N}]+){0,3}? (?:too many|too much|whole (?:bottle|box|pack|packet)|bottle|handful|all (?:the|of|his|her))FEW (?:pills|tablets|medicines?|medication|meds|painkillers|paracetamol|ibuprofen|aspirin|tylenol|insulin|drugs)',
    'I took too many pills',
  ],
  [
    '(?:swallowed|drank|drunk|ate|eaten|ingested|drinking)FEW (?:bleach|poison|antifreeze|detergent|cleaner|batter(?:y|ies)|petrol|gasoline|acid|chemicals?|laundry pods?|dishwasher tablets?|weed ?killer)',
    'my toddler drank bleach',
  ],
  ['(?:been|was|got|im|hes|shes) poisoned|carbon monoxide poisoning', 'she was poisoned'],
  [
    'anaphyla\\w*|allergic shock|epi ?pen (?:now|isnt|doesnt)|(?:used|needs?) (?:an|his|her|my|the) epi ?pen',
    'anaphylaxis',
  ],
  [
    '(?:having|has|bad|severe|serious|terrible) (?:an? )?(?:bad |severe |serious |terrible |huge )?allergic reaction',
    'she is having an allergic reaction',
  ],
  [
    'throat (?:(?:is|feels|feels like its|s) )?ONE(?:closing|swelling)|throat is(?: all)? (?:closing|swelling)|tongueFEW (?:swelling|swells|swollen)',
    'my throat is closing up',
  ],
  [
    'SOMEBODYAUX(?: nearly| almost)? drown(?:ing|ed|s)(?! in)|fell in(?:to)? the (?:pool|river|lake|water|canal|sea)',
    'he nearly drowned',
  ],
  ['electrocuted|electric(?:al)? shock(?! of)', 'he has been electrocuted'],
  [
    '(?:im|is|are|was|went|gone|going|shes|go) (?:in|into)ONE labou?r(?! (?:law|costs?|market|party|day|force|unions?|relations))',
    'my wife is in labour',
  ],
  [
    '(?:my|her|wifes) waters?(?: (?:has|have|just))* (?:broke|broken|gone)(?! (?:through|down|the))',
    'my water broke',
  ],
  [
    'baby is coming(?: (?:now|out|early|fast|already|right now))*(?= (?:and|help|please|,)|$)|(?:is|im|shes|am) giving birth|(?:having|has|my|her) contractions|losing (?:the|my|our) baby',
    'the baby is coming',
  ],
  [
    '(?:baby|he|hes|she|shes|lips|face|PERSON)AUX (?:turned|turning|gone|going|went)(?: all)? (?:blue|grey|gray|purple|limp|floppy|stiff)(?! (?:with|for))|(?:lips|face) (?:is|are)(?: going| turning)? blue',
    'the baby turned blue',
  ],
  [
    '(?:im|am|hes|shes|he is|she is|PERSON is|they are|theyre) dying(?! (?:to|for|of (?:hunger|thirst|laughter|boredom|curiosity|heat)|inside|laughing))',
    'I feel like I am dying',
  ],
  [
    'SOMEBODYAUX (?:hit|knocked (?:down|over)|run over) by an? (?:car|truck|bus|van|lorry|train|motorbike|motorcycle|tram)|SOMEBODYAUX (?:knocked (?:off|down)|run over)(?! by)|trapped (?:under|beneath)|trapped in (?:the|a|my) (?:car|house|building|flat|wreck\\w*)',
    'he was hit by a car',
  ],
  [
    '(?:someones?|somebodys?|people|PERSON)(?: (?:is|are|has|been|got|was))* (?:badly |seriously |really |severely )(?:hurt|injured)|(?:someones?|somebodys?|people)(?: (?:is|are|has|been|got|was))* (?:hurt|injured)',
    'somebody is hurt',
  ],
  [
    '(?:been|just had|serious|terrible|horrible|dreadful) (?:an? )?(?:serious |terrible |bad |horrible |car )?accident(?! (?:claim|lawyer|repair))',
    "there's been a terrible accident",
  ],
  [
    '(?:burned|burnt|scalded)FEW (?:badly|severely|all over)|severe burns|badly (?:burned|burnt|scalded)',
    'she is badly burned',
  ],
  [
    '(?:been|got|was|im|hes|shes) (?:shot|stabbed)(?! (?:in the foot by|at)|ONE (?:film|video|photo))|stabbed (?:me|him|her|my|someone|somebody)|shot (?:me|him|her|my|someone|somebody)(?! (?:an?|over|the)(?! (?:leg|arm|chest|head)))',
    "I've been stabbed",
  ],
  [
    '(?:hit|banged|cracked|smashed) (?:my|his|her|their) head(?: [\\p{L}\\p{N}]+){0,5}? (?:bleed\\w*|blood|unconscious|out|badly|hard|dizzy|vomit\\w*|confused|open)|(?:bitten|bit) by an? (?:snake|spider|scorpion)|snake ?bite',
    'he hit his head and is bleeding',
  ],
  ['(?:doing|need|needs|giving|start) cpr', 'we are doing CPR'],
  [
    'GETFEW (?:ambulance|paramedics?)(?! (?:station|crew|service|chas\\w+))',
    'please send an ambulance',
  ],
  ['(?:call|dial|ring|phone|need|get|contact) NUMBERS ?ENDS', 'call 911'],
  [
    '(?:send|get|need)(?: me| us| him| her)? an? (?:doctor|medics?) (?:now|quick\\w*|fast|immediately|right now)|(?:send|get) (?:a doctor|help)(?: (?:please|now|quick\\w*|fast))+',
    'we need a doctor now',
  ],
]);

const loose: readonly Phrase[] = [
  {
    kind: 'medical',
    pattern:
      '(?:(?:its|this is|it is|have|got|had|theres|there is) an? (?:\\w+ )?emergency|(?:medical|life threatening|real) emergency)(?! (?:appointment|plumb\\w*|call ?outs?|dent\\w*|booking|job|repairs?|contact|exit|locksmith|electrician|number|line|kit|meeting|fund|services?|room|department|visit|slot))',
    example: 'this is an emergency',
    loosely: true,
  },
];

/** Ways to say in English that somebody is ill or hurt, and that there is an emergency of whatever kind. */
export const englishMedical: readonly Phrase[] = [...medical, ...englishSigns, ...loose];
