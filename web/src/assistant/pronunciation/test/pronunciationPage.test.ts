import type { KeptLexicon } from '@belldesk/contract/product/lexicon';
import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleAssistant } from '../../testing/samples.ts';

const PATH = '/my-assistant/pronunciation';
const SAMPLE_RATE_HZ = 8_000;
const saoirse = { word: 'Saoirse', soundsLike: 'SEER-sha' };
const later = '2026-11-20T11:00:00.000Z';

/** A tenth of a second of silence, as WAV in base64. */
function silence(): string {
  const samples = SAMPLE_RATE_HZ / 10;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  wav.writeUInt32LE(SAMPLE_RATE_HZ * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  return wav.toString('base64');
}

describe.skipIf(chromiumPath === null)('the pronunciation page', () => {
  const site = useAreaPage({ isStyled: true });
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const field = (name: string) => site.page.getByLabel(name, { exact: true });
  const text = (words: string | RegExp) => site.page.getByText(words).first();
  const replaced = () => site.area.inputsOf('lexicon/replace');

  /** Answers as a server with these words. */
  function keep(entries: Lexicon): void {
    let kept: KeptLexicon = { entries, updatedAt: sampleAssistant.updatedAt };
    const { answers } = site.area;
    answers.set('assistants/current', () => sampleAssistant);
    answers.set('lexicon/get', () => kept);
    answers.set('lexicon/replace', (input) => {
      kept = { entries: (input as KeptLexicon).entries, updatedAt: later };
      return kept;
    });
    answers.set('lexicon/suggestions', () => ({ hearing: 'spoken', words: ['Zubizarreta'] }));
    answers.set('lexicon/readings', () => ({
      readings: ['SEER-sha', 'sow-EER-say', 'seer-SHAH'],
    }));
    answers.set('lexicon/hear', () => ({ wav: silence(), hearing: 'spoken' }));
  }

  async function open(entries: Lexicon = [], change = () => {}): Promise<void> {
    keep(entries);
    change();
    await site.open(PATH);
  }

  it('is reached from the manage page', async () => {
    await open();
    await site.page.goto(`${site.area.address}/my-assistant/manage`);
    await site.page.getByRole('link', { name: 'Edit pronunciation' }).click();
    await site.page.getByRole('heading', { name: 'Pronunciation', level: 1 }).waitFor();
    expect(new URL(site.page.url()).pathname).toBe(PATH);
  });

  it('begins with an example, and adds a word by a reading that was heard', async () => {
    await open();
    await text('No words yet').waitFor();
    await text(/Saoirse, for example, is pronounced SEER-sha/).waitFor();
    await button('Add a word').click();
    // By keyboard alone: the field has the focus.
    await site.page.keyboard.type('Saoirse');
    await button('Show suggestions').press('Enter');
    await button('Listen to Saoirse as seer-SHAH').click();
    await expect
      .poll(() => site.area.inputsOf('lexicon/hear'))
      .toEqual([
        {
          id: sampleAssistant.id,
          text: 'Saoirse',
          entry: { word: 'Saoirse', soundsLike: 'seer-SHAH' },
        },
      ]);
    // It has ended: it can be heard again, and is not asked for again.
    await button('Listen to Saoirse as seer-SHAH').click();
    await button('Listen to Saoirse as seer-SHAH').waitFor();
    expect(site.area.inputsOf('lexicon/hear')).toHaveLength(1);
    await site.page.getByRole('radio').first().check();
    expect(await field('Sounds like').inputValue()).toBe('SEER-sha');
    await button('Save').click();
    await text('pronounced SEER-sha').waitFor();
    expect(replaced()).toEqual([
      { id: sampleAssistant.id, expectedUpdatedAt: sampleAssistant.updatedAt, entries: [saoirse] },
    ]);
  });

  it('takes a reading of one’s own, and says what is wrong with it', async () => {
    await open([saoirse]);
    await button('Add a word').click();
    await field('Word').fill('two words');
    await field('Sounds like').fill('53');
    await button('Save').click();
    await text('Please enter one word: letters only').waitFor();
    await text('Please write how it sounds with letters, hyphens and spaces only').waitFor();
    await field('Word').fill('saoirse');
    await field('Sounds like').fill('SUR-sha');
    await button('Save').click();
    await text('This word is already in the list').waitFor();
    expect(replaced()).toEqual([]);
    await field('Word').fill('Aoife');
    await field('Sounds like').fill('EE-fa');
    await button('Listen to Aoife as EE-fa').click();
    await field('Sounds like').press('Enter');
    await text('Aoife').waitFor();
    await expect
      .poll(() => replaced())
      .toMatchObject([{ entries: [saoirse, { word: 'Aoife', soundsLike: 'EE-fa' }] }]);
  });

  it('changes and removes a word', async () => {
    await open([saoirse, { word: 'Aoife', soundsLike: 'EE-fa' }]);
    await button('Change Saoirse').click();
    await site.page.getByRole('radio').nth(1).check();
    await button('Save').click();
    await text('pronounced sow-EER-say').waitFor();
    await button('Remove Aoife').click();
    await expect.poll(() => button('Remove Aoife').count()).toBe(0);
    expect(replaced().at(-1)).toMatchObject({
      expectedUpdatedAt: later,
      entries: [{ word: 'Saoirse', soundsLike: 'sow-EER-say' }],
    });
  });

  it('offers words that the voice has to guess', async () => {
    await open();
    await button('Add Zubizarreta').click();
    expect(await field('Word').inputValue()).toBe('Zubizarreta');
    await expect
      .poll(() => site.area.inputsOf('lexicon/readings'))
      .toEqual([{ id: sampleAssistant.id, word: 'Zubizarreta' }]);
    await site.page.getByRole('radio').first().waitFor();
  });

  it('saves again by itself where something else of the assistant was changed', async () => {
    await open([saoirse]);
    await button('Remove Saoirse').waitFor();
    const { answers } = site.area;
    let refused = false;
    answers.set('lexicon/get', () => ({ entries: [saoirse], updatedAt: later }));
    answers.set('lexicon/replace', (input) => {
      if (refused) return { ...(input as KeptLexicon), updatedAt: later };
      refused = true;
      return new Refusal(409, 'changed');
    });
    await button('Remove Saoirse').click();
    await text('No words yet').waitFor();
    expect(replaced()).toMatchObject([
      { expectedUpdatedAt: sampleAssistant.updatedAt },
      { expectedUpdatedAt: later },
    ]);
  });

  it('shows what another window saved, and keeps what is typed', async () => {
    await open([]);
    await button('Add a word').click();
    await field('Word').fill('Aoife');
    await field('Sounds like').fill('EE-fa');
    site.area.answers.set('lexicon/get', () => ({ entries: [saoirse], updatedAt: later }));
    site.area.answers.set('lexicon/replace', () => new Refusal(409, 'changed'));
    await button('Save').click();
    await text(/changed in another window/).waitFor();
    await text('pronounced SEER-sha').waitFor();
    expect(await field('Word').inputValue()).toBe('Aoife');
  });

  it.each([
    ['as-written', /does not support pronunciations, so you will not hear a difference yet/, 1],
    ['service', /a voice service that does not support pronunciations/, 0],
    ['unavailable', /cannot play single words/, 0],
  ])('says why nothing can be heard, or no difference: %s', async (hearing, why, buttons) => {
    await open([saoirse], () =>
      site.area.answers.set('lexicon/suggestions', () => ({ hearing, words: [] })),
    );
    await text(why).waitFor();
    await button('Change Saoirse').waitFor();
    expect(await button('Listen to Saoirse as SEER-sha').count()).toBe(buttons);
  });

  it('tells when a word cannot be heard, read or saved', async () => {
    await open([saoirse]);
    site.area.answers.set('lexicon/hear', () => new Refusal(503, 'Somebody is on the telephone.'));
    await button('Listen to Saoirse as SEER-sha').click();
    await text('Somebody is on the telephone.').waitFor();
    site.area.answers.set('lexicon/replace', () => new Refusal(502, 'The voice is away.'));
    await button('Remove Saoirse').click();
    await text('Not saved').waitFor();
    await text('The voice is away.').waitFor();
    expect(await button('Remove Saoirse').isEnabled()).toBe(true);
  });

  it('tells when the words cannot be read, and tries again', async () => {
    await open([], () => site.area.answers.set('lexicon/get', () => new Refusal(500)));
    await text('Your words could not be read').waitFor();
    keep([saoirse]);
    await button('Try Again').click();
    await text('pronounced SEER-sha').waitFor();
    expect(await site.page.getByRole('alert').count()).toBe(0);
  });

  it('fits a narrow window, also while a word is open', async () => {
    await open([{ word: 'Llanfairpwllgwyngyllgogerychwyrndrobwll', soundsLike: 'hlan-VIRE' }]);
    await site.page.setViewportSize({ width: 320, height: 700 });
    const overflow = () =>
      site.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await button('Add a word').click();
    await field('Word').fill('Llanfairpwllgwyngyllgogerychwyrndrobwll');
    await button('Show suggestions').click();
    await site.page.getByRole('radio').first().waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
