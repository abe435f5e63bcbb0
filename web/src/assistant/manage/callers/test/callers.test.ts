import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../../testing/chromium.ts';
import { Refusal } from '../../../testing/areaDouble.ts';
import { useAreaPage } from '../../../testing/areaPage.ts';
import { sampleAssistant } from '../../../testing/samples.ts';

describe.skipIf(chromiumPath === null)('recordings and callers on the manage page', () => {
  const site = useAreaPage();
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const text = (words: string) => site.page.getByText(words, { exact: true }).first();
  const keeping = () => site.page.getByLabel('Keep recordings for');

  async function open(): Promise<void> {
    site.area.answers.set('assistants/current', () => sampleAssistant);
    site.area.answers.set('recordings/setRule', (input) => input);
    await site.open('/my-assistant/manage');
    await keeping().waitFor();
  }

  it('keeps recordings for longer at once, and asks before any are deleted', async () => {
    await open();
    expect(await keeping().inputValue()).toBe('forever');
    await keeping().selectOption('30 days');
    await text('Delete older recordings?').waitFor();
    await button('Keep recordings').click();
    await expect.poll(() => keeping().inputValue()).toBe('forever');
    expect(site.area.inputsOf('recordings/setRule')).toEqual([]);
    await keeping().selectOption('30 days');
    await button('Delete older recordings').click();
    await expect.poll(() => keeping().inputValue()).toBe('30-days');
    await keeping().selectOption('1 year');
    await expect
      .poll(() => site.area.inputsOf('recordings/setRule'))
      .toEqual([{ keeping: '30-days' }, { keeping: '1-year' }]);
    expect(await site.page.getByText('Delete older recordings?').count()).toBe(0);
  });

  it('tells when the choice was not kept, and shows what still holds', async () => {
    await open();
    site.area.answers.set('recordings/setRule', () => new Refusal(503, 'The database is away.'));
    await keeping().selectOption('90 days');
    await button('Delete older recordings').click();
    await text('The database is away.').waitFor();
    await button('Keep recordings').click();
    expect(await keeping().inputValue()).toBe('forever');
  });

  it('lists who is blocked, lets them through again, and blocks by number', async () => {
    await open();
    await text('No blocked numbers.').waitFor();
    await button('Block').click();
    await text('Please enter a phone number').waitFor();
    const row = { id: 'b1', number: '+442079460123', createdAt: '2026-11-20T10:00:00.000Z' };
    site.area.answers.set('blockedNumbers/add', () => new Refusal(400, 'This is no number.'));
    await site.page.getByLabel('Block a number').fill('12');
    await button('Block').click();
    await text('This is no number.').waitFor();
    site.area.answers.set('blockedNumbers/add', () => row);
    site.area.answers.set('blockedNumbers/list', () => ({ rows: [row] }));
    await site.page.getByLabel('Block a number').fill('020 7946 0123');
    await site.page.getByLabel('Block a number').press('Enter');
    await text('+442079460123').waitFor();
    expect(site.area.inputsOf('blockedNumbers/add').at(-1)).toEqual({ number: '020 7946 0123' });
    expect(await site.page.getByLabel('Block a number').inputValue()).toBe('');
    site.area.answers.set('blockedNumbers/remove', () => ({ id: 'b1' }));
    site.area.answers.set('blockedNumbers/list', () => ({ rows: [] }));
    await button('Unblock +442079460123').click();
    await text('No blocked numbers.').waitFor();
    expect(site.area.inputsOf('blockedNumbers/remove')).toEqual([{ id: 'b1' }]);
  });

  it('tells when either could not be read, and tries again', async () => {
    site.area.answers.set('assistants/current', () => sampleAssistant);
    await site.open('/my-assistant/create');
    site.area.answers.set('blockedNumbers/list', () => new Refusal(500));
    site.area.answers.set('recordings/rule', () => new Refusal(500));
    await site.page.goto(`${site.area.address}/my-assistant/manage`);
    await text('Blocked numbers could not be read').waitFor();
    await text('Your retention setting could not be loaded').waitFor();
    site.area.answers.set('blockedNumbers/list', () => ({ rows: [] }));
    site.area.answers.set('recordings/rule', () => ({ keeping: 'forever' }));
    await button('Try Again').first().click();
    await keeping().waitFor();
    await button('Try Again').click();
    await text('No blocked numbers.').waitFor();
    expect(await site.page.getByRole('alert').count()).toBe(0);
  });
});
