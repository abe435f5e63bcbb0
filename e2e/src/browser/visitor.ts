import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Chromium says this of every answer from 400 on, wished for or not; what follows is the status. */
const failedLoad = /^Failed to load resource: .* status of (\d{3})/;

/** A person with a browser of their own, and what their pages complain of. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(message.text());
    });
  }

  static async arrive(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      ...options,
    });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    // Of what the policy stops, Chromium writes only some to the console.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`content security policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    return new Visitor(context, page);
  }

  /** Opens a session without the form. The account must be there. */
  async signIn(url: string, email: string, password: string): Promise<void> {
    const answer = await this.context.request.post(`${url}/api/auth/sign-in/email`, {
      headers: { origin: url },
      data: { email, password },
    });
    if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
  }

  /**
   * What the pages complained of since it was last asked: errors in the console, uncaught ones and
   * breaches of the content security policy.
   * @param expectedStatus of an answer that the pages were meant to get
   */
  takeComplaints(expectedStatus?: number): string[] {
    return this.#complaints
      .splice(0)
      .filter((text) => !expectedStatus || Number(failedLoad.exec(text)?.[1]) !== expectedStatus);
  }

  /** @throws Error with the complaints where there are any */
  expectNoComplaints(): void {
    const complaints = this.takeComplaints();
    if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
