import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { sampleAssistant } from '../../testing/samples.ts';

describe.skipIf(chromiumPath === null)('the first five minutes on the manage page', () => {
  const site = useAreaPage();
  const steps = () => site.page.getByRole('region', { name: 'Get started' });
  const step = (name: string) => steps().getByRole('button', { name, exact: true });

  it('tests right here, and goes on to publishing as soon as the test call has ended', async () => {
    const done = { described: true, tested: false, published: false, called: false };
    const publication = {
      sipUri: 'sip:the-golden-lamb@bell.example:5060',
      publishedAt: '2026-11-21T10:00:00.000Z',
    };
    site.area.answers.set('assistants/current', () => sampleAssistant);
    site.area.answers.set('assistants/firstSteps', () => done);
    site.area.answers.set('assistants/publish', () => {
      site.area.answers.set('assistants/current', () => ({ ...sampleAssistant, publication }));
      done.published = true;
      return publication;
    });
    await site.open('/my-assistant/manage');
    await step('Talk to it').click();
    await site.page.getByText('Ready to start').waitFor();
    expect(site.area.inputsOf('calls/recordTest')).toHaveLength(1);
    await step('Talk to it').click();
    await site.page.getByRole('button', { name: 'Hide Call Interface' }).waitFor();

    await expect.poll(() => site.area.inputsOf('changes/watch').length).toBeGreaterThan(0);
    done.tested = true;
    site.area.tellOfACall();
    await step('Publish it').click();
    await steps().getByText(publication.sipUri).waitFor();
    expect(site.area.inputsOf('assistants/publish')).toEqual([{ id: sampleAssistant.id }]);
  });
});
