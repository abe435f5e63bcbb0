import type { Browser, Page } from 'playwright-core';

const WINDOW = { width: 1280, height: 720 } as const;
/** Where no page of ours is; it is answered in the browser. */
const EMPTY_PATH = '/emptied-between-tests';

export interface KeptPageOptions {
  readonly locale: string;
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/**
 * A page that the tests of a file use one after the other. It is emptied between them: to open a new one in a
 * context of its own costs two processes and every script compiled anew, more than most tests.
 */
export class KeptPage {
  readonly #browser: Browser;
  readonly #options: Required<KeptPageOptions> & { readonly colorScheme: 'light' };
  readonly #empty: string;
  readonly #complaints: string[] = [];
  #page: Page | undefined;

  /** @param origin where the pages of the tests are, whose storage is emptied */
  constructor(browser: Browser, origin: string, options: KeptPageOptions) {
    this.#browser = browser;
    this.#empty = new URL(EMPTY_PATH, origin).href;
    this.#options = { colorScheme: 'light', reducedMotion: 'no-preference', ...options };
  }

  /** The page, as a new one would be; nothing is open in it. */
  async open(): Promise<Page> {
    this.#page ??= await this.#browser.newPage({ ...this.#options, viewport: WINDOW });
    this.#page.on('pageerror', (error) => this.#complaints.push(error.message));
    return this.#page;
  }

  /** What broke in the page since it was last asked. */
  takeComplaints(): string[] {
    return this.#complaints.splice(0);
  }

  /**
   * Leaves nothing of a test: no storage, cookies, permissions, routes, listeners, other pages, nor how it looked. A
   * page that cannot be emptied, because it is on its way elsewhere, is closed.
   */
  async empty(): Promise<void> {
    if (this.#page) await this.#clear(this.#page).catch(() => this.close());
  }

  async #clear(page: Page): Promise<void> {
    const context = page.context();
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(this.#empty, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(this.#empty);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.unroute(this.#empty);
    await page.mouse.move(0, 0);
    await page.setViewportSize(WINDOW);
    const { colorScheme, reducedMotion } = this.#options;
    await page.emulateMedia({ colorScheme, reducedMotion, media: null });
    await context.clearCookies();
    await context.clearPermissions();
    for (const other of context.pages()) if (other !== page) await other.close();
  }

  /** Closes it, as after a test that failed: nobody knows how that one left it. */
  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }
}
