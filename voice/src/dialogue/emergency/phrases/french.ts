import { type Phrase, phrases, type Words } from './phrase.ts';

const PERSON =
  '(?:homme|femme|monsieur|dame|personne|client|cliente|collegue|amie?|copine?|voisine?|mari|epouse?|conjoint|mere|maman|pere|papa|grand (?:mere|pere)|mamie|papi|fils|fille|enfant|bebe|garcon|petite?|frere|soeur|cousine?|oncle|tante|serveur|serveuse|patron|patronne)s?';

/** Words that stand for others in the patterns. */
export const frenchWords: Words = {
  PERSON,
  SOMEBODY: `(?:il|elle|quelquun|quelqu un|on|${PERSON})`,
  FEW: '(?: [\\p{L}\\p{N}]+){0,3}?',
  ONE: '(?: [\\p{L}\\p{N}]+)?',
  CALL: '(?:appel\\p{L}+|envoy\\p{L}+|besoin d\\p{L}*|faut|veux|venir|preven\\p{L}+|contact\\p{L}+)',
  PLACE:
    '(?:maison|cuisine|appartement|voiture|immeuble|chambre|four|local|magasin|lit|rideaux?|toit|garage|restaurant|hotel|bureau|tout|batiment|cave|canape|friteuse|salon)',
};

const medical = phrases('medical', [
  [
    '(?:ne|n)(?: [\\p{L}\\p{N}]+){0,3}? respir\\p{L}+|respire (?:plus|pas|mal|tres mal|difficilement)|(?:peux|peut|arrive) (?:pas|plus)(?: a)? respirer',
    'il ne respire plus',
  ],
  ['(?:mal|difficultes?|peine|probleme) a respirer|manque d air', 'elle a du mal à respirer'],
  [
    '(?:mal|douleurs?|serre|serrement|oppression|oppresse|brulure|pression|poids|pointe)FEW poitrine',
    "j'ai mal à la poitrine",
  ],
  [
    'crise cardiaque|infarctus|arret cardiaque|(?:un|une|fait un|l) avc|attaque cerebrale|crise d (?:asthme|epilepsie)',
    'une crise cardiaque',
  ],
  [
    '(?:s|m)(?: est| suis)? (?:etouffe|etrangle|effondr(?:e|ee|er)|evanouie?|ecroulee?)|(?:s|m) etouffer',
    "mon fils s'étouffe",
  ],
  [
    '(?:bouche|visage|figure)(?: \\p{L}+)? (?:de travers|tordue?|paralysee?|deforme\\p{L}*)|n arrive (?:plus|pas) a (?:parler|respirer|bouger|avaler|se lever|lever)|(?:gorge|langue|levres|visage)(?: (?:qui|est|se|s|sont|a|lui|toute?))* (?:gonfl\\p{L}+|enfl\\p{L}+|ferme)',
    "elle a la bouche de travers et n'arrive plus à parler",
  ],
  [
    'inconscient\\p{L}*(?! de)|(?:perdu|perd|perdre|sans|repris) connaissance',
    'il est inconscient',
  ],
  [
    '(?:ne|n)(?: se| s)? reveille (?:pas|plus)|(?:il|elle|PERSON) ne (?:repond|reagit|bouge) (?:pas|plus)(?! (?:au|aux|a)\\b)|ne (?:bouge|parle|se releve|se leve) plus|(?:arrive|arrivons|peux|peut|reussi\\p{L}*) pas(?: a)?(?: le| la| l| les)? reveiller',
    'elle ne se réveille pas',
  ],
  [
    '(?:toute? bleue?|(?:devient|devenu|devenue) (?:bleue?|grise?|violette?|violet)|levres bleues)|(?:vomit|crache|tousse)FEW du sang|suffoqu\\p{L}+|asphyxi\\p{L}+|coupee? (?:le doigt|la main|une artere|profondement)',
    'mon bébé est tout bleu',
  ],
  [
    'tombeeFEW dans l escalier|tombee? (?:dans l escalier|du toit|du balcon|de l echelle|par la fenetre)|y a eu un(?: grave)? accident',
    "elle est tombée dans l'escalier",
  ],
  ['(?:un|de) malaise|convulsion\\p{L}*|convulse', 'mon père fait un malaise'],
  [
    'tombeeFEW (?:bouge|repond|reveille)|tombeFEW (?:bouge|repond|reveille)',
    'il est tombé et ne bouge plus',
  ],
  [
    'saign\\p{L}+ (?:beaucoup|enormement|abondamment|trop|de la tete|sans arret)|(?:beaucoup|plein|trop|tellement) de sang|du sang partout|perd(?:s|u)?(?: beaucoup de| du| trop de)? sang|hemorragie|arrete pas de saigner',
    'elle saigne beaucoup',
  ],
  [
    'overdose|surdose|(?:pris|avale|prend)(?: [\\p{L}\\p{N}]+){0,2}? (?:trop de|tous (?:les|ses|mes)|boites? de|plein de) (?:medicaments|cachets|comprimes|pilules|somniferes)',
    "j'ai pris trop de médicaments",
  ],
  [
    '(?:avale|bu|ingere)FEW (?:javel|produit|poison|detergent|pile|deboucheur|lessive)|empoisonnee?',
    'il a bu de la javel',
  ],
  [
    'anaphyla\\p{L}+|reaction allergique|gorge(?: qui)? (?:se |me )?(?:gonfle|ferme|serre)',
    'une réaction allergique',
  ],
  ['(?:se|est|s est) (?:noie|noye|noyee)|electrocutee?|electrocute', 'il se noie'],
  [
    '(?:perd|perds|perdu|perdre) les eaux|en train d accoucher|va accoucher|le bebe arrive(?! (?:avec|en|pour))',
    'elle perd les eaux',
  ],
  [
    '(?:est|suis) en train de mourir|(?:va|vais) mourir(?! de)|je meurs(?! d)',
    'il est en train de mourir',
  ],
  [
    'renversee? par une|(?:gravement|est|sont|suis) blesse\\p{L}*|(?:un|une) blesse\\p{L}*|grave accident|accident grave|poignardee?',
    'quelqu’un est blessé',
  ],
  ['(?:plus|pas) de pouls', "il n'a plus de pouls"],
  ['CALLFEW (?:ambulance|samu|secours)', 'appelez une ambulance'],
  [
    '(?:appel\\p{L}+|faites|composez)(?: vite)? le (?:15|18|17|112|911|999|quinze|dix huit|dix sept|cent douze|un un deux)(?= (?:s|vite|maintenant|tout|,)|$)',
    'appelez le 15',
  ],
]);

const loose: readonly Phrase[] = [
  {
    kind: 'medical',
    pattern:
      'c est une(?: vraie)? urgence(?! (?:dentaire|de plomberie))|urgence (?:vitale|medicale)|au secours',
    example: "c'est une urgence",
    loosely: true,
  },
];

const fire = phrases('fire', [
  [
    'PLACE (?:est|sont) (?:\\p{L}+ )?en feu|(?:est|sont|tout) en feu|en flammes|(?:pris|prend|prit) feu',
    'la cuisine est en feu',
  ],
  [
    'il y a (?:le|un|du)(?: \\p{L}+)? feu(?! (?:d artifice|de (?:cheminee|bois|camp|joie)|rouge|vert|dans la cheminee))|(?:^| )au feu(?:$| , au feu| au feu)',
    'il y a le feu',
  ],
  ['(?:un|l|d) incendie(?! de)', 'il y a un incendie'],
  ['PLACE(?: est en train de)? brule\\p{L}*', 'ma maison brûle'],
  [
    '(?:plein|beaucoup|remplie?|tellement) de fumee|fumee (?:partout|noire|epaisse)|de la fumee (?:dans|sort|qui sort)|(?:des|les) flammes|sent le brule|^au feu',
    'il y a plein de fumée',
  ],
  ['CALLFEW pompiers', 'appelez les pompiers'],
]);

const gas = phrases('gas', [
  ['(?:sent|sens|odeur|senti|sentez|sentir|pue|empeste)FEW gaz|fuite de gaz', 'ça sent le gaz'],
  ['monoxyde', 'il y a du monoxyde de carbone'],
]);

const crime = phrases('crime', [
  [
    '(?:essaie|essaient|tente|tentent|train) de (?:forcer|defoncer|rentrer chez|entrer chez)|force(?:nt)? (?:ma|la|notre) (?:porte|serrure)(?! (?:de (?:voiture|garage)))',
    "quelqu'un essaie de forcer ma porte",
  ],
  [
    '(?:SOMEBODY|type|gars|individu|mec|voleur)FEW (?:couteau|pistolet|arme|fusil|machette)',
    'il a un couteau',
  ],
  [
    '(?:me|m|nous|l)(?: a| est en train de)? (?:agress|attaqu|frapp|menac|viol|poignard|cambriol|braqu)(?:e|ent|er|ee?s?)(?! a\\b)',
    "on m'agresse",
  ],
  [
    '(?:il|elle|PERSON)(?: est en train de)? (?:me|nous|la|le) (?:bat|battre|tape|frappe)',
    'mon mari me bat',
  ],
  ['(?:va|veut|vont) (?:me|nous|la|les|le) tuer(?! (?:si|quand|parce))', 'il va me tuer'],
  [
    'entre\\p{L}* chez (?:moi|nous)|(?:quelquun|quelqu un|on|homme)(?: \\p{L}+)? (?:me suit|nous suit|chez moi|dans la maison)|cambrioleurs?|(?:un|des) intrus',
    "quelqu'un est entré chez moi",
  ],
  ['coups? de feu|fusillade|(?:on|ca) tire dehors', "j'entends des coups de feu"],
  ['CALLFEW (?:police|gendarmes?|gendarmerie)', 'appelez la police'],
]);

const selfHarm = phrases('self-harm', [
  ['suicid\\p{L}*', 'je vais me suicider'],
  [
    '(?:veux|vais|veut|envie de|pense a|pensez a|essaye de|essaie de) (?:me|se) tuer|va se tuer|(?:veux|envie de) mourir(?! de)',
    'je veux mourir',
  ],
  [
    '(?:plus|pas)(?: envie| la force| le gout)? de vivre|(?:veux|veut) plus vivre(?! (?:ici|avec|dans|en|comme))',
    "je n'ai plus envie de vivre",
  ],
  [
    'en finir avec (?:la|ma) vie|envie d en finir$|(?:ouvert|coupe|taille) les veines|me faire du mal',
    "j'ai envie d'en finir avec la vie",
  ],
]);

/** Ordinary ways to say in French that there is an emergency. */
export const french: readonly Phrase[] = [
  ...fire,
  ...gas,
  ...medical,
  ...loose,
  ...crime,
  ...selfHarm,
];
