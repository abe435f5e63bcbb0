import type { Assistant } from '@belldesk/contract/product/assistant';
import type { Line } from '@belldesk/contract/product/lines';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleAssistant } from '../../testing/samples.ts';

const waitingLine: Line = {
  id: '0193b3c0-0000-7000-8000-0000000000a1',
  kind: 'number',
  address: '+442071838750',
  answers: null,
};

describe.skipIf(chromiumPath === null)('the manage page', () => {
  const site = useAreaPage();
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const field = (name: string) => site.page.getByLabel(name, { exact: true });
  const text = (words: string) =>
    site.page.locator('main').getByText(words, { exact: true }).first();

  /** The name below the heading; it stands in the switcher, too. */
  const title = (name: string) => site.page.locator('h1 + div').getByText(name, { exact: true });

  async function openWith(assistant: Assistant = sampleAssistant): Promise<void> {
    site.area.answers.set('assistants/current', () => assistant);
    await site.open('/my-assistant/manage');
    await button('Edit').waitFor();
  }

  it('says that there is no assistant and leads to making one', async () => {
    await site.open('/my-assistant/manage');
    await text('No Assistant Found').waitFor();
    await site.page.getByRole('link', { name: 'Create Assistant' }).click();
    await expect.poll(() => site.page.url()).toMatch(/\/my-assistant\/create$/);
  });

  it('says which lines wait for the next assistant', async () => {
    site.area.answers.set('lines/list', () => ({ rows: [waitingLine] }));
    await site.open('/my-assistant/manage');
    await text('No one answers these lines').waitFor();
    expect(await text(waitingLine.address).count()).toBe(1);
  });

  it('has the assistant answer on another line of the business', async () => {
    const ofAnother = {
      ...waitingLine,
      id: '0193b3c0-0000-7000-8000-0000000000a2',
      address: 'sip:kitchen@bell.example',
      answers: { assistantId: '0193b3c0-0000-7000-8000-0000000000b1', name: 'Kitchen' },
    };
    const rows: Line[] = [waitingLine, ofAnother];
    site.area.answers.set('lines/list', () => ({ rows }));
    site.area.answers.set('lines/point', () => {
      const answers = { assistantId: sampleAssistant.id, name: sampleAssistant.name };
      rows[0] = { ...waitingLine, answers };
      return rows[0];
    });
    await openWith();
    await text('Kitchen answers').waitFor();
    await button(`Answer ${waitingLine.address} with this assistant`).click();
    await expect.poll(() => text(waitingLine.address).count()).toBe(0);
    expect(site.area.inputsOf('lines/point')).toEqual([
      { id: waitingLine.id, assistantRowId: sampleAssistant.id },
    ]);
    expect(await text('Kitchen answers').count()).toBe(1);
  });

  it('is chosen between several assistants, and leads to one more', async () => {
    const second = {
      ...sampleAssistant,
      id: '0193b3c0-0000-7000-8000-0000000000c2',
      name: 'Kitchen',
    };
    const rows = [sampleAssistant, second].map(({ id, name, locationId, locationName }) => ({
      id,
      name,
      locationId,
      locationName,
      isPublished: true,
    }));
    site.area.answers.set('assistants/list', () => ({ rows, canAdd: true }));
    site.area.answers.set('assistants/choose', () => {
      site.area.answers.set('assistants/current', () => second);
      return second;
    });
    await openWith();
    const switcher = site.page.getByLabel('Assistant', { exact: true }).first();
    expect(await switcher.inputValue()).toBe(sampleAssistant.id);
    await switcher.selectOption({ label: 'Kitchen' });
    await title('Kitchen').waitFor();
    expect(site.area.inputsOf('assistants/choose')).toEqual([{ id: second.id }]);
    await site.page.getByRole('link', { name: 'Add another assistant' }).first().click();
    await site.page.getByRole('heading', { name: 'Add another assistant' }).waitFor();
  });

  it('has no switcher and no further assistant where there is one and the plan has no room', async () => {
    const rows = [{ id: sampleAssistant.id, name: sampleAssistant.name, isPublished: true }];
    site.area.answers.set('assistants/list', () => ({ rows, canAdd: false }));
    await openWith();
    await expect.poll(() => site.area.inputsOf('assistants/list').length).toBeGreaterThan(0);
    expect(await site.page.getByLabel('Assistant', { exact: true }).count()).toBe(0);
    expect(await site.page.getByRole('link', { name: 'Add another assistant' }).count()).toBe(0);
  });

  it('goes on with another assistant after one is deleted', async () => {
    const second = {
      ...sampleAssistant,
      id: '0193b3c0-0000-7000-8000-0000000000c2',
      name: 'Kitchen',
    };
    const rows = [sampleAssistant, second].map(({ id, name, locationId, locationName }) => ({
      id,
      name,
      locationId,
      locationName,
      isPublished: true,
    }));
    site.area.answers.set('assistants/list', () => ({ rows, canAdd: false }));
    site.area.answers.set('assistants/remove', () => {
      site.area.answers.set('assistants/current', () => second);
      return { id: sampleAssistant.id };
    });
    await openWith();
    await button('Delete').click();
    await site.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await title('Kitchen').waitFor();
    expect(site.page.url()).toMatch(/manage$/);
  });

  it('says that it could not be loaded, and tries again', async () => {
    site.area.answers.set('assistants/current', () => new Refusal(502, 'The database is away.'));
    await site.open('/my-assistant/manage');
    await text('Failed to load assistant data').waitFor();
    await text('The database is away.').waitFor();
    site.area.answers.set('assistants/current', () => sampleAssistant);
    await button('Try Again').click();
    await button('Edit').waitFor();
    expect(await text('Failed to load assistant data').count()).toBe(0);
  });

  it('shows the assistant in its sections', async () => {
    await openWith();
    for (const section of [
      'Basic Information',
      'System Prompt',
      'Advanced Settings',
      'Usage Analytics',
    ])
      await site.page.getByRole('heading', { name: section }).waitFor();
    await text('Amelia (UK English)').waitFor();
    await text('0 minutes').waitFor();
    expect(await text(sampleAssistant.assistantId).count()).toBe(1);
  });

  it('asks for the country where none is known, and keeps what is chosen', async () => {
    await openWith({ ...sampleAssistant, country: null });
    await text('Not chosen yet').waitFor();
    await button('Choose the country').click();
    expect(await field('Country').inputValue()).toBe('');
    await field('Country').selectOption({ label: 'Australia' });
    const changed = () => ({ ...sampleAssistant, country: 'AU' });
    site.area.answers.set('assistants/update', changed);
    site.area.answers.set('assistants/current', changed);
    await button('Save').click();
    await text('Australia').waitFor();
    expect(site.area.inputsOf('assistants/update')).toMatchObject([{ changes: { country: 'AU' } }]);
    expect(await button('Choose the country').count()).toBe(0);
  });

  it('shows the minutes of the past 30 days, and reads them again when asked', async () => {
    site.area.answers.set('usage/analytics', () => new Refusal(502, 'Failed to load usage data'));
    await openWith();
    await text('Total minutes used in the past 30 days').waitFor();
    await text('–').waitFor();
    expect(await site.page.getByText('Failed to load usage data').count()).toBe(1);
    site.area.answers.set('usage/analytics', () => ({ assistantId: 'a1', minutes: 41 }));
    await button('Refresh usage').click();
    await text('41 minutes').waitFor();
    expect(await site.page.getByText('Failed to load usage data').count()).toBe(0);
  });

  it('copies the id of the assistant', async () => {
    await openWith();
    await site.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Copy assistant ID').click();
    await expect
      .poll(() => site.page.evaluate(() => navigator.clipboard.readText()))
      .toBe(sampleAssistant.assistantId);
  });

  it('checks, saves and tells so', async () => {
    await openWith();
    site.area.answers.set('assistants/update', (input) => {
      const { changes } = input as { changes: Partial<Assistant> };
      const saved = { ...sampleAssistant, ...changes };
      site.area.answers.set('assistants/current', () => saved);
      return saved;
    });
    await button('Edit').click();
    await field('Name').fill('  ');
    await button('Save').click();
    await text('Please enter a name').waitFor();
    await field('Name').fill('Lamb & Sons');
    await field('Language').selectOption('en-GB');
    await field('Voice').selectOption('michael');
    await field('Temperature').press('ArrowRight');
    await field('Call Recording').uncheck();
    await field('Greet known callers by name').check();
    await button('Save').click();
    await site.page.getByText('Assistant updated successfully').first().waitFor();
    await text('Michael (US English)').waitFor();
    expect(site.area.inputsOf('assistants/update')).toEqual([
      {
        id: sampleAssistant.id,
        expectedUpdatedAt: sampleAssistant.updatedAt,
        changes: {
          name: 'Lamb & Sons',
          firstMessage: sampleAssistant.firstMessage,
          systemPrompt: sampleAssistant.systemPrompt,
          language: 'en-GB',
          voiceId: 'michael',
          temperature: 0.8,
          recordsCalls: false,
          greetsKnownCallers: true,
          country: 'US',
        },
      },
    ]);
  });

  it('restores what is stored on Cancel', async () => {
    await openWith();
    await button('Edit').click();
    await field('Name').fill('Something else');
    await button('Cancel').click();
    await button('Edit').click();
    expect(await field('Name').inputValue()).toBe('The Golden Lamb');
  });

  it('keeps what was typed when saving fails', async () => {
    await openWith();
    site.area.answers.set('assistants/update', () => new Refusal(500));
    await button('Edit').click();
    await field('Name').fill('Lamb & Sons');
    await button('Save').click();
    await text('Failed to update assistant').waitFor();
    expect(await field('Name').inputValue()).toBe('Lamb & Sons');
  });

  it('tells of a change in another window and saves over it only when asked to', async () => {
    await openWith();
    const newer = {
      ...sampleAssistant,
      systemPrompt: 'Other',
      updatedAt: '2026-11-20T11:00:00.000Z',
    };
    site.area.answers.set('assistants/update', () => new Refusal(409, 'changed'));
    await button('Edit').click();
    await field('Name').fill('Lamb & Sons');
    site.area.answers.set('assistants/current', () => newer);
    await button('Save').click();
    await site.page.getByText('Changed there: System Prompt.').waitFor();
    expect(await field('Name').inputValue()).toBe('Lamb & Sons');

    site.area.answers.set('assistants/update', () => ({ ...newer, name: 'Lamb & Sons' }));
    await button('Save my version').click();
    await site.page.getByText('Assistant updated successfully').first().waitFor();
    expect(site.area.inputsOf('assistants/update')[1]).toMatchObject({
      expectedUpdatedAt: newer.updatedAt,
      changes: { name: 'Lamb & Sons', systemPrompt: sampleAssistant.systemPrompt },
    });
  });

  it('gives up an edit for what another window saved', async () => {
    await openWith();
    const newer = {
      ...sampleAssistant,
      name: 'Lamb and Mint',
      updatedAt: '2026-11-20T11:00:00.000Z',
    };
    site.area.answers.set('assistants/update', () => new Refusal(409, 'changed'));
    await button('Edit').click();
    await field('Name').fill('Lamb & Sons');
    site.area.answers.set('assistants/current', () => newer);
    await button('Save').click();
    await site.page.getByText('Changed there: Name.').waitFor();
    await button('Take the other version').click();
    await button('Edit').waitFor();
    await text('Lamb and Mint').waitFor();
    expect(site.area.inputsOf('assistants/update')).toHaveLength(1);
  });

  it('moves the temperature from 0 to 1 by tenths', async () => {
    await openWith();
    await button('Edit').click();
    const slider = field('Temperature');
    await slider.press('End');
    await slider.press('ArrowRight');
    await text('1.0').waitFor();
    await slider.press('ArrowLeft');
    await text('0.9').waitFor();
    await slider.press('Home');
    await slider.press('ArrowLeft');
    await text('0.0').waitFor();
    expect(await slider.inputValue()).toBe('0');
  });

  it('asks before it deletes, tells of a failure, then leads to making a new one', async () => {
    await openWith();
    const dialog = site.page.getByRole('dialog');
    site.area.answers.set('assistants/remove', () => new Refusal(500));
    await button('Delete').click();
    await dialog.getByText('Are you sure you want to delete this assistant?').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByText('Failed to delete assistant').waitFor();
    site.area.answers.set('assistants/remove', () => ({ id: sampleAssistant.id }));
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => site.page.url()).toMatch(/\/my-assistant\/create$/);
    expect(site.area.inputsOf('assistants/remove')[1]).toEqual({ id: sampleAssistant.id });
  });

  it('writes a test row when the call interface opens, not when it closes', async () => {
    await openWith();
    site.area.answers.set('calls/recordTest', () => new Refusal(500));
    await button('Test Assistant').click();
    await text('Ready to start').waitFor();
    await button('Hide Call Interface').click();
    await button('Test Assistant').waitFor();
    expect(await text('Ready to start').count()).toBe(0);
    expect(site.area.inputsOf('calls/recordTest')).toEqual([
      { assistantId: sampleAssistant.assistantId },
    ]);
  });

  it('publishes and shows the address in full', async () => {
    await openWith();
    const publication = {
      sipUri: 'sip:the-golden-lamb@bell.example:5060',
      publishedAt: '2026-11-21T10:00:00.000Z',
    };
    site.area.answers.set('assistants/publish', () => {
      site.area.answers.set('assistants/current', () => ({ ...sampleAssistant, publication }));
      return publication;
    });
    await button('Publish').click();
    await text(publication.sipUri).waitFor();
    await site.page.getByRole('button', { name: 'Copy SIP address' }).waitFor();
    expect(await button('Publish').count()).toBe(0);
  });

  it('shows the number that the operator assigned', async () => {
    await openWith({
      ...sampleAssistant,
      publication: {
        sipUri: 'sip:the-golden-lamb@bell.example:5060',
        publishedAt: '2026-11-21T10:00:00.000Z',
        phoneNumber: '+442071838750',
      },
    });
    await site.page.getByRole('button', { name: 'Copy number', exact: true }).waitFor();
    expect(await text('+442071838750').count()).toBe(1);
  });
});
