import { claims } from '@belldesk/contract/catalogue/claims';
import { planById, plans } from '@belldesk/contract/catalogue/plans';
import { expect, it } from 'vitest';
import type { PageAssets } from '../layout/Document.tsx';
import { buildRenderer } from '../prerender/testing/buildRenderer.ts';

const assets: PageAssets = {
  script: '/s.js',
  preloads: [],
  stylesheet: '/s.css',
  fonts: [],
  pictures: new Set(),
};
const renderer = await buildRenderer();
/** What each page says, its description and structured data included. */
const pages = renderer.renderStaticPages(assets, 2026).map(({ file, html }) => ({
  file,
  text: html
    .replace(/<meta name="description" content="([^"]*)"\/?>/, ' $1 ')
    .replace(/<(script|style)(?! type="application\/ld\+json")[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' '),
}));

/** Everything that the site says in a figure about one thing, as "figure (page)". */
function said(...patterns: readonly RegExp[]): string[] {
  return pages.flatMap(({ file, text }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((found) => `${found[1]} (${file})`),
    ),
  );
}
const figures = (found: readonly string[]) => new Set(found.map((each) => each.split(' ')[0]));

it.each([
  [
    'free minutes at the start',
    claims.freeMinutesToStart,
    [/(\d+|twenty|thirty) free minutes/gi, /START WITH (\d+) FREE/g],
  ],
  [
    'calls answered',
    claims.callsAnsweredPercent,
    [/(\d+)% of calls answered/gi, /calls? answer(?:ed| rate) (\d+)%/gi],
  ],
  ['uptime', claims.uptimePercent, [/([\d.]+)% uptime/gi, /uptime ([\d.]+)%/gi]],
  [
    'set-up',
    claims.setUpMinutes,
    [/(\d+)[- ]min(?:ute)?s? (?:set ?up|to set it up)/gi, /\bset ?up (\d+) min/gi],
  ],
] as const)('%s is the number of the catalogue on every page', (_, number, patterns) => {
  const found = said(...patterns);
  expect(new Set(found.map((each) => each.replace(/^.*\(/, ''))).size).toBeGreaterThan(1);
  expect(found.filter((each) => each.split(' ')[0] !== String(number))).toEqual([]);
});

it('seconds of the start button are the minutes of the set-up', () => {
  const found = said(/Create an Agent in (\d+) seconds/g);
  expect(figures(found)).toEqual(new Set([String(claims.setUpMinutes * 60)]));
});

it('minutes of plans are those of the catalogue', () => {
  const ofPlans = plans.map(({ callMinutes }) => String(callMinutes));
  const found = said(/(\d+) minutes of calls per month/gi);
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((each) => !ofPlans.includes(each.split(' ')[0] ?? ''))).toEqual([]);
  const starter = said(/Starter plan[^.]*? (\d+) minutes/g);
  expect(figures(starter)).toEqual(new Set([String(planById('starter').callMinutes)]));
});

it('languages are named, not counted', () => {
  expect(said(/(\d+)\+? languages/gi, /languages (\d+)/gi)).toEqual([]);
  const [features] = pages.filter(({ file }) => file === 'features.html');
  expect(features?.text).toContain(`Languages ${claims.languages.join(', ')}`);
});
