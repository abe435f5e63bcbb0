import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../../testing/chromium.ts';
import { useAreaPage } from '../../../testing/areaPage.ts';
import { sampleDetail } from '../../../testing/samples.ts';

const LONG_WORD = 'supercalifragilistic'.repeat(6);

describe.skipIf(chromiumPath === null)('a call of whom and of what is long', () => {
  const site = useAreaPage({ isStyled: true });

  it('fits a narrow telephone', async () => {
    site.area.answers.set('calls/get', () => ({
      ...sampleDetail,
      caller: `sip:${LONG_WORD}@very.long.subdomain.of.a.company.example`,
      summary: LONG_WORD,
      transcript: [{ role: 'caller', text: LONG_WORD, secondsFromStart: 0 }],
      unansweredQuestions: [LONG_WORD],
    }));
    await site.open(`/my-assistant/calls/${sampleDetail.id}`);
    await site.page.setViewportSize({ width: 320, height: 720 });
    await site.page.getByRole('heading', { level: 1, name: 'sip:' }).waitFor();
    const overflowPx = () =>
      site.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflowPx()).toBe(0);
  });
});
