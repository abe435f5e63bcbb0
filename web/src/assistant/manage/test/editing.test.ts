import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleAssistant } from '../../testing/samples.ts';

describe.skipIf(chromiumPath === null)('editing the assistant', () => {
  const site = useAreaPage({ isStyled: true });
  const button = (name: string) => site.page.getByRole('button', { name, exact: true });
  const prompt = () => site.page.getByLabel('System Prompt', { exact: true });
  const calls = () => site.page.getByRole('link', { name: 'Calls', exact: true }).first();
  const question = () => site.page.getByRole('dialog', { name: 'Leave without saving?' });

  async function edit(): Promise<void> {
    site.area.answers.set('assistants/current', () => sampleAssistant);
    await site.open('/my-assistant/manage');
    await button('Edit').click();
  }

  it('is not left without a question while something is not saved', async () => {
    await edit();
    await prompt().fill('Closed on Mondays.');
    await calls().click();
    await question().waitFor();
    await button('Keep editing').click();
    await question().waitFor({ state: 'hidden' });
    expect(await prompt().inputValue()).toBe('Closed on Mondays.');
    await calls().click();
    await button('Leave without saving').click();
    await expect.poll(() => site.page.url()).toMatch(/\/my-assistant\/calls$/);
  });

  it('asks nothing where nothing was changed, or it is saved', async () => {
    await edit();
    await calls().click();
    await site.page.getByRole('heading', { name: 'Calls', exact: true }).waitFor();
    await site.page.getByRole('link', { name: 'Manage Agent' }).first().click();
    await button('Edit').click();
    site.area.answers.set('assistants/update', () => sampleAssistant);
    await prompt().fill('Closed on Mondays.');
    await button('Save').click();
    await button('Edit').waitFor();
    await calls().click();
    await expect.poll(() => site.page.url()).toMatch(/\/my-assistant\/calls$/);
  });

  it('tells that it is saved where the site is not reached over https', async () => {
    await edit();
    // What browsers give to safe connections only.
    await site.page.evaluate(() =>
      Object.defineProperty(crypto, 'randomUUID', { value: undefined }),
    );
    site.area.answers.set('assistants/update', () => sampleAssistant);
    await button('Save').click();
    await site.page.getByText('Assistant updated successfully').first().waitFor();
    expect(await button('Edit').count()).toBe(1);
  });

  it('shows the field that the keyboard reaches above the bar at its foot', async () => {
    await edit();
    await site.page.setViewportSize({ width: 320, height: 640 });
    await site.page.getByLabel('Name', { exact: true }).focus();
    const footOf = (element: Element) => element.getBoundingClientRect().bottom;
    for (const name of ['First Message', 'System Prompt', 'Language', 'Voice', 'Temperature']) {
      await site.page.keyboard.press('Tab');
      const field = site.page.getByLabel(name, { exact: true });
      await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
      const bar = await button('Save').evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(() => field.evaluate(footOf)).toBeLessThan(bar);
    }
  });

  it('stays when another window deletes the assistant meanwhile', async () => {
    await edit();
    await prompt().fill('Closed on Mondays.');
    const reads = () => site.area.inputsOf('assistants/current').length;
    const before = reads();
    const refusal = new Refusal(404, 'Assistant not found');
    site.area.answers.set('assistants/current', () => null);
    site.area.answers.set('assistants/update', () => refusal);
    site.area.answers.set('assistants/publish', () => ({
      sipUri: 'sip:the-golden-lamb@bell.example',
      publishedAt: '2026-11-21T10:00:00.000Z',
    }));
    // Publishing reads the assistant anew, as the window does when one comes back to it.
    await button('Publish').click();
    await expect.poll(reads).toBeGreaterThan(before);
    await button('Save').click();
    await site.page.getByText('Assistant not found').waitFor();
    expect(await prompt().inputValue()).toBe('Closed on Mondays.');
    await button('Cancel').click();
    await site.page.getByText('No Assistant Found').waitFor();
  });
});
