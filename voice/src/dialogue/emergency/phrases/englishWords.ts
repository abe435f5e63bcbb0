import type { Words } from './phrase.ts';

const PERSON =
  '(?:man|woman|men|women|guy|lady|gentleman|person|people|customer|guest|patient|client|colleague|coworker|friend|boss|neighbou?r|husband|wife|partner|boyfriend|girlfriend|fiancee?|mother|mum|mom|mummy|mommy|father|dad|daddy|papa|parents|grand\\w+|gran|granny|nan|nana|son|daughter|boy|girl|kid|kids|child|children|toddler|baby|newborn|infant|brother|sister|uncle|aunt|cousin|nephew|niece|roommate|flatmate|waiter|waitress|chef|worker|driver|student|teacher)s?';

/** Words that stand for others in the patterns. The word FEW is up to three words of any kind. */
export const englishWords: Words = {
  PERSON,
  SOMEBODY: `(?:i|im|ive|he|hes|she|shes|they|theyre|theyve|we|someones?|somebodys?|everyone|who|whos|${PERSON})`,
  ANOTHER: `(?:he|hes|she|shes|they|theyre|theyve|someones?|somebodys?|stranger|burglars?|robbers?|ex|${PERSON})`,
  AUX: '(?: (?:is|are|was|has|have|had|been|just|got|suddenly|really|started|all))*?',
  FEW: '(?: [\\p{L}\\p{N}]+){0,3}?',
  ONE: '(?: [\\p{L}\\p{N}]+)?',
  NOT: '(?:not|isnt|arent|wasnt|wont|doesnt|dont|cant|cannot|couldnt|never|aint)',
  GET: '(?:call|get|send|need|want|order|ring|phone|bring|fetch|calling|dial)',
  PLACE:
    '(?:house|home|flat|apartment|kitchen|building|room|bedroom|bathroom|basement|car|van|truck|oven|stove|cooker|bed|sofa|couch|curtains?|roof|garage|shed|barn|shop|store|office|restaurant|bin|fryer|pan|engine|attic|hotel|floor|tree|forest|hair|clothes|laptop|phone|battery|charger|dryer|dishwasher|washing machine|microwave|toaster|neighbou?rs?|everything|something)',
  NUMBERS:
    '(?:911|999|112|000|111|9 1 1|9 9 9|1 1 2|nine one one|nine eleven|nine nine nine|one one two|triple zero|zero zero zero|(?:the )?emergency services)',
  ENDS: '(?= (?:now|please|here|right|help|quick\\w*|immediately|for|and|,)|$)',
};
