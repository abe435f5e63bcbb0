import type { Words } from './phrase.ts';

/** Names of patterns that stand in those below. */
export const harmlessWords: Words = {
  FEW: '(?: [\\p{L}\\p{N}]+){0,3}?',
};

/** Wording of emergencies that means something else, beside something said so. It is taken out before a clause is read. */
export const otherMeanings: readonly (readonly [pattern: string, example: string])[] = [
  [
    '(?:cant|cannot|can hardly|couldnt) (?:breathe|breath|stop|speak) (?:for|from|with|because of) (?:laughing|laughter|the laughing|excitement)',
    "I can't breathe for laughing",
  ],
  [
    'cut ?throat (?:razors?|shaves?|jobs?|one|prices?|business|market|world|competition|finish|treatment|style|trim|blades?)',
    "it's a cut-throat job I'm after",
  ],
  [
    'smok(?:e|ing)(?: [\\p{L}\\p{N}]+){0,5} (?:exhaust|tail ?pipe|chimney|barbecue|bbq|smoker|vape|smoke machine|bombs?)',
    'smoke is coming out of the exhaust',
  ],
  [
    'if (?:i|we|you|it|he|she|they|the \\p{L}+) (?:runs?|ran|run) over(?! by)',
    'will there be anybody there if I run over',
  ],
  ['shot (?:my|our|his|her) (?:wad|bolt|budget|load)', 'I shot my wad'],
  [
    'heart attack (?:burgers?|grill|sandwich|menu|special|platter|fries|challenge)',
    'the heart attack burger',
  ],
  [
    '(?:nearly|almost) (?:died|fainted|choked|collapsed|passed out|had a heart attack)',
    'I nearly died laughing',
  ],
  ['passed out (?:of|flyers|leaflets|drinks|cards|samples|cold|the|some)', 'I passed out flyers'],
  [
    'breathe in (?:that|this|the|these|those|my) (?:dress|jeans|suit|shirt|corset|trousers|pants|shoes|skirt|costume)',
    "I can't breathe in that dress",
  ],
  [
    '(?:help|helping|save|saving|treat|treating|with) (?:someone|somebody|people|a person|patients) who(?: is|s| are| have| has) \\p{L}+',
    'how to help someone who is choking',
  ],
  [
    '(?:check|checks|checked|test|tested|inspect\\p{L}*|inspection|look)FEW (?:gas leaks?|carbon monoxide)',
    'please check for gas leaks',
  ],
  [
    '(?:no|not|isnt|without|nobody is|no one is|nobodys|never)(?: (?:a|an|any|even|having|on|really))* (?:hurt|injured|on fire|fire|smoke|emergency|bleeding|heart attack|stroke|unconscious|gas leak|smell of gas|gas smell|allergic reaction|dying)',
    'nobody is hurt',
  ],
  [
    'no (?:hay|huele|esta|es|tengo)(?: (?:un|una|ningun|ninguna|a|en))* (?:incendio|fuego|humo|gas|llamas|emergencia|urgencia|herido|heridos)',
    'no hay fuego',
  ],
  [
    '(?:pas|aucun|aucune|sans)(?: (?:de|d|un|une|en|le))* (?:feu|incendie|fumee|gaz|urgence|blesse|blesses|danger)',
    "il n'y a pas de feu",
  ],
  [
    '(?:assurance|alarmes?|securite|exercice|detecteurs?|extincteurs?|risque|porte|protection|systeme)(?: (?:d|contre|l|anti))* incendie',
    'une alarme incendie',
  ],
  [
    '(?:seguro|puerta|puertas|alarma|alarmas|simulacro|sistema|proteccion|extintor)(?: (?:de|contra|anti|el))* incendios?',
    'una alarma de incendio',
  ],
  ['ardiendo(?: de)? (?:ganas|deseos)', 'ardiendo de ganas'],
];

/** Told of another day: then it is history, if nothing in the clause is of now. */
export const longAgo: readonly (readonly [pattern: string, example: string])[] = [
  [
    '(?<!since )(?:last (?:week|month|year|summer|winter|spring|autumn|fall|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday)',
    'last year',
  ],
  [
    '(?:days|weeks|months|years|a (?:week|month|year|while)) ago|(?:back )?in (?:19|20)\\d\\d|years back|used to|when i was|as a child|history of|recover\\p{L}* from',
    'two years ago',
  ],
  [
    '(?:la semana|el mes|el ano|el verano|el invierno) pasad[oa]|(?<!desde )ayer|hace(?: \\p{L}+){1,3} (?:dias|semanas|meses|anos)|hace (?:\\d+|un|una) (?:dias?|semanas?|mes|meses|anos?)|en (?:19|20)\\d\\d|de pequen[oa]',
    'el año pasado',
  ],
  [
    '(?:la semaine|le mois|l annee|l an|l ete) (?:derniere?|passee?)|(?<!depuis )hier|il y a (?:\\p{L}+|\\d+) (?:jours?|semaines?|mois|ans?|annees?)|en (?:19|20)\\d\\d|quand j etais',
    "l'année dernière",
  ],
];

/** Said of now, whatever was before. */
export const atPresent =
  '(?<!(?:fine|better|ok|okay|good|well) )now(?! (?:its |it is |i am |im |he is |hes |she is |shes |theyre |they are |all |everything is )?(?:all )?(?:fine|better|ok|okay|good|well|gone|over|recovered))|right now|again|still|ahora(?! (?:esta|estoy|ya) (?:bien|mejor))|otra vez|de nuevo|maintenant(?! (?:ca|il|elle) va)|encore|a nouveau';

/** Said of what is only taught, sold, insured or asked about. */
export const onlyTalk: readonly (readonly [pattern: string, example: string])[] = [
  [
    '(?:what do you charge|how much (?:is|are|for|do|does|would|to|will)|what does it cost|whats the (?:price|cost)|the (?:price|cost) (?:of|for)|do you (?:do|offer|sell|stock|provide|fit|install|supply|run|repair|service)|can you (?:fit|install|supply|replace|service) (?:a|an|my|our|the|new|some) )',
    'what do you charge for a gas leak check',
  ],
  [
    '(?:first aid|cpr) (?:course|class|training|lessons?|kit)|(?:do you|can you|could you|you) (?:teach|train|treat|specialise|specialize|insure|cover)|(?:course|class|classes|training|workshop|insurance|policy|leaflet|brochure|article|movie|film|book|novel|song|band) (?:about|on|for|against|called|is called)',
    'do you treat stroke patients',
  ],
  [
    '(?:what (?:do|should|would|can) (?:i|we|you|one|people) do|what happens|who do (?:i|we) call) (?:if|when|in case)|what if|in case of|in the event of|(?:cursos?|clases?|seguro) (?:de|para|contra) |en caso de|que hago si|(?:cours|formation|assurance|stage) (?:de|d|pour|contre) |en cas d|que faire (?:si|en cas)',
    'what do I do in case of fire',
  ],
];

/** What a business comes out for: an "emergency" beside one of these is not one of life. */
export const household =
  '(?:pipes?|leak(?:s|ing|ed)?|water|flood\\p{L}*|boiler|heating|radiator|toilet|drain|sink|tap|sewage|lock(?:ed|s|out)?|keys?|door|window|roof|power|electric\\p{L}*|fuse|wifi|internet|tooth|teeth|dent\\p{L}*|filling|crown|brace|gums?|dress|suit|hair|nails?|wedding|haircut|plumb\\p{L}*|tyre|tire|car|laptop|computer|passport|booking|reservation|appointment|dog|cat|puppy|kitten|horse|rabbit|tuber\\p{L}*|fuga de agua|agua|caldera|cerradura|llaves?|puerta|inundaci\\p{L}*|muelas?|dientes?|empaste|cita|perr[oa]|gat[oa]|tuyau|fuite d eau|eau|chaudiere|serrure|cles?|porte|inondation|dents?|plombage|rendez vous|chien|chat)';

/** An animal that is ill or hurt: there are no ambulances for it. */
export const animalPatient =
  '(?:my|our|the|a|his|her|mi|nuestr[oa]|mon|ma|notre)(?: (?:little|old|poor))? (?:dogs?|cats?|puppy|puppies|kitten|horse|pony|rabbit|bunny|hamster|guinea pig|parrot|bird|tortoise|perr[oa]|gat[oa]|caballo|conejo|cachorr[oa]|chien(?:ne)?|chatte?|chaton|cheval|lapin)(?! (?:bit|attacked|got hold|gone for|went for|mauled|is attacking|me|mordi\\p{L}*|ha mordido|a mordu|m a))';
