import { factLines } from '@belldesk/contract/business/factLines';
import { templates } from '@belldesk/contract/catalogue/templates';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import { readBusiness } from './business.ts';
import { businessKind } from './businessKind.ts';

function business(template: string, description = 'We look after our customers.') {
  return readBusiness(
    buildSystemPrompt({
      companyName: 'Corner',
      phoneNumber: '1',
      businessDescription: description,
      targetCustomers: 'All.',
      additionalDetails: templates.find(({ id }) => id === template)?.text ?? template,
    }),
    'Fallback',
  );
}

test.each(['restaurant', 'hotel', 'beauty', 'healthcare'])(
  'the %s template alone tells the kind',
  (id) => {
    expect(business(id).kind).toBe(id);
  },
);

test.each([
  ['Plumbing and heating repairs', 'trade'],
  ['An electrician for homes', 'trade'],
  ['A bistro', 'restaurant'],
  ['A physiotherapy practice', 'healthcare'],
  ['A barber shop', 'beauty'],
  ['A language school', 'other'],
])('%s: %s', (text, kind) => {
  expect(businessKind(text, '')).toBe(kind);
});

test.each([
  ['restaurant', 'when are you open', /12:00 to 22:00/],
  ['restaurant', 'do you have parking', /behind the building/],
  ['restaurant', 'are there vegan dishes', /vegan/],
  ['restaurant', 'what is on the menu', /seasonal/],
  ['restaurant', 'do you have high chairs for kids', /high chairs/],
  ['restaurant', 'can i get takeout', /30 minutes/],
  ['restaurant', 'what about nut allergies', /adapt/],
  ['hotel', 'is there wi fi', /whole house/],
  ['hotel', 'can i bring my dog', /small dogs/],
  ['hotel', 'what time is check out', /11:00/],
  ['hotel', 'when can i check in', /15:00/],
  ['hotel', 'can i cancel for free', /48 hours/],
  ['healthcare', 'do you take my insurance', /insurance plans/],
  ['healthcare', 'do you accept new patients', /new patients/],
  ['healthcare', 'i need a repeat prescription', /two working days/],
  ['beauty', 'how much is a haircut', /haircuts from 35/],
  ['beauty', 'what does a massage cost', /massage from 60/],
  ['beauty', 'can i pay by card', /all cards/],
  ['beauty', 'what services do you offer', /pedicure/],
] as const)('%s, %s', (template, question, expected) => {
  expect(business(template).search.find(question)?.text).toMatch(expected);
});

test.each([
  ['restaurant', 'is there a swimming pool'],
  ['restaurant', 'do you have wifi'],
  ['restaurant', 'can i bring my dog to the restaurant'],
  ['restaurant', 'where are you'],
  ['hotel', 'how much is a haircut'],
  ['hotel', 'do you take insurance'],
  ['healthcare', 'what time is check in'],
  ['healthcare', 'do you deliver'],
  ['beauty', 'do you do weddings'],
  ['beauty', ''],
])('%s knows nothing of: %s', (template, question) => {
  expect(business(template).search.find(question)).toBeNull();
});

test('facts come one a line, prose by the sentence, under the heading above', () => {
  expect(factLines('Prices:\n- Wash: 10\n* cut 20\n\nWe are small. We are kind.')).toEqual([
    { id: 0, heading: 'Wash', text: '10' },
    { id: 1, heading: 'Prices', text: 'cut 20' },
    { id: 2, heading: '', text: 'We are small.' },
    { id: 3, heading: '', text: 'We are kind.' },
  ]);
});

test('offers and the largest party are read', () => {
  expect(business('hotel').offers).toEqual(['single', 'double', 'family']);
  expect(business('beauty').offers).toContain('haircuts');
  expect(business('restaurant').maxPartySize).toBe(8);
});

test('a prompt without headings still names the business by the request', () => {
  expect(readBusiness('Parking: none.', 'Fallback').name).toBe('Fallback');
});
