import { readdir } from 'node:fs/promises';
import { insteadMarks, sampleMarks } from '@belldesk/contract/sampleContent';
import { describe, expect, it } from 'vitest';
import type { PageAssets } from '../layout/Document.tsx';
import { buildRenderer } from '../prerender/testing/buildRenderer.ts';
import { openSamples, samples } from './samples.ts';

const assets: PageAssets = {
  script: '/s.js',
  preloads: [],
  stylesheet: '/s.css',
  fonts: [],
  pictures: new Set(),
};
const renderer = await buildRenderer();
const pages = new Map(
  renderer.renderStaticPages(assets, 2026).map(({ file, html }) => [file, html]),
);

/** What a visitor of a production site is sent. */
const inProduction = (html: string) =>
  html.replace(new RegExp(`${sampleMarks.from}[\\s\\S]*?${sampleMarks.to}`, 'g'), '');

describe('content that is still the sample', () => {
  it('is named once, with files that are there', async () => {
    const files = await readdir(new URL('.', import.meta.url), { recursive: true });
    const named = openSamples()
      .flatMap(({ file }) => file.split(' and '))
      .filter((name) => !name.startsWith('..') && !name.includes('*'));
    expect(files).toEqual(expect.arrayContaining(named));
    expect(openSamples().length).toBeLessThanOrEqual(Object.keys(samples).length);
  });

  it('is not sent to visitors of a production site', () => {
    for (const [file, html] of pages) {
      const said = inProduction(html).replace(/<[^>]+>/g, ' ');
      expect(
        `${file}: ${said.match(/.{30}\b(sample figures|sample people|sample names|\(sample\)|is a sample text).{10}/i)?.[0]}`,
      ).toBe(`${file}: undefined`);
      // Claims of the specification that nobody has measured.
      expect(
        `${file}: ${said.match(/50,000\+|1,000\+ |99\.9|250-300|25\+|10,000\+|HIPAA|35,000|72%|Helen Marsh|The Innkeeper|belldesk\.example/)?.[0]}`,
      ).toBe(`${file}: undefined`);
    }
  });

  it('is there for whoever tries the site out', () => {
    const home = pages.get('index.html') ?? '';
    for (const text of ['As seen on', '100%', '£35,000']) expect(home).toContain(text);
    expect(pages.get('terms.html')).toContain('This is a sample text.');
  });

  it('has marks that are closed and do not nest', () => {
    for (const html of pages.values())
      for (const { from, to } of [sampleMarks, insteadMarks]) {
        const marks = html.match(new RegExp(`${from}|${to}`, 'g')) ?? [];
        expect(marks).toEqual(marks.map((_, index) => (index % 2 === 0 ? from : to)));
      }
  });

  it('leaves a page of legal text that says it is not published', () => {
    const terms = inProduction(pages.get('terms.html') ?? '');
    expect(terms).toContain('This text has not been published yet.');
    expect(terms).not.toContain('Your account');
  });
});
