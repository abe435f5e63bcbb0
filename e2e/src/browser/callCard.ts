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
  readonly #bars: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'AI Assistant', exact: true });
    this.status = this.region.getByRole('status').first();
    this.badge = this.region.getByText('Active Call');
    this.message = this.region.getByLabel('Type a message');
    this.#log = this.region.getByRole('log', { name: 'Transcript' });
    this.#bars = this.region.locator('svg path[transform]');
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

  /** Follows the status line from now on. @returns what it has read so far, in order */
  async watchStatuses(): Promise<() => Promise<string[]>> {
    const seen = await this.status.evaluateHandle((line) => {
      const texts = [line.textContent];
      new MutationObserver(() => texts.push(line.textContent)).observe(line, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return texts;
    });
    return () => seen.jsonValue();
  }

  /** How high the highest bar of the assistant's volume stands, 0 to 1. */
  async volume(): Promise<number> {
    const heights = await this.#bars.evaluateAll((bars) =>
      bars.map((bar) =>
        Number(/scale\(1 ([\d.]+)\)/.exec(bar.getAttribute('transform') ?? '')?.[1]),
      ),
    );
    return Math.max(...heights);
  }

  lines(): Promise<Line[]> {
    return this.#log.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        who: item.children[0]?.textContent ?? '',
        text: item.children[1]?.textContent ?? '',
      })),
    );
  }

  /** The first line of this side, as soon as it fits. @throws Error with all lines when none comes */
  async lineOf(who: 'You' | 'Assistant', fits: RegExp): Promise<string> {
    let lines: Line[] = [];
    try {
      return await eventually(async () => {
        lines = await this.lines();
        return lines.find((line) => line.who === who && fits.test(line.text))?.text;
      });
    } catch (cause) {
      const shown = lines.map((line) => `${line.who}: ${line.text}`).join('\n');
      throw new Error(`no line of ${who} fits ${fits}:\n${shown}`, { cause });
    }
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
