import { get } from 'node:http';
import { sitemapPaths } from '@belldesk/e2e/browser/sitePages';
import { startPlatform } from '@belldesk/e2e/platform';
import { quantile } from '../quantile.ts';
import { atLeast, atMost, type BenchRow, type BenchTable, type Measurement } from '../row.ts';
import { openLighthouse } from './lighthouse.ts';
import { type Visit, visitAsTelephone } from './lighthouseRun.ts';

const VISITS = 3;
const KB = 1_024;
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'];

interface PageSpeed extends Visit {
  readonly path: string;
  readonly htmlBytes: number;
}

/** Every page of the sitemap of the built site as Lighthouse sees it: the median of three visits each. */
export async function benchSite(): Promise<Measurement> {
  const paths = await sitemapPaths();
  const platform = await startPlatform();
  const lighthouse = await openLighthouse();
  const chrome = await lighthouse.launch({ chromeFlags: flags, logLevel: 'silent' });
  try {
    // The first visit of all is of a browser and a server that have done nothing yet.
    await visitAsTelephone(lighthouse, platform.url, chrome.port);
    const pages: PageSpeed[] = [];
    for (const path of paths) {
      const url = `${platform.url}${path}`;
      const visits: Visit[] = [];
      while (visits.length < VISITS)
        visits.push(await visitAsTelephone(lighthouse, url, chrome.port));
      pages.push({ path, htmlBytes: await compressedBytes(url), ...medianOf(visits) });
    }
    return { rows: worstOf(pages), tables: [pageTable(pages)] };
  } finally {
    chrome.kill();
    await platform.stop();
  }
}

function medianOf(visits: readonly Visit[]): Visit {
  const median = (pick: (visit: Visit) => number) => quantile(visits.map(pick), 0.5);
  return {
    performance: median((visit) => visit.performance),
    accessibility: median((visit) => visit.accessibility),
    bestPractices: median((visit) => visit.bestPractices),
    seo: median((visit) => visit.seo),
    lcpMs: median((visit) => visit.lcpMs),
    cls: median((visit) => visit.cls),
    scriptBytes: median((visit) => visit.scriptBytes),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}

/** What the issue asks of every page, held against the worst of them. */
function worstOf(pages: readonly PageSpeed[]): BenchRow[] {
  const least = (pick: (page: PageSpeed) => number) => Math.min(...pages.map(pick));
  const most = (pick: (page: PageSpeed) => number) => Math.max(...pages.map(pick));
  return [
    { what: 'pages', value: pages.length, unit: '' },
    row(
      'performance',
      least((page) => page.performance),
      '',
      atLeast(98),
    ),
    row(
      'accessibility',
      least((page) => page.accessibility),
      '',
      atLeast(100),
    ),
    row(
      'best practices',
      least((page) => page.bestPractices),
      '',
      atLeast(100),
    ),
    row(
      'SEO',
      least((page) => page.seo),
      '',
      atLeast(100),
    ),
    row(
      'largest contentful paint',
      most((page) => page.lcpMs),
      'ms',
      atMost(1_500),
    ),
    row(
      'cumulative layout shift',
      most((page) => page.cls),
      '',
      atMost(0),
    ),
    row('scripts', most((page) => page.scriptBytes) / KB, 'KB', atMost(10)),
    row('HTML', most((page) => page.htmlBytes) / KB, 'KB br', atMost(10)),
  ];
}

function row(
  what: string,
  value: number,
  unit: string,
  hold: NonNullable<BenchRow['hold']>,
): BenchRow {
  return { what: `${what}, worst page`, value, unit, hold };
}

function pageTable(pages: readonly PageSpeed[]): BenchTable {
  return {
    columns: [
      'page',
      'speed',
      'access',
      'practices',
      'SEO',
      'LCP ms',
      'CLS',
      'JS KB',
      'HTML KB br',
      'failed',
    ],
    rows: pages.map((page) => [
      page.path,
      ...[page.performance, page.accessibility, page.bestPractices, page.seo].map(String),
      String(Math.round(page.lcpMs)),
      page.cls.toFixed(3),
      (page.scriptBytes / KB).toFixed(1),
      (page.htmlBytes / KB).toFixed(1),
      page.failed.join(', '),
    ]),
  };
}

/** Bytes of a page's body as they go over the wire; fetch would unpack them. */
function compressedBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    answer.once('end', () => resolve(bytes));
  }).once('error', reject);
  return promise;
}
