import { englishMedical } from './englishMedical.ts';
import { type Phrase, phrases } from './phrase.ts';

const fire = phrases('fire', [
  [
    '(?:PLACEs?|he|hes|she|shes|im|PERSON)(?: (?:is|are|was|has|have|just|all|completely|s))* (?:on fire|in flames|ablaze|burning down)',
    'the kitchen is on fire',
  ],
  [
    '(?:its|it is) (?:on fire|in flames|burning down)|PLACE(?: (?:is|are))+ burning|PLACEs? (?:burning down|up in flames|going up in)',
    'the building is burning',
  ],
  [
    '(?:caught|catching|catches) (?:fire|alight)|in flames|burning down|(?:a|the) blaze(?! of)|(?:pan|fryer|stove|oven|cooker|hob)(?:s)?(?: has| have| just)? gone up|^fire(?: , fire| fire)*$',
    'the curtains caught fire',
  ],
  [
    '(?:theres|there is|there s|weve got|is) (?:a |an )?(?:big |small |huge |kitchen |house |electrical |grease |forest |chimney )*fire(?! (?:place|pit|alarm|exit|doors?|escape|station|works?|side|safety|extinguishers?|drill|department|brigade|officer|show|bowl|sale|in the (?:dining|lounge|bar|fireplace|pub|garden|hearth|lobby|living)))',
    'there is a fire',
  ],
  [
    'fire (?:,? ?fire|in the (?:kitchen|house|building|basement|flat|roof|oven|bin|hall)|(?:has |just )?(?:broke|broken) out|is spreading)|help , fire|(?:put|putting) (?:the|this) fire out',
    'fire, fire',
  ],
  [
    '(?:full of|filling (?:up )?with|lots of|so much|thick|black) smoke|smoke (?:is )?(?:coming|pouring|everywhere|billowing)|(?:theres|there is|see|seeing|smell|smelling)(?: (?:a lot of|some|lots of|black))? smoke(?! (?:alarm|detector|free))|smell(?: of)?(?: something)? burning|(?:burning|burny|burnt plastic|burning plastic)(?: \\p{L}+){0,2} smell|smoking and|(?:see|seeing) (?:flames|fire)|smoke in the (?:kitchen|house|room|hallway|flat|building|apartment|corridor|stairs|stairwell)',
    'smoke is coming out of the oven',
  ],
  [
    'set(?:s|ting)?FEW on fire(?! (?:tonight|the))|set fire to (?:the|my|our|his|her)|(?:going|gone|goes|went) up in flames',
    'the barbecue set the fence on fire',
  ],
  ['flames (?:are )?(?:coming|shooting|everywhere|in|out|from)', 'there are flames coming out'],
  [
    'GETFEW (?:fire brigade|fire department|fire service|fire ?fighters?|fire ?men|fire engine|fire truck)(?! (?:uniform|costume))',
    'call the fire brigade',
  ],
]);

const gas = phrases('gas', [
  ['(?:smell|smells|smelling|smelled|smelt|stinks?|reeks?)FEW gas', 'I smell gas'],
  [
    'gas (?:smell|leak|leaking|is leaking|is escaping|is coming out)|leaking gas|gas odou?r|gasONE (?:hissing|escaping|leaking|blowing|pouring|coming out|gushing)|gas(?: is| s)? hissing',
    'we have a gas leak',
  ],
  [
    '(?:monoxide|co) (?:alarm|detector)FEW (?:going|gone|went|beeping|sounding|off|wont|keeps)|monoxide(?: [\\p{L}\\p{N}]+){0,7}? (?:beep\\w*|going off|gone off|went off|screaming|ringing|chirping like)|left the gas on|(?:theres|there is) carbon monoxide|carbon monoxide in',
    'the carbon monoxide alarm is going off',
  ],
]);

const crime = phrases('crime', [
  [
    '(?:ANOTHER|someone|somebody)AUX (?:breaking|trying to (?:break|get)|broke|broken) in(?:to (?:my|our|the))?(?! (?:car|van|truck|shed|garage|locker|lorry|bike|laptop|phone|pieces|half|two|the (?:car|van|shed|garage|garden|office last))|to (?:my|our|the) (?:car|van|truck|shed|garage|locker|lorry))',
    'someone is breaking in',
  ],
  [
    '(?:an|theres|the) intruder|burglars?(?! (?:alarms?|bars?|proof))|(?:someone|somebody|stranger|man)(?: is)? (?:in|inside) (?:my|our) (?:house|home|flat|apartment|bedroom|room|garage)',
    'there is an intruder',
  ],
  [
    'ANOTHERFEW (?:has|got|with|holding|pulled|pulling|pointing|waving|carrying)FEW (?:knife|gun|pistol|machete|weapon|firearm|shotgun|rifle)(?! (?:set|sharpen\\w*|block|skills))',
    'a man with a knife',
  ],
  [
    '(?:ANOTHER)(?: (?:has|just|keeps))* (?:punched|punching|kicked|slapped|strangled|choked|beat|beaten|attacked|assaulted|grabbed|hit|hitting) (?:me|us|her|him)(?= (?:and|again|in the (?:face|head|stomach)|,)|$)',
    'he punched me and I am scared',
  ],
  [
    'threaten\\w* (?:me|us|him|her|them|people) with|(?:at|by) (?:gun|knife) ?point',
    "he's threatening me with a knife",
  ],
  [
    'gun ?shots?|shots fired|gunfire|(?:theyre|they are|theyve been|they have been|someone is|somebody is|man is) shooting|active shooter',
    'they are shooting outside',
  ],
  [
    'ANOTHERAUX (?:hitting|beating|attacking|strangling|choking|raping|assaulting|hurting|punching|kicking|stabbing)(?: up)? (?:me|us|him|her|them|my|somebody|someone|people|each other)',
    'my husband is hitting me',
  ],
  [
    '(?:being|been|was|got|getting|were)ONE (?:attacked|assaulted|raped|mugged|robbed|held hostage|kidnapped|abducted)(?! (?:by your|by the price))',
    "I'm being attacked",
  ],
  [
    'ANOTHERFEW (?:going to|gonna|wants to|trying to|threaten\\w+ to|will|tried to|hell|shell|theyll) kill (?:me|us|her|him|my|them|somebody|someone)(?! (?:if|when|for|because))',
    'he is going to kill me',
  ],
  [
    '(?:hell|theyll) kill (?:me|us|her|him)(?! (?:if|when|for|because))|pulled a (?:gun|knife)',
    "he'll kill me",
  ],
  [
    '(?:someones?|somebodys?|man|stranger)(?: is| are)?(?: standing| hiding)? (?:(?:downstairs|upstairs)(?! (?:at the [^ ]+ (?:shop|store|cafe|desk|place)|said|says|told|mentioned|who (?:said|told|works|runs)|works|runs))|outside my (?:door|window|house|flat)|in the house|in the garden and)|ANOTHERAUX (?:following|stalking|chasing) (?:me|us|her)',
    "there's somebody downstairs",
  ],
  [
    '(?:child|kid|son|daughter|baby|boy|girl)(?: is| has| was)(?: been| gone)? (?:missing|taken|kidnapped|abducted|snatched)(?! (?:out|to|a|the|ill))',
    'my daughter has been kidnapped',
  ],
  [
    'GETFEW (?:police|cops)(?! (?:stations?|officers?|reports?|discounts?|checks?|clearance))',
    'call the police',
  ],
]);

const selfHarm = phrases('self-harm', [
  ['kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)', 'I want to kill myself'],
  [
    '(?:want|wants|wanna|going|wanted|ready)(?: to)?(?: just)? (?:die(?! (?:laughing|of))|end (?:it all|my life|his life|her life|their life))',
    'I want to die',
  ],
  [
    '(?:end|ending|take|taking|took) (?:my|his|her|their)(?: own)? life|end(?:ing)? it all',
    'I am going to end my life',
  ],
  ['suicid\\w*(?! (?:squad|prevention|door))', "I'm suicidal"],
  [
    '(?:dont|do not|doesnt|no longer)(?: want| wants)?(?: to)? (?:live|be alive|be here) any ?more|(?:dont|do not|doesnt) want to (?:live|be alive)(?! (?:in|at|near|with|on|here|there|so|that))',
    "I don't want to live anymore",
  ],
  [
    'cant go on (?:living|any ?more)|(?:nothing|no reason)(?: left)? to live(?: for)?|better off dead|no point(?: in| to)? (?:living|life|going on|being alive|being here)|pills(?: [\\p{L}\\p{N}]+){0,6}? (?:take|taking|swallow) (?:them|it) all|hang(?:ed|ing)? (?:my|him|her)self(?! (?:on|up|out))|dont want to wake up|(?:want|wish) to never wake up|never wake up again|(?:nobody|no one|noone) would (?:miss|care if) (?:me|i)|better off without me|cant (?:go on|do this|take (?:it|this)|carry on) any ?more(?= (?:and|i|,)|$)|(?:want|wish) (?:it|it all|everything) to (?:just )?(?:be over|end|stop)|want it all to',
    "I can't go on living",
  ],
  [
    '(?:cut|slit|cutting|slitting) (?:my|his|her) wrists?|self harm\\w*|(?:want|wants|going) to (?:hurt|harm) (?:my|him|her)self|harming (?:my|him|her)self',
    "I've cut my wrists",
  ],
  [
    '(?:jump|jumping) (?:off|from) (?:a|the|my|this) (?:bridge|roof|building|balcony|window|cliff)',
    "I'm going to jump off the bridge",
  ],
]);

/** Ordinary ways to say in English that there is an emergency. */
export const english: readonly Phrase[] = [
  ...fire,
  ...gas,
  ...englishMedical,
  ...crime,
  ...selfHarm,
];
