import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { buildPage } from '../../testing/buildPage.ts';
import { builtOnce } from '../../testing/builtOnce.ts';
import { openChromium } from '../../testing/chromium.ts';
import { KeptPage } from '../../testing/keptPage.ts';

/** Nobody listens there: every request is answered in the browser. */
const ADDRESS = 'http://localhost:42700';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const HTML =
  '<!doctype html><html lang="en"><title>Console</title><link rel="stylesheet" href="/style.css"><body><div id="app"></div><script type="module" src="/page.js"></script>';

/** An answer that refuses. */
export class Refusal {
  readonly status: number;
  readonly message: string;

  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

export interface ConsolePage {
  readonly page: Page;
  /** Operation ("operator/accounts") to its answer; one that is not there is refused with 404. */
  readonly answers: Map<string, () => unknown>;
  /** Inputs with which an operation was asked. */
  inputsOf(operation: string): unknown[];
  open(path: string): Promise<void>;
}

const sourceFile = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function buildConsole(outDir: string): Promise<void> {
  return buildPage(outDir, {
    page: sourceFile('../main.tsx'),
    style: sourceFile('../../styles/app.css'),
  });
}

/** The operator's console as it is built, in a real browser; what breaks in the page fails the test. */
export function useConsolePage(operator: object): ConsolePage {
  let browser: Browser;
  let kept: KeptPage;
  let dist: string;
  let page: Page | undefined;
  const asked: { readonly operation: string; readonly input: unknown }[] = [];
  const answers = new Map<string, () => unknown>();

  beforeAll(async () => {
    dist = await builtOnce('console', buildConsole);
    browser = await openChromium(null);
    kept = new KeptPage(browser, ADDRESS, { locale: 'en-GB', reducedMotion: 'reduce' });
  }, 60_000);
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await kept.close();
    else await kept.empty();
    answers.clear();
    asked.length = 0;
    const said = kept.takeComplaints();
    if (said.length > 0) throw new Error(`the page complained:\n${said.join('\n')}`);
  });

  async function answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/operator'))
      return route.fulfill({ contentType: 'text/html', body: HTML });
    if (!pathname.startsWith('/rpc/')) {
      const body = await readFile(join(dist, pathname)).catch(() => null);
      const contentType = TYPES[extname(pathname)] ?? 'application/octet-stream';
      return body ? route.fulfill({ contentType, body }) : route.fulfill({ status: 404 });
    }
    const operation = pathname.slice('/rpc/'.length);
    // A stream in which nothing happens.
    if (operation === 'changes/watch') return;
    const { json: input } = (route.request().postDataJSON() ?? {}) as { json?: unknown };
    asked.push({ operation, input });
    const given = answers.get(operation)?.() ?? new Refusal(404, 'Not found');
    if (!(given instanceof Refusal)) return route.fulfill({ json: { json: given } });
    const { status, message } = given;
    const json = { defined: false, code: 'REFUSED', status, message };
    return route.fulfill({ status, json: { json } });
  }

  return {
    answers,
    get page() {
      if (!page) throw new Error('the page is not open');
      return page;
    },
    inputsOf: (name) =>
      asked.filter(({ operation }) => operation === name).map(({ input }) => input),
    async open(path) {
      answers.set('account/session', () => ({ user: operator }));
      page = await kept.open();
      await page.route('**/*', answer);
      await page.goto(`${ADDRESS}${path}`);
    },
  };
}
