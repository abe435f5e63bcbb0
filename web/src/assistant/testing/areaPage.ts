import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openChromium } from '../../testing/chromium.ts';
import { KeptPage } from '../../testing/keptPage.ts';
import { AreaDouble } from './areaDouble.ts';

export interface AreaPage {
  area: AreaDouble;
  page: Page;
  open(path: string): Promise<void>;
  /** Until the page watches for changes and asks for nothing more: an open watch has it read everything once again. */
  settled(): Promise<void>;
}

/** The area in a real browser for the tests of one `describe`; what breaks in the page fails the test. Styled for tests to which it matters where things stand; in the pseudo-language for those of the translation. */
export function useAreaPage({ isStyled = false, isPseudo = false } = {}): AreaPage {
  let browser: Browser;
  let kept: KeptPage;
  const used: Partial<AreaPage> = {};
  const asked = new Set<Request>();
  let isWatching = false;

  beforeAll(async () => {
    used.area = isPseudo ? await AreaDouble.openPseudo() : await AreaDouble.open(isStyled);
    browser = await openChromium(null);
    kept = new KeptPage(browser, used.area.address, { locale: 'en-GB' });
  });

  afterAll(async () => {
    await browser.close();
    used.area?.close();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await kept.close();
    else await kept.empty();
    used.area?.reset();
    const said = kept.takeComplaints();
    if (said.length > 0) throw new Error(`the page complained:\n${said.join('\n')}`);
  });

  function followRequests(page: Page): void {
    const isWatch = (request: Request) => request.url().endsWith('/changes/watch');
    asked.clear();
    isWatching = false;
    page.on('request', (request) => !isWatch(request) && asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    page.on('response', (response) => {
      isWatching ||= isWatch(response.request());
    });
  }

  const set = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the page is not open');
    return value;
  };
  return {
    get area() {
      return set(used.area);
    },
    get page() {
      return set(used.page);
    },
    async open(path) {
      used.page = await kept.open();
      followRequests(used.page);
      await used.page.goto(`${set(used.area).address}${path}`);
    },
    async settled() {
      const isSettled = async () => {
        await set(used.page).evaluate(
          () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
        );
        return isWatching && asked.size === 0;
      };
      await expect.poll(isSettled).toBe(true);
    },
  };
}
