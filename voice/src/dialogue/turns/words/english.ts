import { digitsEach, endsWith, oneOf, onlyThese, type TurnWords } from './patterns.ts';
import { englishSlots } from './slots.ts';

export const english: TurnWords = {
  unfinished: endsWith(
    "and|or|but|um|uh|er|erm|so|the|a|an|to|for|of|at|on|with|from|by|half|past|quarter|my|is|i|we|the name is|my name is|like|if|because|except|until|till|between|than|whether|which|under|your|our|their|very|just|it's|that's|there's|i'm|i'd|i'll|we're|we'd|we'll|could you|can you|would you|do you|could i|can i|may i|is there|are there|i was wondering|i wanted to know",
  ),
  // "seven thirty" is a whole time of day.
  halfANumber:
    /(?:^|\s)(?:twenty|forty|fifty|(?<!(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)\s)thirty)$/i,
  yesOrNo: oneOf(
    "yes|yeah|yep|yup|no|nope|nah|correct|right|exactly|sure|ok|okay|please|that's right|that is right|yes please|no thank you|no thanks",
  ),
  accompanying: onlyThese(
    'yeah|yes|yep|yup|ok|okay|m+(?:[- ]?h?m+|h)?|hm+|uh[- ]?huh|ah|oh|right|sure|i see|got it|great|good|alright|all right|fine|perfect|lovely|cool',
  ),
  fillers: new Set('um uh er erm hm hmm mm ah oh well'.split(' ')),
  digits: {
    ...digitsEach(1, 'oh zero one two three four five six seven eight nine'),
    ...digitsEach(1, 'double'),
    ...digitsEach(2, 'triple'),
  },
  wholeNumberDigits: 10,
  slots: englishSlots,
};
