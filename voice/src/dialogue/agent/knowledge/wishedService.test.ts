import { promptWithServices } from '@belldesk/contract/business/promptServices';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import type { Meaning } from '../../meaning.ts';
import { modelRequest } from '../../testing/request.ts';
import { readContext } from '../context.ts';
import { utterance } from '../nlu/normalise/utterance.ts';
import { serviceTexts } from './serviceTexts.ts';
import { wishedService } from './wishedService.ts';

const LIKE = 0.8;

/** A wish is like what has one of these words in it, and like nothing else. */
function meaningOf(...words: readonly string[]): Meaning {
  const alike = (_: string, texts: readonly string[]) =>
    texts.map((text) => (words.some((word) => text.toLowerCase().includes(word)) ? LIKE : 0));
  return {
    prepare() {},
    ready: async () => {},
    prepareExamples() {},
    likeness: alike,
    resemblance: alike,
    embedding: () => null,
  };
}

function school(meaning: Meaning | null) {
  const prompt = buildSystemPrompt({
    companyName: 'Quaver',
    phoneNumber: '01632 960000',
    businessDescription: '',
    targetCustomers: '',
    additionalDetails: 'The trial lesson is for who never played. The practice room has a mirror.',
  });
  const services = ['Trial lesson', 'Piano lesson', 'Guitar lesson', 'Practice room'].map(
    (name) => ({
      name,
      otherNames: [],
      kind: 'appointment' as const,
      durationMinutes: 30,
      priceMinor: null,
      currency: 'GBP',
      resources: [],
    }),
  );
  const systemPrompt = promptWithServices(prompt, services);
  return readContext(modelRequest({ systemPrompt }), meaning);
}

const wish = (said: string, meaning: Meaning | null) =>
  wishedService(utterance(said), school(meaning), {});

test('what is said by its whole name is meant, whatever it sounds like', () => {
  const said = "I'd like to book a guitar lesson on Thursday";
  expect(wish(said, meaningOf('guitar'))?.only?.name).toBe('Guitar lesson');
});

test('what is described and not named is meant by its meaning', () => {
  const said = 'our Lacey has been twanging elastic bands, could she have a go on Wednesday?';
  expect(wish(said, meaningOf('trial'))?.only?.name).toBe('Trial lesson');
});

test('where several are as likely, none is taken and these are offered', () => {
  const meant = wish('something for my daughter please', meaningOf('piano', 'guitar'));
  expect(meant?.only).toBeNull();
  expect(meant?.perhaps.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Piano lesson', 'Guitar lesson']),
  );
});

test('where nothing tells, none is taken', () => {
  expect(wish('could I come in on Thursday after work?', meaningOf('nothing'))?.only).toBeNull();
});

test('without meanings to compare nothing is said of it', () => {
  expect(wish('a guitar lesson please', null)).toBeNull();
});

test("the owner's sentences about a service are compared beside its names", () => {
  const { texts, places } = serviceTexts(school(null).business);
  const [trial] = places;
  expect(trial?.owner.map((at) => texts[at])).toEqual([
    expect.stringContaining('for who never played'),
  ]);
});
