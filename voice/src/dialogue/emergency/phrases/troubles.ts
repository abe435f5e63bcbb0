import type { Words } from './phrase.ts';
import type { TroubleTopic } from './troubleTopics.ts';

const ANIMAL =
  '(?:my|our|the|a|his|her)(?: \\p{L}+)? (?:dog|cat|puppy|kitten|horse|pony|rabbit|bunny|hamster|guinea pig|parrot|bird|tortoise)s?';

/** Names of patterns that stand in those below. */
export const troubleWords: Words = {
  ANIMAL,
  FEW: '(?: [\\p{L}\\p{N}]+){0,6}?',
};

/**
 * What cannot wait and endangers no life, or an animal's: a business that comes out for it, or sees it at once, has written whom to
 * call. Beside each something a caller said.
 */
export const troubles: readonly (readonly [
  pattern: string,
  example: string,
  topic: TroubleTopic,
])[] = [
  [
    'burst(?:ed)? (?:\\p{L}+ )?(?:pipes?|main|tank|boiler|radiator)',
    'we have a burst pipe',
    'water',
  ],
  [
    '(?:pipes?|main|tank|boiler|radiator|hose)(?: \\p{L}+){0,4} (?:burst|bursting|exploded)',
    'a pipe has burst',
    'water',
  ],
  [
    'water(?:s| is)? (?:everywhere|pouring|gushing|spraying|coming through|flooding|all over)|water leak|leaking (?:badly|a lot|everywhere)',
    'water is pouring through the ceiling',
    'water',
  ],
  [
    '(?:is|are|its|being|has|house|kitchen|basement|bathroom|flat|cellar) (?:\\p{L}+ )?flood(?:ed|ing)',
    'the kitchen is flooding',
    'water',
  ],
  ['(?:im|i m|i am|we are|were|got|get|been) locked out', 'I am locked out', 'lock'],
  [
    '(?:no|lost(?: all)?(?: our| the| my)?|without(?: any)?) (?:heating|hot water)',
    'we have no heating',
    'heating',
  ],
  [
    '(?:no|lost(?: all)?(?: our| the| my)?|without(?: any)?) (?:power|electricity)',
    'we have no power',
    'power',
  ],
  [
    'sparks?FEW (?:socket|outlet|switch|fuse ?box)|(?:socket|outlet|switch|fuse ?box|plug)FEW (?:spark\\p{L}*|buzzing|melt\\p{L}*|hot|smoking)',
    'sparks from the socket',
    'socket',
  ],
  [
    '(?:wire|cable|line|lines)FEW (?:down|(?:off|from) the pole|on the ground|across the)',
    'a wire is down off the pole',
    'line',
  ],
  [
    'ANIMALFEW (?:hit by|run over|ate|eaten|swallowed|bleeding|choking|fitting|seizure|collapsed|cant breathe|not breathing|cant (?:stand|walk|get up)|poisoned|bitten|attacked|broke|wont wake)',
    'my dog has been hit by a car',
    'animal',
  ],
  [
    '(?:tooth|teeth|crown|front one)FEW (?:knocked out|fell out|came out|out on|in my hand)|(?:knocked|broken?|snapped|lost)FEW (?:tooth|teeth)|(?:face|cheek|gum|jaw)FEW swollen',
    'I knocked my front tooth out',
    'tooth',
  ],
  [
    '(?:eyes?|eyelids?|skin|scalp|face)FEW (?:burning|swollen|swelling|blister\\p{L}*|stinging|on fire|raw)FEW|reactionFEW (?:treatment|lashes|tint|dye|colour|color|peel|wax)',
    'my eyes are burning since the lashes',
    'reaction',
  ],
  [
    '(?:contact )?lens(?:es)?FEW stuck|(?:something|glass|splinter|bleach|glue) in (?:my|his|her) eye|lostFEW (?:sight|vision)',
    'my contact lens is stuck',
    'eye',
  ],
  [
    '(?:stuck|held up|delayed|(?:running|going to be|gonna be|ill be|be) late|broken down|cant (?:get|be) there|nobody to|no one to|cant)(?: [\\p{L}\\p{N},]+){0,24} (?:fetch|collect|pick(?:ing)?(?: \\p{L}+){0,2} up|pick up)(?: (?:my|our|the|her|him|them|him|for))?(?! (?:a|an|my|the|our) (?:order|takeaway|prescription|parcel|car|glasses|cake))',
    "I'm stuck on the motorway and there's nobody to fetch her",
    'fetching',
  ],
  [
    'tuberia (?:se ha )?(?:rota|roto|reventad[oa])|(?:reventado|roto|reventada|rota) (?:una|la) tuberia|inundad[oa]|fuga de agua',
    'se ha roto la tubería',
    'water',
  ],
  [
    'fuite d eau|tuyau (?:a )?(?:eclate|perce|casse)|degat des eaux|inonde|enferme dehors',
    "j'ai une fuite d'eau",
    'water',
  ],
  [
    '(?:its|this is|it is|have|got|is) (?:an?|a real) (?:\\p{L}+ )?emergency(?! (?:appointment|contact|exit|number|line))|(?:es|tengo) una (?:emergencia|urgencia)|c est une urgence',
    'it is an emergency',
    'any',
  ],
];
