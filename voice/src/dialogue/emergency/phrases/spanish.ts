import { type Phrase, phrases, type Words } from './phrase.ts';

const PERSON =
  '(?:hombre|mujer|senora?|chic[oa]|ti[oa]|tipo|persona|cliente|huesped|paciente|companer[oa]|amig[oa]|jef[ea]|vecin[oa]|marido|espos[oa]|mujer|pareja|novi[oa]|madre|mama|padre|papa|abuel[oa]|hij[oa]|nin[oa]|nene|bebe|herman[oa]|prim[oa]|sobrin[oa]|camarer[oa])s?';

/** Words that stand for others in the patterns. */
export const spanishWords: Words = {
  PERSON,
  SOMEBODY: `(?:el|ella|alguien|${PERSON})`,
  FEW: '(?: [\\p{L}\\p{N}]+){0,3}?',
  ONE: '(?: [\\p{L}\\p{N}]+)?',
  CALL: '(?:llam\\p{L}+|pid\\p{L}+|pedir|necesit\\p{L}+|mand\\p{L}+|envi\\p{L}+|traig\\p{L}+|avis\\p{L}+|manden)',
  PLACE:
    '(?:casa|cocina|piso|apartamento|coche|carro|edificio|habitacion|horno|local|tienda|cama|cortinas?|techo|tejado|garaje|restaurante|hotel|oficina|todo|sofa|freidora)',
};

const medical = phrases('medical', [
  ['noONE (?:respir\\p{L}+)', 'no respira'],
  [
    '(?:cuesta|dificultad(?:es)? para|problemas para|apenas|casi no)(?: mucho| puedo| puede)? respirar?',
    'le cuesta respirar',
  ],
  [
    '(?:boca|cara)(?: \\p{L}+)? (?:torcida|paralizada|caida)|no (?:puede|puedo|logra|consigue) (?:hablar|tragar|moverse|mover|levantar el)|(?:garganta|lengua|labios|cara)(?: (?:se|le|me|esta|estan|ha|muy))* (?:hincha\\p{L}*|cierra|cerrando)',
    'tiene la boca torcida y no puede hablar',
  ],
  [
    '(?:en el suelo|tirad[oa])(?: \\p{L}+)? y no|falta(?: mucho)? el aire|(?:ahogando|atragantando|asfixiando|atragantado|atraganta|asfixia)',
    'se está atragantando',
  ],
  [
    '(?:duele|dolor|dolores|presion|opresion|pinchazos?|punzadas?|aprieta|oprime)FEW (?:pecho|corazon)',
    'me duele el pecho',
  ],
  [
    'infarto|ataque (?:al corazon|cardiaco|de asma|epileptico|de epilepsia)|paro cardiaco',
    'le está dando un infarto',
  ],
  ['derrame cerebral|un ictus|embolia', 'creo que es un derrame cerebral'],
  [
    '(?:desmayad[oa]|se desmay\\p{L}+|inconsciente|desplomad[oa]|se desplom\\p{L}+|perd\\p{L}+ (?:el conocimiento|la conciencia))',
    'está inconsciente',
  ],
  ['no(?: se)? (?:despierta|reacciona|vuelve en si)', 'no se despierta'],
  [
    '(?:caido|cayo|caida)(?: [\\p{L}\\p{N},]+){0,6}? no (?:responde|se mueve|contesta|puede|se levanta|habla|reacciona)|(?:caido|cayo) (?:por las|de la|del|desde) (?:escaleras?|escalera|tejado|balcon|ventana)',
    'se ha caído y no responde',
  ],
  ['PERSON no (?:responde|reacciona|se mueve)(?! (?:a|al|el)\\b)', 'mi padre no responde'],
  [
    'sangra\\p{L}*(?: mucho| muchisimo| demasiado| sin parar)|(?:esta|estoy) sangrando(?! (?:un poco|la encia))|(?:mucha|tanta|demasiada)FEW sangre(?! de)|sangre por todas|perdiendo(?: mucha)? sangre|hemorragia|no (?:para|deja|paro|dejo) de sangrar|desangr\\p{L}+',
    'está sangrando mucho',
  ],
  [
    '(?:puesto|pone|poniendo)FEW (?:azul|morad[oa]|gris|rigid[oa])|vomit\\p{L}+ sangre|pierde(?: mucha)? sangre|cortado (?:una vena|el dedo|la mano|mucho)',
    'se ha puesto azul',
  ],
  ['convulsi\\p{L}+', 'está convulsionando'],
  [
    'sobredosis|(?:tomad?o|tome|tomo|tragado|trago)(?: [\\p{L}\\p{N}]+){0,3}? (?:demasiad[oa]s|muchas|todas las|un bote de|bote de|una caja de|frasco de)FEW (?:pastillas|medicamentos|somniferos|medicinas)',
    'he tomado demasiadas pastillas',
  ],
  [
    '(?:bebido|bebio|tragado|trago|tomado|tomo)FEW (?:lejia|veneno|amoniaco|detergente|cloro|pila)|envenenad[oa]',
    'se ha bebido lejía',
  ],
  [
    'anafila\\p{L}+|reaccion alergica|(?:cierra|cerrando) la garganta|hincha(?:ndo)?FEW (?:lengua|garganta)',
    'se le cierra la garganta',
  ],
  ['ahogado|se ahoga|electrocutad[oa]|descarga electrica', 'se ahoga'],
  [
    '(?:roto|rompi|rompio) (?:aguas|la fuente)|(?:esta|estoy|puesto|ponerse) de parto|dando a luz|(?:el bebe|ya) viene el bebe|esta naciendo',
    'está de parto',
  ],
  ['(?:me estoy|PERSON se esta|ella se esta|el se esta) muriendo(?! de)', 'me estoy muriendo'],
  [
    'atropellad[oa]|(?:atropello|atropellaron) a|gravemente herid[oa]s?|herid[oa] grave|hay(?: un| una)? herid[oa]s?|accidente (?:grave|muy grave|terrible)',
    'hay un herido',
  ],
  [
    '(?:apunalad[oa]|acuchillad[oa]|apunal\\p{L}+|disparado a|le han disparado|me han disparado)',
    'lo han apuñalado',
  ],
  [
    '(?:creo|parece) que(?: se)? (?:esta|ha) muert[oa]|se (?:muere|esta muriendo) mi PERSON|(?:tirad[oa]|tendid[oa]) en (?:el suelo|la calle)',
    'creo que está muerto',
  ],
  ['no tiene pulso|sin pulso', 'no tiene pulso'],
  [
    'una ambulancia (?:por favor|ya|rapido|urgente|ahora)|ayuda (?:medica|urgente)',
    'una ambulancia por favor',
  ],
  ['CALLFEW (?:ambulancia|paramedicos?)', 'llame a una ambulancia'],
  [
    '(?:llam\\p{L}+|marqu?\\p{L}+) (?:al|a|el) (?:112|911|061|091|999|uno uno dos|uno doce|ciento doce|nueve uno uno|emergencias|los servicios de emergencia)(?= (?:por|ya|ahora|rapido|,)|$)',
    'llame al 112',
  ],
]);

const loose: readonly Phrase[] = [
  {
    kind: 'medical',
    pattern:
      '(?<!no )(?:es|tengo|tenemos|hay) una(?: verdadera)? (?:emergencia|urgencia)(?! (?:dental|de fontaner\\p{L}+))|(?:emergencia|urgencia) medica',
    example: 'es una emergencia',
    loosely: true,
  },
];

const fire = phrases('fire', [
  ['(?:un|hay|el) incendio|incendiando|incendiado', 'hay un incendio'],
  [
    'hay llamas|^fuego(?: , fuego| fuego)*$|sale fuego|huele a quemado|en llamas|PLACE(?: se)?(?: esta| estan)? (?:ardiendo|quemando)|(?:quemando|ardiendo) (?:la|el|mi|un|una|todo)ONE(?:PLACE)?|prendi\\p{L}+ fuego|(?:ha|han) prendido',
    'la cocina está en llamas',
  ],
  [
    'hay (?:un |mucho )?fuego(?! (?:artificial|lento))|fuego en (?:la|el|mi) PLACE',
    'hay fuego en la cocina',
  ],
  ['(?:mucho|lleno de|llena de|tanto) humo|sale(?: mucho)? humo|humo negro', 'sale mucho humo'],
  ['CALLFEW bomberos', 'llame a los bomberos'],
]);

const gas = phrases('gas', [
  ['hueleFEW a gas|olor a gas|(?:fuga|escape) de gas|oliendo a gas|apestaFEW a gas', 'huele a gas'],
  ['monoxido de carbono|alarma de monoxido', 'hay monóxido de carbono'],
]);

const crime = phrases('crime', [
  [
    'apunta(?:n|ndo)?FEW con (?:una|un) (?:pistola|arma|cuchillo|escopeta)',
    'nos están apuntando con una pistola',
  ],
  [
    '(?:SOMEBODY|tiene|lleva)(?: con| tiene| lleva)? (?:un|una) (?:cuchillo|pistola|navaja|arma|machete|escopeta)(?! de)',
    'un hombre con un cuchillo',
  ],
  [
    '(?:me|nos|le|les|lo|la)(?: estan?| han| ha| van? a| quieren?)? (?:atac|peg|rob|asalt|viol|amenaz|golpe|secuestr)(?:ando(?:me|nos)?|aron|an|ar)',
    'me están atacando',
  ],
  [
    '(?:me|nos|la|lo|le) (?:va|van|quiere|quieren)(?: a)? matar(?! (?:si|como|cuando))|(?:matarme|matarnos|matarla)(?= (?:el|un|mi))',
    'me va a matar',
  ],
  [
    '(?:me|nos) (?:esta|estan) (?:siguiendo|persiguiendo)|alguien (?:dentro|en|en el)(?: de)?(?: mi| la| nuestra)? (?:casa|piso|habitacion|garaje)|alguienFEW (?:entr|met|col|forz)\\p{L}+FEW (?:casa|piso|habitacion|puerta)|(?:hay|un) (?:ladron|ladrones|intruso)',
    'alguien está entrando en mi casa',
  ],
  ['(?:tiros|disparos|tiroteo|estan disparando)', 'hay disparos en la calle'],
  ['CALLFEW policia', 'llame a la policía'],
]);

const selfHarm = phrases('self-harm', [
  ['suicid\\p{L}+', 'quiere suicidarse'],
  [
    'me (?:quiero|voy a) matar|(?:quiero|quiere|voy a|va a|pienso en|pensando en|ganas de|intentado|intento) matar(?:me|se)|quiero morir(?:me)?(?! de)',
    'me quiero matar',
  ],
  [
    'no quiero(?: seguir)? vivi(?:r|endo)(?! (?:en|aqui|con|asi|alli))|ganas de vivir',
    'ya no quiero vivir',
  ],
  [
    'quitar(?:me|se) la vida|(?:acabar|terminar) con (?:mi|su) vida|cort\\p{L}+ las venas',
    'quiero acabar con mi vida',
  ],
]);

/** Ordinary ways to say in Spanish that there is an emergency. */
export const spanish: readonly Phrase[] = [
  ...fire,
  ...gas,
  ...medical,
  ...loose,
  ...crime,
  ...selfHarm,
];
