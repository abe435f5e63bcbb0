import type { Rule } from '../language.ts';

const BOOKING = '(?:reservas?|reservaciones|reservacion|citas?|mesa|turno|estancia|hora|visita)';

export const spanishFirst: readonly Rule[] = [
  // the one who answers
  [/\bno quiero hablar con una? (?:maquina|robot|contestador)\b/, 'operator'],
  [
    /\b(?:es|eres|sois|es usted|estoy hablando con|hablo con)(?: usted)? un(?:a)? (?:robot|maquina|ordenador|computadora|contestador|grabacion|persona(?: real| de verdad)?|humano|inteligencia artificial|bot)\b/,
    'are you a robot',
  ],
  [
    /\b(?:hablar|hable|hablo|comunicar\w*|pas\w*|pong\w*|conect\w*)(?: \w+)? con (?:una? |el |la |algun )?(?:persona|alguien|humano|operador|operadora|agente|encargad[oa]|responsable|dueno|duena|gerente|recepcion|doctor|doctora|medico|cocinero|chef|usted)\b(?: (?:real|de verdad))?/,
    'operator',
  ],
  [
    /\bhasta (?:luego|pronto|manana|la vista|ahora)\b|\b(?:adios|chao|chau|que tenga (?:un )?buen(?:a|os)? (?:dia|dias|tarde|noche))\b/,
    'goodbye',
  ],
  [/\bbuenos dias\b|\bbuenas(?: (?:tardes|noches))?\b|\bbuen dia\b|\bhola\b|\bque tal\b/, 'hello'],
  [
    /\b(?:me da igual|cuando sea|lo antes posible|cuanto antes|cualquier (?:dia|hora|momento)|(?:el|la) primer[oa]? (?:hora|hueco|dia|cita)?(?: (?:libre|disponible))|que (?:tienen|tiene|hay) (?:libre|disponible))\b/,
    'as soon as possible',
  ],
  [/\b(?:desde el principio|empe(?:zar|cemos|zamos) (?:de nuevo|otra vez))\b/, 'start over'],
  [
    /\b(?:y si|puede ser|podria ser|podemos|podriamos|mejor)? ?(?:que )?(?:pongamos|ponga|pongalo|cambielo)\b/,
    'make it',
  ],
  [/\bno,? (?:mejor|perdon|perdone|espere?|digo|quiero decir)\b/, 'no actually'],
  [
    /(?<=\S )(?:perdon|perdone|digo|quiero decir|mejor dicho|mas bien|en realidad|corrijo)(?= \S)|^(?:perdon|perdone) (?=(?:queria decir|a|el|para|las|son|somos|\d))|\b(?:en realidad|quise decir|queria decir|mejor)\b/,
    'actually',
  ],
];

export const spanishIntents: readonly Rule[] = [
  [
    /^(?:una )?(?:persona|operador|operadora|agente|encargado|humano)$|\bpersona (?:real|de verdad)\b|\bpase(?:me|nme)\b/,
    'operator',
  ],
  [
    /^(?:perdon|perdone|como|que|disculpe)$|\b(?:como dice|como ha dicho|que ha dicho|puede repetir\w*|podria repetir\w*|repita\w*|repite|otra vez|digalo otra vez|(?:perdone? |disculpe )?no (?:le |lo |te )?(?:he oido|oi|oigo|he entendido|entendi|entiendo)(?: bien)?)\b/,
    'say that again',
  ],
  [
    /\b(?:espere?|un (?:momento|momentito|segundo|minuto)|aguarde|dejeme (?:ver|mirar|pensar)|a ver)\b/,
    'hold on',
  ],
  [/\b(?:imbecil|idiota|mierda|gilipollas|estupid[oa]|cabron|pendejo)\b/, 'stupid'],
  // ends
  [
    /\b(?:eso es todo|es todo|nada mas|ya esta|eso seria todo|con eso basta|no necesito nada)\b/,
    "that's all",
  ],
  [
    /\b(?:dej[ae]lo|olvid[ae]lo|olvidese|da igual|ya no (?:quiero|hace falta)|no quiero (?:nada|reservar|la reserva|una reserva|dejar (?:un )?mensaje)|he cambiado de idea|dejemoslo)\b/,
    'never mind',
  ],
  [
    /\bno (?:tengo|tenemos) (?:telefono|movil|numero)\b|\b(?:prefiero no (?:dar\w*|decir\w*)|sin telefono)\b/,
    'no phone',
  ],
  [
    /\b(?:este (?:numero|mismo)|el mismo (?:desde el que|del que|numero)|el numero desde el que|del que llamo)\b(?: llamo)?/,
    'yes this number',
  ],
  [/\bno (?:lo )?(?:se|recuerdo|me acuerdo)\b/, "i don't know"],
  // what exists already
  [/\b(?:cancel|anul)(?:arl[ao]|el[ao]|enl[ao])\b/, 'cancel that'],
  [/\b(?:cancel|anul)(?:ar|e|en|o|emos|arme|acion)\b/, 'cancel'],
  [
    /\b(?:cambi|aplaz|modific|adelant|reprogram)(?:ar|arla|arlo|e|en|o|emos)\b|\b(?:mover|muevan|mueva|moverla|posponer|posponga|pasar|pasarla|pasen)\b/,
    'move',
  ],
  [
    new RegExp(`\\b(?:tengo|tenemos|hice|hicimos|tenia) (?:ya )?una ${BOOKING}\\b`),
    'i have a booking',
  ],
  [
    /\b(?:llego|llegare|llegaremos|llegamos|voy a llegar|vamos a llegar) (?:un poco )?tarde\b/,
    "i'll be late",
  ],
  [/\b(?:la )?(?:1|primer[oa]?)$/, 'the first one'],
  [/\b(?:la|el) segund[oa]$/, 'the second one'],
  [/\b(?:la|el) tercer[oa]$/, 'the third one'],
  [/\b(?:la|el) ultim[oa]$/, 'the last one'],
  // wishes
  [
    /\b(?:(?:numero|codigo) de (?:referencia|reserva|confirmacion|pedido)|localizador)\b/,
    'reference number',
  ],
  [
    /\b(?:dejar(?:le|les)?|dejo|tomar?|tome|anot\w+|dar(?:le)?) (?:un |el )?(?:mensaje|recado|aviso)\b|\bun (?:mensaje|recado)\b/,
    'leave a message',
  ],
  [
    /\b(?:que me (?:llamen|llame|devuelvan la llamada)|ll[aá]menme|me (?:pueden|puede|podrian) (?:llamar|devolver la llamada))\b/,
    'call me back',
  ],
  [
    /\b(?:(?:(?:quiero|quisiera|queria|querria|me gustaria|puedo|podria) )?(?:hacer (?:un|mi) pedido)|quer\w+ pedir(?! (?:cita|hora))|quisiera pedir(?! (?:cita|hora))|encargar|pedir comida|quiero pedir(?! (?:cita|hora)))\b/,
    'i would like to order',
  ],
  [/\bpara (?:llevar|recoger)\b/, 'for pickup'],
  [
    /\b(?:habitacion|cuarto) (doble|individual|sencilla|simple|familiar|triple|twin|con 2 camas)\b/,
    (m) => ROOMS[m[1] ?? ''] ?? null,
  ],
  [/\bsuite\b/, 'suite'],
  [/\b(?:habitaciones|habitacion|cuarto)\b/, 'room'],
  [/\bmesas?\b/, 'table'],
  [/\b(?:paciente nuev[oa]|primera (?:visita|vez|consulta))\b/, 'new patient'],
  [/\bpresupuesto\b/, 'a quote'],
  [
    /\b(?:venir|que vengan|que venga|mandar a alguien|enviar a alguien|pasarse|que pase alguien)\b/,
    'come out',
  ],
  [
    /\b(?:fuga|gotea|goteo|rot[oa]|averia\w*|atasc\w*|repar\w*|arregl\w*|instal\w*|caldera|grifo|no funciona|no va|enchufe|tuberia|cerradura|tejado|pint\w+)\b/,
    'repair',
  ],
  [/\b(?:me duele|dolor de|me he roto|fiebre)\b/, 'hurts'],
  [
    /\b(?:pedir|coger|tomar|sacar|reservar|quiero|necesito|quisiera|queria)(?: una)? (?:citas?|hora|turno)\b|\bcitas?\b|\bturno\b/,
    'i would like an appointment',
  ],
  [/\b(?:reserv\w+|apuntar\w*)\b/, 'i would like to book'],
  [
    /\b(?:quisiera|querria|queria|quiero|me gustaria|necesito|deseo|quisieramos|queremos|quisieramos|necesitamos)\b/,
    'i would like',
  ],
  [
    /\b(?:tienen|teneis|tiene|hay|queda|quedan)(?: algun[oa]?)? (?:libres?|sitio|hueco|disponibilidad|algo)\b/,
    'do you have anything available',
  ],
  [/\b(?:tienen|teneis|tiene|hay|queda|quedan)\b(?= \uE000)/, 'do you have'],
  [/\b(?:libres?|disponibles?|disponibilidad|sitio)\b/, 'available'],
  [/\b(?:puede ser|podria ser|y si|seria posible)\b/, 'can we make it'],
  [/\b(?:que puede(?:s)? hacer|ayuda|ayudeme|en que (?:me )?puede ayudar)\b/, 'what can you do'],
  [/\bhasta\b(?= \uE000)/, 'until'],
  [/\b(?:muchas |mil )?gracias\b/, 'thanks'],
  // yes and no
  [/\bno (?:es|esta) (?:correcto|bien|asi|eso)\b|\b(?:incorrecto|esta mal|eso no)\b/, 'not right'],
  [
    /^si\b|\bsi\b$|\bsi_\b|\b(?:claro(?: que si)?|vale|correcto|correctisimo|exacto|exactamente|perfecto|perfectamente|de acuerdo|eso es|asi es|esta bien|muy bien|bien|por supuesto|ok|okey|okay|dale|confirmo|confirmado|adelante|genial|estupendo|sip|desde luego|efectivamente|me parece bien)\b/,
    'yes',
  ],
  [/\b(?:no|nada|nope|tampoco|que va)\b/, 'no'],
  [/^y\b|\by\b/, 'and'],
];

const ROOMS: Readonly<Record<string, string>> = {
  doble: 'double room',
  individual: 'single room',
  sencilla: 'single room',
  simple: 'single room',
  familiar: 'family room',
  triple: 'triple room',
  twin: 'twin room',
  'con 2 camas': 'twin room',
};

export const spanishParts: readonly Rule[] = [
  [/\b(?:la )?hora\b/, 'the time'],
  [/\b(?:el dia|la fecha|fecha)\b/, 'the day'],
  [/\b(?:el )?(?:nombre|apellido)\b/, 'the name'],
  [/\b(?:el )?(?:telefono|numero de telefono|movil|numero)\b/, 'the phone number'],
  [/\b(?:las )?personas\b|\bcuantos somos\b/, 'the people'],
  [/\b(?:las )?noches\b/, 'the nights'],
  [/\b(?:el )?mensaje\b/, 'the message'],
  [/\b(?:el )?(?:servicio|tratamiento)\b/, 'the service'],
];

/** To move what is booked. */
export const spanishMoving =
  /\b(?:cambi\w*|mover\w*|muev\w*|aplaz\w*|pospon\w*|modific\w*|adelant\w*|reprogram\w*|pasar\w*)\b/;

/** What is booked already, where it is to be cancelled or moved. */
export const spanishBooking = new RegExp(`\\b(?:mi|la|nuestra|una|esta|esa|el|mis) ${BOOKING}\\b`);

export const spanishCanceling = /\b(?:cancel|anul)\w*/;
