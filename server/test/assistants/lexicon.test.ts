import type { Assistant } from '@belldesk/contract/product/assistant';
import type {
  HeardText,
  KeptLexicon,
  LexiconSuggestions,
} from '@belldesk/contract/product/lexicon';
import type { LexiconEntry } from '@belldesk/contract/voice/lexicon';
import type { ReadingsReport } from '@belldesk/contract/voice/pronunciation';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { ownerWithAssistant, type Visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
afterEach(() => {
  site.voice.requests.length = 0;
  site.voice.readingSupport = 'spoken';
});

const saoirse: LexiconEntry = { word: 'Saoirse', soundsLike: 'SEER-sha' };
const pathOf = ({ id }: Assistant, part = '') => `/api/assistant/${id}/lexicon${part}`;
const put = (
  owner: Visitor,
  assistant: Assistant,
  entries: readonly LexiconEntry[],
  expectedUpdatedAt = assistant.updatedAt,
) => owner.send<KeptLexicon>('PUT', pathOf(assistant), { expectedUpdatedAt, entries });
const heard = { text: 'Saoirse.', entry: saoirse };

describe('the lexicon', () => {
  it('is empty at first, then what was saved, and the voice platform has it for the next call', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const read = () => owner.send<KeptLexicon>('GET', pathOf(assistant));
    expect((await read()).body).toEqual({ entries: [], updatedAt: assistant.updatedAt });
    const saved = await put(owner, assistant, [saoirse]);
    expect(saved).toMatchObject({ status: 200, body: { entries: [saoirse] } });
    expect((await read()).body).toEqual(saved.body);
    const metadata = () => site.voice.assistants.get(assistant.assistantId)?.metadata;
    expect(metadata()).toMatchObject({ businessName: 'Golden Lamb', lexicon: [saoirse] });
    await put(owner, assistant, [], saved.body.updatedAt);
    expect(metadata()).not.toHaveProperty('lexicon');
  });

  it('stays when the assistant is edited, and a stand-in is told of it by a job', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await site.sql('delete from outbox');
    const { body } = await put(owner, assistant, [saoirse]);
    expect(await site.sql('select queue from outbox')).toEqual([{ queue: 'answering' }]);
    const { name, firstMessage, systemPrompt, language, voiceId, temperature } = assistant;
    const edited = await owner.send('PATCH', `/api/assistant/${assistant.id}`, {
      expectedUpdatedAt: body.updatedAt,
      changes: { name, firstMessage, systemPrompt, language, voiceId, temperature },
    });
    expect(edited.status).toBe(200);
    expect(site.voice.assistants.get(assistant.assistantId)?.metadata).toMatchObject({
      lexicon: [saoirse],
    });
  });

  it('changed in another window meanwhile is a conflict, and nothing is lost', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await put(owner, assistant, [saoirse]);
    const late = await put(owner, assistant, [{ word: 'Aoife', soundsLike: 'EE-fa' }]);
    expect(late.status).toBe(409);
    expect((await owner.send<KeptLexicon>('GET', pathOf(assistant))).body.entries).toEqual([
      saoirse,
    ]);
  });

  it('is not kept where the voice platform does not take it', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    site.voice.failNext('PATCH', /assistant/, { status: 500, body: { message: 'no' } });
    expect((await put(owner, assistant, [saoirse])).status).toBe(502);
    expect((await owner.send<KeptLexicon>('GET', pathOf(assistant))).body.entries).toEqual([]);
  });

  it.each([
    ['two words', [{ word: 'two words', soundsLike: 'TOO' }], 'entries.0.word'],
    ['a sound in digits', [{ word: 'Saoirse', soundsLike: '53' }], 'entries.0.soundsLike'],
    ['a word twice', [saoirse, { ...saoirse, word: 'SAOIRSE' }], 'entries'],
  ])('refuses %s, and names the field', async (_what, entries, field) => {
    const { owner, assistant } = await ownerWithAssistant(site);
    expect(await put(owner, assistant, entries)).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field }] } },
    });
  });
});

describe('hearing', () => {
  it('speaks in the voice of the assistant, with the word as it is told to sound', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const { status, body } = await owner.send<HeardText>(
      'POST',
      pathOf(assistant, '/speech'),
      heard,
    );
    expect([status, body.hearing]).toEqual([200, 'spoken']);
    expect(Buffer.from(body.wav, 'base64').toString()).toContain('WAVE');
    expect(site.voice.seen('POST', /speech/)[0]?.body).toEqual({
      text: 'Saoirse.',
      voiceId: 'amelia',
      language: 'en-US',
      lexicon: [saoirse],
    });
    await owner.send('POST', pathOf(assistant, '/speech'), { text: 'Saoirse.', entry: null });
    expect(site.voice.seen('POST', /speech/)[1]?.body).toMatchObject({ lexicon: [] });
  });

  it('says when the voice reads what is written', async () => {
    site.voice.readingSupport = 'as-written';
    const { owner, assistant } = await ownerWithAssistant(site);
    const { body } = await owner.send('POST', pathOf(assistant, '/speech'), heard);
    expect(body).toMatchObject({ hearing: 'as-written' });
  });

  it('is refused while somebody is on the telephone, in the words of the platform', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const message = 'Somebody is on the telephone.';
    site.voice.failNext('POST', /speech/, { status: 503, body: { message } });
    expect(await owner.send('POST', pathOf(assistant, '/speech'), heard)).toMatchObject({
      status: 503,
      body: { message },
    });
  });

  it('has at most 60 characters, and 60 askings a minute for each business', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const ask = (text = 'Saoirse.') =>
      owner.send('POST', pathOf(assistant, '/speech'), { text, entry: null });
    expect((await ask('a'.repeat(61))).status).toBe(400);
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked++) statuses.push((await ask()).status);
    expect(statuses.indexOf(429)).toBe(60);
    const other = await ownerWithAssistant(site);
    expect((await other.owner.send('POST', pathOf(other.assistant, '/speech'), heard)).status).toBe(
      200,
    );
    site.clock.advance(60_001);
    expect((await ask()).status).toBe(200);
  });
});

describe('the readings of a word', () => {
  it('are the platform’s', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const { body } = await owner.send<ReadingsReport>('POST', pathOf(assistant, '/readings'), {
      word: 'Saoirse',
    });
    expect(body.readings).toHaveLength(3);
  });
});

describe('suggestions', () => {
  const suggestions = (owner: Visitor, assistant: Assistant) =>
    owner.send<LexiconSuggestions>('GET', pathOf(assistant, '/suggestions'));

  it('are words of the business, its services and its people that the voice guesses', async () => {
    const { owner, assistant } = await ownerWithAssistant(site, {
      companyName: 'Saoirse hair',
      businessDescription: 'We cut at Zubizarreta street',
    });
    await owner.send('POST', '/api/resources', {
      name: 'Caoimhe',
      kind: 'staff',
      capacity: 1,
      count: 1,
    });
    const { body } = await suggestions(owner, assistant);
    expect(body.hearing).toBe('spoken');
    expect(body.words.slice(0, 2)).toEqual(['Saoirse', 'Caoimhe']);
    expect(body.words).toContain('Zubizarreta');
    expect(body.words).not.toContain('hair');
    await put(owner, assistant, [saoirse]);
    expect((await suggestions(owner, assistant)).body.words).not.toContain('Saoirse');
  });

  it('are none on a platform that cannot tell, and it cannot be heard there either', async () => {
    site.voice.readingSupport = null;
    const { owner, assistant } = await ownerWithAssistant(site);
    expect((await suggestions(owner, assistant)).body).toEqual({
      hearing: 'unavailable',
      words: [],
    });
    expect(
      (await owner.send('POST', pathOf(assistant, '/readings'), { word: 'Saoirse' })).body,
    ).toEqual({ readings: [] });
    expect((await owner.send('POST', pathOf(assistant, '/speech'), heard)).status).toBe(502);
    expect((await put(owner, assistant, [saoirse])).status).toBe(200);
  });
});
