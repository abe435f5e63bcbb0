/** What callers say in the made set: each line is one turn, its parts are said with a pause between them. */
type Turns = readonly (readonly string[])[];

/** Said in one breath. */
export const plain: Turns = [
  ['Hello are you open on Sunday afternoon'],
  ['I would like to cancel my appointment on Friday'],
  ['How much is a haircut for a child'],
  ['Do you have parking behind the house'],
  ['Could you tell me what time you close tonight'],
  ['Is there a table free for two people tomorrow'],
  ['What is your address please'],
  ['I want to order two large pizzas for pickup'],
];

/** People stop in the middle of a sentence, also where it could have been over. */
export const paused: Turns = [
  ['I would like to book a table', 'for four people tomorrow evening'],
  ['My heating has stopped working', 'and there is water on the kitchen floor'],
  [
    'I am calling about the flat on Station Road',
    'the one with two bedrooms',
    'on the first floor',
  ],
  ['Can I speak to somebody', 'about my bill from last month'],
  ['We are six people', 'two of them children', 'and one comes in a wheelchair'],
  ['I need to move my appointment', 'from Thursday morning to Friday afternoon'],
  ['We will arrive on the ninth', 'and would like to stay for three nights'],
  ['My name is', 'Katherine Bell'],
  ['It would have to be after five', 'because I work until half past four'],
];

/** Fillers, and words that promise more. */
export const filled: Turns = [
  ['Um', 'I was wondering', 'uh if you could fit me in on Tuesday'],
  ['Well', 'let me see', 'um maybe half past six would be better'],
  ['It is for', 'uh five of us', 'I think'],
  ['So', 'the thing is', 'my boiler makes a strange noise'],
  ['I would like', 'um', 'the room with the sea view please'],
  ['Could you', 'uh tell me', 'whether you take dogs'],
];

/** Dictated in groups. */
export const dictated: Turns = [
  ['zero two zero', 'seven nine four six', 'zero one two three'],
  ['oh seven seven', 'double four', 'one eight two', 'nine six five'],
  ['two one two', 'five five five', 'zero one four seven'],
  ['three one two', 'five five five', 'two six', 'eight one'],
];

/** Answers to a question that takes yes or no. */
export const answers: Turns = [
  ['Yes please'],
  ['No thank you'],
  ['Yes that is right'],
  ['Correct'],
  ['No make that five'],
];

/** Said while the assistant speaks: go on, I am listening. */
export const backchannels = ['uh huh', 'okay', 'yeah', 'right', 'I see', 'sure', 'great'] as const;

/** Said while the assistant speaks: stop. */
export const interruptions = [
  'No wait I meant Thursday',
  'Sorry can I ask something else',
  'Actually I would like to speak to a person',
  'Hold on how much does that cost',
  'Stop that is the wrong date',
] as const;

/** What people in the background talk about. */
export const smallTalk = [
  'And then she told him that the train had already left, so they had to wait for another hour in the rain.',
  'If you ask me, the second half was much better than the first, but nobody wanted to hear about it.',
  'We went to the market in the morning and bought far too many apples, so now there is cake every day.',
  'He says that the new office is nice enough, only the coffee is worse and the way home is longer.',
  'You should have seen the garden last summer, there were roses all along the wall up to the roof.',
  'My brother keeps telling me to sell the car, but who would take it with a door that does not close.',
] as const;
