import { phrases } from './phrase.ts';

/** Signs of an illness that cannot wait, said without its name: what is seen of somebody, or felt. */
export const englishSigns = phrases('medical', [
  [
    '(?:PERSON|he|hes|she|shes|i|ive)(?: (?:has|just))* (?:ate|eaten|swallowed|licked)(?: \\p{L}+){0,2}? (?:berries|mushrooms?|toadstools?|leaves|plants?|seeds|magnets?)(?: [\\p{L},]+){0,5}? (?:ill|sick|poorly|drowsy|floppy|vomiting|unwell)',
    "she ate some berries and now she's really ill",
  ],
  [
    '(?:fell|fallen|falling|dropped|plunged)(?: [\\p{L}\\p{N}]+){0,3}? (?:floors?|storeys?|stories|metres?|meters?|feet|foot|ft)(?! (?:behind|short|below))',
    'my dad fell two floors',
  ],
  [
    '(?:lips?|tongues?|throats?|necks?|airways?)(?: (?:whole|is|are|has|have|feels?|s|was|just|all|really|getting|gone|got|goes|going|like|its|starting to|started))* (?:swell\\w*|swollen|balloon\\w*|puff\\w*|huge|massive|clos\\w+|tight\\w*|come up|blown up)',
    'her lips are huge and her throat is getting tight',
  ],
  [
    'faces?(?: (?:is|has|was|just|all|really|getting|gone|got))* (?:balloon\\w*|blown up|swell\\w* up|swollen up|puff\\w* up)',
    'her face is ballooning',
  ],
  [
    '(?:stung|bee|wasp|nuts?|peanuts?|shellfish|allerg\\w+)(?: [\\p{L}\\p{N},]+){0,6}? (?:swell\\w*|swollen|cant swallow|hives|wheez\\w+)',
    'he ate peanuts and now he is swelling',
  ],
  [
    '(?:cant|cannot|hardly|barely|unable to|not able to|struggling to) (?:even )?swallow(?! (?:that|the price|pills|tablets|it))|hives(?: [\\p{L}\\p{N},]+){0,5}? (?:face|neck|tongue|dizzy|swallow|breath\\w*)',
    'he can hardly swallow',
  ],
  [
    '(?:breathing|breath)(?: (?:is|has|s|sounds?|really|very|so|gone|going|all|getting|a bit))* (?:funny|weird\\w*|strange\\w*|odd\\w*|shallow|noisy|rattl\\w*|laboured|labored|difficult|hard|fast|worse|heavy)',
    "she's breathing funny",
  ],
  [
    'short of breath|shortness of breath|(?:cant|cannot|not) (?:get|getting|draw|take)ONE (?:any |enough )?(?:air|breath)(?! (?:con|freshener|bed|fares?|tickets?))|(?:fighting|struggling|gasping) for|wheez\\w+ (?:badly|really|so)|suffocating(?! (?:in (?:here|that|this|the room)|last|heat|with))',
    "he can't get any air",
  ],
  [
    '(?:foam\\w*|froth\\w*)ONE (?:at|from) the mouth|eyes(?: (?:have|has|are|just|gone|going))* (?:roll\\w*|back in)|(?:shaking|jerking|twitching|trembling) (?:all over|uncontrollabl\\w+|violently|on the (?:floor|ground))',
    'he is foaming at the mouth',
  ],
  [
    '(?:hes|shes|he is|she is|is|theyre|went|gone|goes|PERSON) (?:out cold|lifeless|gone limp|limp and|floppy and)|out cold on|(?:not|isnt|wasnt|stopped) (?:answering|responding|reacting)(?: to)? (?:me|us|anything|anyone|when)|knocked out cold|(?:slumped|slumping)(?: (?:over|on|in|against|forward|down))+|(?:going|drifting|slipping) in and out',
    "he's out cold on the floor",
  ],
  [
    '(?:clutching|grabbing|holding) (?:at )?(?:my|his|her|their) (?:chest|heart)|(?:sitting|standing|stood|pressing|squeezing|squeeze|band|vice|vise|elephant|brick|(?<!(?:lose|lost|losing|gain|gained|some|of|extra) )weight|tightness|pressure)(?: [\\p{L}\\p{N}]+){0,3}? (?:on|round|around|in|across) (?:my|his|her|the|their) chest|chest (?:feels|is) (?:really |so |very |being )*(?:squeezed|crushed|constricted|odd|funny)|chest (?:and|then|into) (?:down )?(?:my|his|her|the) (?:left )?(?:arm|jaw)',
    "he's clutching his chest",
  ],
  [
    '(?:across|into|in|through) (?:my|his|her|the) (?:chest|left arm) (?:now|and)|pains?(?: [\\p{L}\\p{N}]+){0,4}? (?:chest|jaw and|left arm)',
    "it's gone right across my chest now",
  ],
  [
    '(?:mouths?|smiles?|faces?|eyelids?)(?: (?:is|has|have|gone|looks|all|just))* (?:droop\\w*|crooked|lopsided|to one side|wonky|sagging)|(?:cant|cannot|couldnt|unable to) (?:smile|lift (?:my|his|her|the|one|an) arm|raise (?:my|his|her|one|an) arm|(?:speak|talk) properly|get (?:his|her|my) words out|see out of)|gone blind|talking gibberish|words are(?: all)? (?:slurr\\w+|jumbled)',
    "he can't lift his arm",
  ],
  [
    '(?:had|have|has|taken|took|swallowed|necked|downed|eaten)(?: [\\p{L}\\p{N}]+){0,2}? (?:eight|nine|ten|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|a hundred|[1-9]\\d|loads of|lots of|a load of|a bunch of|a packet of|a box of|two packets of|all of)(?: \\w+)? (?:pills|tablets|paracetamol|ibuprofen|aspirin|tylenol|painkillers|sleeping \\w+|antidepressants|of (?:his|her|my) \\w+|codeine|xanax|valium)',
    "she's had about thirty paracetamol",
  ],
  [
    '(?:shock|zapped|electrocut\\w*)(?: (?:off|from|by|on|of|the|a|an|my|his|her|that|bad|big|really))*(?: \\p{L}+)? (?:and|then) (?:(?:now|he|she|hes|shes|they|is|has|im|my) )*(?:collaps\\w+|faint\\w*|passed out|blacked out|shaking|burn\\w*|not|isnt|wont|unconscious|heart|arm|numb)|big (?:electric )?shock off|bad shock (?:off|from)',
    'he got a shock off the socket and collapsed',
  ],
  [
    'rash(?:es)?(?: [\\p{L}\\p{N},]+){0,4}? (?:doesnt|wont|isnt|not) (?:fad\\w*|go\\w*|disappear\\w*|blanch\\w*)|(?:baby|newborn|toddler|infant|he|she|hes|shes)(?: (?:is|has|gone|went|all))* (?:floppy|limp|very drowsy|really drowsy)|stiff neck and',
    "there's a rash that won't fade",
  ],
  [
    '(?:boiling|scalding|hot)(?: \\p{L}+)? (?:water|oil|tea|coffee|fat)(?: [\\p{L}\\p{N}]+){0,5}? (?:over|all over|onto|down|on) (?:the baby|himself|herself|myself|him|her|me|my (?:face|arm|hand|legs?|chest|son|daughter|baby)|his|the (?:kid|child|toddler))|(?:second|third) degree|skins?(?: (?:is|has))* (?:peeling|coming) off(?! after)',
    'boiling water went all over the baby',
  ],
  [
    '(?:sugar|glucose)(?: [\\p{L}\\p{N}]+){0,2}? (?:crash\\w*|dropp\\w*|really low|very low|way too low)|(?:having|having a|going into a|gone into a) (?:hypo|diabetic coma)|(?:about|going) to black out|(?:feel|feeling) (?:really |very )?faint and',
    'my sugar has crashed',
  ],
  [
    '(?:trapped|pinned|crushed|stuck) (?:under|underneath|beneath) (?:the|a|an|my|his|her)(?! (?:bed|sofa|seat|sink|fridge) (?:is|was))|fell through the ice|(?:pulled|fished|dragged)(?: \\p{L}+){0,3}? out of the (?:pool|water|river|lake|sea|bath)|went under (?:and|the water)',
    "she's trapped under the wardrobe",
  ],
  [
    '(?:legs?|arms?|ankles?|bones?|wrists?|necks?)(?: (?:is|was|looks|has))* (?:bent|sticking out|twisted|snapped|the wrong way|at (?:a|an) (?:funny|weird|odd|strange|horrible) angle)|bones?(?: is)? (?:poking|coming|sticking)',
    'his leg is bent the wrong way',
  ],
  [
    '(?:just|has|have|hes|shes|theyve|PERSON) (?:collapsed|keeled over|gone down|dropped|went down|passed out)(?= (?:and|in|on|here|outside|at)|$)|(?:hes|shes|he is|she is|ive|i have)(?: just)? (?:collapsed|fainted|passed out|had a fall and)',
    'he just went down and',
  ],
  [
    '(?:and|then|he|she|they) (?:just |suddenly )?(?:collapsed|keeled over|passed out|blacked out)(?! (?:at the price|laughing|when (?:he|she|i) (?:saw|heard)))',
    'he took a sip and collapsed',
  ],
  [
    '(?:need|needs|want) (?:a |an |the )?(?:paramedics?|ambulances?|medics?|defib\\w*)|(?:ring|call|phone|dial|get) (?:for )?(?:an |the )?(?:ambulance|nine nine nine|nine one one|one one two|triple (?:zero|oh|o))',
    'somebody needs a paramedic here',
  ],
  [
    'contractions (?:are|every|have|started)(?! (?:in|of) (?:the|this) (?:contract|market))|(?:weeks|months) (?:pregnant |along |gone )?and (?:\\p{L}+ )?(?:bleeding|cramping|lost)|cant feel the baby|baby(?: has|s)? stopped moving',
    'my contractions are two minutes apart',
  ],
]);
