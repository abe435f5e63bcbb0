import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

export interface Line {
  readonly who: string;
  readonly text: string;
}

/** What somebody who types answers when the assistant has said this. The first that fits counts. */
export interface TypedAnswer {
  readonly when: RegExp;
  readonly type: string;
}

const maxTurns = 14;

/** The card of a browser call. */
export class CallCard {
  readonly region: Locator;
  readonly status: Locator;
  readonly badge: Locator;
  readonly message: Locator;
  readonly #log: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'AI Assistant', exact: true });
    this.status = this.region.getByRole('status').first();
    this.badge = this.region.getByText('Active Call');
    this.message = this.region.getByLabel('Type a message');
    this.#log = this.region.getByRole('log', { name: 'Transcript' });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  text(words: string): Locator {
    return this.region.getByText(words, { exact: true });
  }

  /** Waits for the status line to read so. */
  async untilStatus(status: string): Promise<void> {
    await this.status.filter({ hasText: new RegExp(`^${status}$`) }).waitFor();
  }

  lines(): Promise<Line[]> {
    return this.#log.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        who: item.children[0]?.textContent ?? '',
        text: item.children[1]?.textContent ?? '',
      })),
    );
  }

  /** The first line of this side, as soon as it fits. */
  async lineOf(who: 'You' | 'Assistant', fits: RegExp): Promise<string> {
    return eventually(
      async () =>
        (await this.lines()).find((line) => line.who === who && fits.test(line.text))?.text,
    );
  }

  async type(text: string): Promise<void> {
    await this.message.fill(text);
    await this.button('Send').click();
  }

  /** Types to the end of a conversation: answers what is asked until the assistant says `end`. */
  async converse(answers: readonly TypedAnswer[], end: RegExp): Promise<void> {
    for (let turn = 0; turn < maxTurns; turn += 1) {
      const answer = await eventually(async () => {
        const said = await this.#saidSinceCaller();
        return end.test(said) ? null : answers.find(({ when }) => when.test(said));
      }).catch(async (cause: unknown) => {
        throw new Error(`no answer to: ${await this.#saidSinceCaller()}`, { cause });
      });
      if (answer === null) return;
      await this.type(answer.type);
      await this.lineOf('You', new RegExp(answer.type.replace(/[^\w ]/g, '.')));
    }
    throw new Error(`no end after ${maxTurns} turns`);
  }

  async #saidSinceCaller(): Promise<string> {
    const lines = await this.lines();
    const last = lines.findLastIndex(({ who }) => who === 'You');
    return lines
      .slice(last + 1)
      .map(({ text }) => text)
      .join(' ');
  }
}
