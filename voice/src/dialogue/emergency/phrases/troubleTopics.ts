/** What trouble is about, by which owners' instructions for it are found. */
export type TroubleTopic =
  | 'water'
  | 'lock'
  | 'heating'
  | 'power'
  | 'socket'
  | 'line'
  | 'animal'
  | 'tooth'
  | 'reaction'
  | 'eye'
  | 'bleeding'
  | 'foot'
  | 'clot'
  | 'fetching'
  | 'any';

/** In what words owners write of it. Those in which they write what it costs are the same: INSTRUCTS tells them apart. */
export const OWNERS_WORDS: Readonly<Record<TroubleTopic, RegExp>> = {
  water:
    /\b(?:bursts?\b|bursting|flood\w*|leak\w*|stop ?(?:cock|tap|valve)s?|shut[- ]?off|mains? (?:water|tap|valve)|water (?:main|from|coming)|valve|inunda\w*|fugas?|tuber[ií]a|fuites?|inond\w*|d[ée]g[âa]ts?)/iu,
  lock: /\b(?:lock(?:ed)?[- ]?(?:out|in|outs)|lost keys?|keys? (?:lost|inside)|enferm\w*|cerrad[oa] fuera)/iu,
  heating:
    /\b(?:heating|hot water|boilers?|furnace|thermostat|radiators?|calefacci[oó]n|caldera|chauffage|chaudi[eè]re)\b/iu,
  power:
    /\b(?:power (?:cut|out|outage|failure|loss)|outage|no (?:power|electricity)|blackout|fuse|breaker|trip(?:s|ped)?|consumer unit|main switch|sin luz|panne)/iu,
  socket:
    /\b(?:spark\w*|smok(?:e|es|ing)|buzz\w*|burn\w* smell|smell\w* of burning|fuse ?box|sockets?|outlets?|consumer unit|main switch|breaker)/iu,
  line: /\b(?:(?:fallen|power|overhead|downed|live|low|hanging) (?:power )?(?:lines?|wires?|cables?)|(?:lines?|wires?|cables?)(?: \w+){0,2} (?:down|fallen|on the ground))\b/iu,
  animal:
    /\b(?:poison\w*|toxic|toxins?|sick|swallow\w*|chocolate|grapes|bleed\w*|wounds?|hit by|run over|road accident|injur\w*|collaps\w*|fits?|fitting|seizures?|chok\w*|bloat\w*|emergenc\w*|urgent\w*|bitten|bites?|eaten)\b/iu,
  tooth:
    /\b(?:knocked[- ]?out|(?:broken|chipped|lost|loose|avulsed) (?:\w+ )?(?:tooth|teeth|crowns?|fillings?)|crowns?|(?:tooth|teeth)(?: \w+){0,3} (?:out|milk|kept|breaks?|broke|falls?)|swell\w*|swollen|abscess|toothache)\b/iu,
  reaction:
    /\b(?:react\w*|allerg\w*|rash|swell\w*|swollen|sting\w*|burn\w*|blister\w*|itch\w*|irritat\w*|redness|sore)\b/iu,
  eye: /\b(?:(?:contact )?lens(?:es)?|sight|vision|eyes?|flash(?:es|ing)|floaters)\b/iu,
  bleeding:
    /\b(?:bleed\w*|blood(?! (?:test|pressure)s?)|nicks?|thinners|warfarin|haemorrhag\w*|hemorrhag\w*)\b/iu,
  foot: /\b(?:(?:foot|feet|toes?|leg|wound|ulcer)\b[^.]{0,90}\b(?:hot|red|black|dark|swollen|infect\w*|smell\w*|sore|discolou?r\w*)|infect\w*|gangren\w*)\b/iu,
  clot: /\b(?:clots?|thrombosis|dvt|cal(?:f|ves)|leg\b[^.]{0,60}\bswollen)\b/iu,
  fetching:
    /\b(?:(?:fetch|collect|pick)(?:ing|ed)?\b[^.]{0,60}\b(?:late|held up|delayed|stuck)|(?:late|held up|delayed|stuck)\b[^.]{0,60}\b(?:fetch|collect|pick)(?:ing|ed|s)?)\b/iu,
  any: /\b(?:emergenc\w*|urgent\w*|urgenc\w*|emergencia\w*)\b/iu,
};

/** Tells somebody to do or leave something, or that somebody comes at once; no price, offer or hour alone. */
export const INSTRUCTS =
  /(?:^|[,;:.?!–—-] ?|\b(?:and|then|please|should|must|always|never|just) )(?:turn|switch|shut|close|open|stay|keep|kept|leave|ring|call|phone|text|bring|come|go|drive|press|put|rinse|wash|hold|stop|remove|take (?:it|them|off|out)|cover|cool|wait|check|look|find|top|say so|send|be kept|get (?:out|away|everyone|it)|pull|do not|don['’]?t|never|cierre|corte|llame|apague|venga|coupez|fermez|appelez|venez)\b|\bwe (?:come|see (?:you|them|it)|ring back|call back)\b|\bis on \+?\d|\bwithin \d+ minutes\b/iu;
