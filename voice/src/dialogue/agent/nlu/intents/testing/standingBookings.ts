import type { Intent } from '../decideIntent.ts';

/**
 * First sentences about a booking that stands, which most callers tell by who does it and when, without the word. Written
 * before the cues for them; null for those that wish a new one in words that are near.
 */
export const TOLD_BY_WHO_AND_WHEN: readonly (readonly [Intent | null, string])[] = [
  ['move', "Priya's doing my roots Thursday at two, can we shove that on to half three"],
  [
    'move',
    'You have me and my sister at the window table on Friday at eight, could you shift us to nine?',
  ],
  [
    'move',
    "I've got the five of us in the snug Saturday at seven and the babysitter's cried off, any chance of Sunday instead, same time?",
  ],
  [
    'move',
    'Tom has me down for quarter past nine on Monday, would the Wednesday that same week be any use, about ten?',
  ],
  [
    'move',
    "You've got me Friday at eleven and I've a funeral that morning, could I come the day before instead?",
  ],
  [
    'move',
    "We have Miriam Tuesday next week at four and the school's rung, can we come at five instead, same day",
  ],
  [
    'move',
    "I've got Dave doing my brakes next Thursday at ten, any chance of the Friday, same week?",
  ],
  ['move', "You're seeing our cat on Wednesday at nine, could you bump her to the afternoon?"],
  ['move', "My lad's drums with Kofi is Monday at five, can it be knocked back half an hour?"],
  ['move', 'Colette has us at ten on Saturday, could you nudge us along to eleven?'],
  [
    'cancel',
    "We were meant to be in with you Friday at seven, the six of us, but gran's in hospital so we'll have to knock it on the head",
  ],
  [
    'cancel',
    "Dev was going to fit our boiler Monday morning but the landlord's sent his own man so scratch that",
  ],
  [
    'cancel',
    "He's swimming with Jo on Thursday at four and he's come down with a bug so he'll not be there",
  ],
  ['cancel', "I'm in with Rob tomorrow at nine but the van's died, gonna have to flag it, sorry"],
  ['cancel', "She'll not be coming to her lesson on Friday, she's broken her arm"],
  [
    'cancel',
    "You've a table for three for me tonight at eight, we'll have to give it a swerve I'm afraid",
  ],
  ['cancel', "Nadia was to do my nails tomorrow at noon, I'll have to bail, sorry"],
  [
    'cancel',
    "We had the hall off you next week, the Saturday, but it's all fallen through so we'll have to pull the plug",
  ],
  ['cancel', "I'm down with Colm on Monday, and I don't want it moving, I want it off"],
  [
    'note',
    "I'm in with Jess at ten tomorrow, the bus gets me there more like quarter past, can you let her know? Don't move it.",
  ],
  [
    'note',
    "My train gets in ten minutes after I'm due with Ash on Friday at two, I'll be a bit late, leave it where it is",
  ],
  ['status', 'What time have I got with Vince on Saturday?'],
  ['status', 'What time have you got me down for with Ola on Monday?'],
  ['status', "I've lost the card, which day was it I'm in with you"],
  ['status', 'What day did I book the hall for, remind me'],
  [null, 'We have my parents over next weekend, could we get a table for six on Saturday at one?'],
  [
    null,
    "I don't want the fleas from next door on him any more, can you do a flea bath on Tuesday at ten?",
  ],
  [
    null,
    "We just moved in and I don't want the old tenants' keys to work anymore. Monday of next week, ten?",
  ],
  [
    null,
    'Mr Kay was good enough to say he would see me again, would Thursday of next week suit, at four?',
  ],
  [null, "My brother's had Keith and says he's brilliant, can I have him Friday at twelve?"],
  [null, "I've work till five on Wednesday, could you fit me in at half past?"],
];
