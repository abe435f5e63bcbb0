import type { Intent } from '../decideIntent.ts';

/**
 * First sentences of callers and what each wants; null where no intent of the cues is meant, so that whoever handles a
 * turn else decides. The first list was written before the cues, the second after them.
 */
export const WRITTEN_BEFORE: readonly (readonly [Intent | null, string])[] = [
  [
    'cancel',
    "Morning, it's Ted Ruddock, I shan't be needing the chimney man on Tuesday after all, my neighbour's done it.",
  ],
  ['cancel', "Can you strike me off for this afternoon, it's Priya Nair, half four with Lena."],
  [
    'cancel',
    "We won't be coming Friday night, table of six under Galloway, half of us have gone down with something.",
  ],
  ['cancel', 'I need to call off my boiler service on the ninth.'],
  ['cancel', 'Bin my two o’clock would you, Sal Doyle.'],
  ['cancel', "Take my name out of the book for Saturday please, the wedding's off."],
  [
    'cancel',
    "He's not going to make his lesson tomorrow, Oscar Lund, so you can give the slot to somebody else.",
  ],
  ['cancel', "I don't need the appointment any more, the tooth fell out on its own."],
  ['cancel', 'can u cancel my 10am tmrw its jess'],
  ['move', "I'm booked for Wednesday at ten, would Friday at ten be any good instead?"],
  ['move', "Could you bump my appointment back an hour, I'm stuck at work."],
  ['move', 'I was supposed to be in at nine tomorrow but can I come at eleven?'],
  ['move', "Don't cancel it, just put us down for the Sunday instead of the Saturday."],
  [
    'move',
    "My daughter's got her piano at four on Monday, only the school's rung, could she come Tuesday same time?",
  ],
  ['move', 'Is there any way you could squeeze me in earlier than my two o’clock?'],
  ['move', "I've double booked myself, I've you at three, could we say five?"],
  ['move', "Our viewing's at noon Saturday - any chance of making it half twelve?"],
  ['move', 'Can you bring my MOT forward to Tuesday?'],
  ['move', "We'd like to come a day later than we booked."],
  ['note', 'Running about a quarter of an hour behind for my one o’clock.'],
  ['note', "We've a table for four at eight tonight, there'll be five of us now."],
  ['note', "I've got an appointment tomorrow and I forgot to say I'm allergic to latex."],
  [
    'note',
    "Just to let you know the traffic's awful and we'll be there nearer half seven, Novak, table at seven.",
  ],
  ['note', 'Could you put a note on my booking that my mother uses a wheelchair?'],
  ['note', "One of our party's dropped out so it's three rather than four on Friday, name of Obi."],
  ['note', "We'd like a high chair for our booking on Sunday."],
  ['status', "What time is my appointment on Thursday, I've lost the card."],
  ['status', "I'm just ringing to confirm our table for tonight."],
  ['status', 'Have you got me down for Monday?'],
  ['status', 'I booked online yesterday and never got an email, did it go through?'],
  [
    'complaint',
    "The lad you sent left my bathroom floor soaking and it's come through the ceiling, I want someone to ring me.",
  ],
  ['complaint', "I've been overcharged and I'm not best pleased."],
  ['complaint', "This is the third time I've rung and nobody's called me back."],
  ['complaint', "The colour you did has gone green, it's a disgrace."],
  ['complaint', 'I want to make a formal complaint about the way I was spoken to on Saturday.'],
  [
    'sales',
    "Hi, I'm calling on behalf of your energy supplier about your business rates, is the decision maker there?",
  ],
  [
    'sales',
    'Good morning, could I speak to whoever deals with your card machines, we can save you forty percent.',
  ],
  ['sales', 'I represent a company that helps restaurants get on the first page of Google.'],
  ['sales', "We're offering free website audits to local businesses this month."],
  ['question', 'How late can I cancel without paying?'],
  ['question', 'If I book a table do you need a deposit?'],
  ['question', 'What happens if I am late for my appointment?'],
  ['question', 'Can I change my booking online?'],
  ['question', "Is there a charge if I don't turn up?"],
  [null, 'Can you fit me in with Lena on Saturday morning?'],
  [null, "I'd like to bring my dog in for a bath next week."],
  [null, 'My wife had an appointment with you last week and now I want one too.'],
  [null, "I cancelled last week, I'd like to book again for Friday."],
  ['question', 'Do I need an appointment for a nail trim?'],
  ['question', 'Are you happy for me to bring my dog to the appointment?'],
];
