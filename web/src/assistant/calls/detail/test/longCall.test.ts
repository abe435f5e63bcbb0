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

  it('keeps what follows its delays within reach', async () => {
    const turns = Array.from({ length: 120 }, (_, at) => ({
      turn: at + 1,
      endpointingMs: 500,
      transcriberMs: 100,
      modelMs: 300,
      voiceMs: 50,
      totalMs: 950,
    }));
    site.area.answers.set('calls/get', () => ({ ...sampleDetail, turns }));
    await site.open(`/my-assistant/calls/${sampleDetail.id}`);
    const bars = site.page.getByRole('region', { name: 'Response time chart' });
    await bars.focus();
    await site.page.keyboard.press('End');
    await expect.poll(() => bars.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    expect((await bars.boundingBox())?.height).toBeLessThan(500);
  });
});
