import { type PromptService, promptWithServices } from '@belldesk/contract/business/promptServices';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import { modelRequest } from '../../testing/request.ts';
import { readContext } from '../context.ts';
import { utterance } from '../nlu/normalise/utterance.ts';
import { type KnownOfWish, scoresByName, servicesMeant } from './servicesMeant.ts';

type Given = Partial<PromptService> & Pick<PromptService, 'name'>;
type Resource = PromptService['resources'][number];

const staff = (...names: string[]): Resource[] => names.map((name) => ({ name, kind: 'staff' }));
const seats = (name: string, capacity: number, kind: Resource['kind'] = 'table'): Resource => ({
  name,
  kind,
  capacity,
});

function business(companyName: string, additionalDetails: string, services: readonly Given[]) {
  const prompt = buildSystemPrompt({
    companyName,
    phoneNumber: '01632 960000',
    businessDescription: '',
    targetCustomers: '',
    additionalDetails,
  });
  const all = services.map((one) => ({
    otherNames: [],
    kind: 'appointment' as const,
    durationMinutes: 60,
    priceMinor: null,
    currency: 'GBP',
    resources: [],
    ...one,
  }));
  return readContext(modelRequest({ systemPrompt: promptWithServices(prompt, all) }));
}

const reservation = { kind: 'reservation' as const };
const CAFE = business(
  'The Copper Pan',
  'One long counter of copper where Ines pours the sherry. Tables by the window go first. The Cellar is down the old stone steps, with a door that shuts and a piano.',
  [
    { name: 'Table', otherNames: ['dinner'], ...reservation, resources: [seats('Four', 4)] },
    {
      name: 'Counter seats',
      otherNames: ['stools at the counter'],
      ...reservation,
      resources: [seats('Stools', 2, 'other')],
    },
    {
      name: 'The Cellar',
      otherNames: ['private room'],
      ...reservation,
      resources: [seats('The Cellar', 30, 'room')],
    },
  ],
);
const PUB = business(
  'The Plough',
  'Darts night is Monday. Skittle alley in the old barn, ninety minutes. The Loft has the disco and the buffet. We do pies.',
  [
    { name: 'Table', otherNames: ['lunch'], ...reservation, resources: [seats('Long table', 10)] },
    {
      name: 'Skittle alley',
      otherNames: ['skittles'],
      ...reservation,
      resources: [seats('Alley', 12, 'other')],
    },
    {
      name: 'The Loft',
      otherNames: ['function room', 'upstairs room'],
      ...reservation,
      resources: [seats('The Loft', 40, 'room')],
    },
  ],
);
const BARBER = business('Snips', 'Nobody shaves like Abe.', [
  { name: 'Haircut', otherNames: ['trim'], durationMinutes: 30, resources: staff('Vic', 'Abe') },
  { name: 'Kids cut', durationMinutes: 30, resources: staff('Vic') },
  { name: 'Beard trim', otherNames: ['beard tidy'], durationMinutes: 30, resources: staff('Abe') },
  { name: 'Cut and beard', otherNames: ['hair and beard'], resources: staff('Abe') },
  { name: 'Hot towel shave', otherNames: ['wet shave'], resources: staff('Abe') },
]);
const SCHOOL = business(
  'Quaver',
  'Grown-ups are welcome. The practice room has a mirror, and no drums please.',
  [
    { name: 'Trial lesson', otherNames: ['taster lesson'], durationMinutes: 30 },
    { name: 'Piano lesson', otherNames: ['half-hour piano'], durationMinutes: 30 },
    { name: 'Long piano lesson', otherNames: ['hour of piano'], durationMinutes: 60 },
    { name: 'Guitar lesson', otherNames: ['ukulele lesson'], durationMinutes: 30 },
    { name: 'Practice room', durationMinutes: 45 },
  ],
);
const KENNELS = business(
  'Whin Knowe',
  'Before a first stay a dog comes for a meet and greet, half an hour, nothing to pay. The groom is done in the old dairy.',
  [
    { name: 'Full day', otherNames: ['day care'], durationMinutes: 540 },
    { name: 'Half day', durationMinutes: 240 },
    {
      name: 'Meet and greet',
      otherNames: ['trial visit'],
      durationMinutes: 30,
      resources: staff('Moira'),
    },
    {
      name: 'Full groom',
      otherNames: ['clip', 'haircut'],
      durationMinutes: 120,
      resources: staff('Shona'),
    },
    {
      name: 'Nail clip',
      otherNames: ['claws', 'nails'],
      durationMinutes: 15,
      resources: staff('Shona'),
    },
  ],
);
const FEET = business('Sole', 'We cut nails and see to corns.', [
  { name: 'New patient assessment', otherNames: ['first visit'] },
  { name: 'Routine treatment', otherNames: ['nail cutting', 'hard skin'] },
  { name: 'Nail surgery', otherNames: ['ingrown toenail'] },
  { name: 'Diabetic foot check', otherNames: ['annual foot check'] },
]);

const namesOf = (context: ReturnType<typeof business>, said: string, known: KnownOfWish = {}) =>
  servicesMeant(utterance(said), context, known).map(({ name }) => name);

test.each([
  // by the owner's words
  [CAFE, 'can we sit where the copper is, the two of us, on Friday', 'Counter seats'],
  [CAFE, 'somewhere down those stone steps for my birthday', 'The Cellar'],
  [CAFE, 'is there anything near the piano on Saturday night', 'The Cellar'],
  [CAFE, 'we would want to be by ourselves with the door shut', 'The Cellar'],
  [PUB, 'we want to play that game in the barn at six', 'Skittle alley'],
  [PUB, 'somewhere with a disco for her fortieth', 'The Loft'],
  [KENNELS, 'he needs doing over in the dairy', 'Full groom'],
  [SCHOOL, 'I want the one with the mirror, Wednesday at five', 'Practice room'],
  // not this, that
  [CAFE, 'a table for two, actually not a table, up at the counter', 'Counter seats'],
  [CAFE, 'a table on Friday, no, not a table, somewhere by the copper', 'Counter seats'],
  [BARBER, 'a haircut please, no wait, make it a beard trim', 'Beard trim'],
  [BARBER, 'the wet shave rather than the haircut, please', 'Hot towel shave'],
  [SCHOOL, 'an hour of piano, oh no hang on, just the half-hour piano', 'Piano lesson'],
  [
    SCHOOL,
    "could I have the guitar lesson, sorry, no, I don't want guitar, piano for half an hour",
    'Piano lesson',
  ],
  [PUB, 'skittles on Friday, hold on, the function room instead', 'The Loft'],
  // words alike, parts of names, other forms
  [BARBER, 'just the beard, a trim', 'Beard trim'],
  [BARBER, 'hair and beard together', 'Cut and beard'],
  [FEET, 'just to get my toenails cut', 'Routine treatment'],
  [FEET, 'to have my feet looked over for the sugar', 'Diabetic foot check'],
  [KENNELS, 'could he come for the whole day on Friday', 'Full day'],
  [KENNELS, 'can I bring the terrier in to get his claws cut', 'Nail clip'],
  [KENNELS, 'a half day for her, nine till one', 'Half day'],
  // for whom, and whether they were here before
  [SCHOOL, 'a taster at the guitar for my daughter, before we commit', 'Trial lesson'],
  [FEET, "I've never been with you, it's about a corn", 'New patient assessment'],
  [BARBER, "my lad wants a cut, he's six", 'Kids cut'],
  // two, one by one
  [KENNELS, 'a half day, and a nail clip after it', 'Half day'],
] as const)('what is meant (%#): %s', (context, said, name) => {
  expect(namesOf(context, said)).toEqual([name]);
});

test.each([
  [BARBER, 'something for my beard', ['Beard trim', 'Cut and beard']],
  [BARBER, 'my whiskers want a trim', ['Beard trim', 'Cut and beard']],
  [SCHOOL, 'a piano lesson or a guitar lesson', ['Piano lesson', 'Guitar lesson']],
  [SCHOOL, 'could you fit me in on Thursday', []],
  [PUB, 'have you room for four on Sunday', []],
  [FEET, 'something on Friday, after lunch', []],
] as const)('what may be several, or none, is not guessed (%#): %s', (context, said, names) => {
  expect(namesOf(context, said)).toEqual(names);
});

test('what takes too few is not meant, nor what who was asked for does not do', () => {
  expect(namesOf(CAFE, 'we are eighteen, on Friday', { partySize: 18 })).toEqual(['The Cellar']);
  expect(namesOf(PUB, 'there are thirty of us', { partySize: 30 })).toEqual(['The Loft']);
  expect(namesOf(KENNELS, 'could Moira see us on Friday', { resource: 'Moira' })).toEqual([
    'Meet and greet',
  ]);
  expect(namesOf(KENNELS, 'something with Shona', { resource: 'Shona' })).toEqual([]);
});

test.each([
  [
    'could we do that on Thursday',
    'does she have to be looked over before she stays',
    'Meet and greet',
  ],
  ["that's good, Tuesday at eleven then", 'do you do a trial visit', 'Meet and greet'],
  ['right, Monday at two', 'how much is a nail clip', 'Nail clip'],
])('"%s" after "%s"', (said, words, name) => {
  const sentences =
    name === 'Meet and greet'
      ? ['Before a first stay a dog comes for a meet and greet, half an hour, nothing to pay.']
      : ['A nail clip is £10.'];
  expect(namesOf(KENNELS, said, { before: { words, sentences } })).toEqual([name]);
});

test.each(["two o'clock is good", "any room for two at seven o'clock"])(
  '"%s" names no service',
  (said) => {
    const services = [
      { name: 'Lockout call-out', otherNames: ['locked out'] },
      { name: 'The Loft', otherNames: ['upstairs room'] },
    ].map((one) => ({
      kind: 'appointment' as const,
      durationMinutes: 60,
      priceMinor: null,
      currency: 'GBP',
      resources: [],
      ...one,
    }));
    expect(scoresByName(said, services)).toEqual([0, 0]);
  },
);
