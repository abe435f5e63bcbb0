import { type PromptService, promptWithServices } from '@belldesk/contract/business/promptServices';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import { modelRequest } from '../../../testing/request.ts';
import { readContext } from '../../context.ts';
import { utterance } from '../../nlu/normalise/utterance.ts';
import { derivedAnswer } from './derivedAnswer.ts';

const service = (
  name: string,
  priceMinor: number | null,
  durationMinutes: number,
  more: Partial<PromptService> = {},
): PromptService => ({
  name,
  otherNames: [],
  kind: 'appointment',
  durationMinutes,
  priceMinor,
  currency: 'GBP',
  resources: [],
  ...more,
});
const SERVICES = [
  service('Check-up', 5_200, 45, {
    otherNames: ['exam'],
    resources: [
      { name: 'Dr Okafor', kind: 'staff' },
      { name: 'Dr Lindqvist', kind: 'staff' },
    ],
  }),
  service('Full Groom - Small Dog', 8_500, 120),
  service('Full Groom - Large Dog', 12_500, 180),
  service('Quote', 0, 30),
  service('Implant talk', null, 30),
];

function ask(question: string): string | null {
  const prompt = buildSystemPrompt({
    companyName: 'Alder',
    phoneNumber: '1',
    businessDescription: 'A practice.',
    targetCustomers: 'All.',
    additionalDetails: 'Parking: none.',
  });
  const context = readContext(modelRequest({ systemPrompt: promptWithServices(prompt, SERVICES) }));
  return derivedAnswer(utterance(question), context)?.said ?? null;
}

test.each([
  ['How much is a check-up?', 'A check-up is £52.'],
  ['what would an exam set me back', 'A check-up is £52.'],
  ['how long does a check-up take', 'A check-up takes about 45 minutes.'],
  [
    'how much is a check up and how long does it take?',
    'A check-up is £52 and takes about 45 minutes.',
  ],
  ['who does the check-ups', 'Dr Okafor or Dr Lindqvist.'],
  [
    'how much is a full groom',
    'A full Groom - Small Dog is £85. A full Groom - Large Dog is £125.',
  ],
  ['how much is a quote', 'A quote is free.'],
  // the price on the list may be another one then: what the owner wrote is asked
  ['how much is a check-up for my daughter', null],
  ['how much is a check-up on a Saturday', null],
  ['how much is a check-up if I cancel', null],
  ['how much is a check-up with x-rays', null],
  ['how much is an implant talk', null],
  ['how much is whitening', null],
])('%s', (question, answer) => {
  expect(ask(question)).toBe(answer);
});
