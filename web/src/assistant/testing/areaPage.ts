import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openChromium } from '../../testing/chromium.ts';
import { KeptPage } from '../../testing/keptPage.ts';
import { AreaDouble } from './areaDouble.ts';

export interface AreaPage {
  area: AreaDouble;
  page: Page;
  open(path: string): Promise<void>;
}

/** The area in a real browser for the tests of one `describe`; what breaks in the page fails the test. Styled for tests to which it matters where things stand; in the pseudo-language for those of the translation. */
export function useAreaPage({ isStyled = false, isPseudo = false } = {}): AreaPage {
  let browser: Browser;
  let kept: KeptPage;
  const used: Partial<AreaPage> = {};

  beforeAll(async () => {
    used.area = isPseudo ? await AreaDouble.openPseudo() : await AreaDouble.open(isStyled);
    browser = await openChromium(null);
    kept = new KeptPage(browser, used.area.address, { locale: 'en-GB' });
  }, 60_000);

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
      await used.page.goto(`${set(used.area).address}${path}`);
    },
  };
}
