import type { Page } from 'playwright-core';
import { CallCard } from '../browser/callCard.ts';
import { Wizard } from '../browser/wizard.ts';
import { eventually } from '../eventually.ts';
import { lambForm } from '../owner.ts';
import type { Caption } from './captions.ts';
import { Hand } from './hand.ts';
import type { ScreenRecorder } from './screenRecorder.ts';

const details =
  'Opening hours: every day from 12:00 to 22:00.\nParking: free, behind the building.';

/** Long enough for most of a sentence to be heard. */
const spokenMsPerLetter = 52;

/**
 * What the caller types, each when the assistant has said so. The one who knows what comes does not
 * wait for the last digits of their own number: the assistant lets itself be interrupted.
 */
const turns = [
  {
    when: /how can i help/i,
    heardMs: 300,
    type: 'A table for four tomorrow at seven, my name is John Smith',
  },
  { when: /best phone number/i, heardMs: 1_800, type: '020 7946 0018' },
  { when: /^so that is/i, heardMs: 5_600, type: 'Yes, that is right' },
] as const;

/** Leads through the wizard and a call, and tells what is seen. */
export class Story {
  readonly captions: Caption[] = [];
  /** The moment at which most is to be seen: the table is booked. */
  posterMs = 0;
  readonly #page: Page;
  readonly #recorder: ScreenRecorder;
  readonly #hand: Hand;
  readonly #wizard: Wizard;
  readonly #card: CallCard;
  /** Lines of the assistant that have a caption. */
  #told = 0;

  constructor(page: Page, recorder: ScreenRecorder) {
    this.#page = page;
    this.#recorder = recorder;
    this.#hand = new Hand(page);
    this.#wizard = new Wizard(page);
    this.#card = new CallCard(page);
  }

  /** The page stands at the beginning of the wizard; at the end, at the page of the call. */
  async tell(): Promise<void> {
    await this.#setUp();
    await this.#publish();
    await this.#call();
    await this.#whatCameOfIt();
  }

  #caption(text: string, voice?: Caption['voice']): void {
    this.captions.push({ atMs: this.#recorder.nowMs(), text, ...(voice && { voice }) });
  }

  /** Waits for something that nobody needs to see being waited for. */
  async #unseen(waiting: () => Promise<unknown>): Promise<void> {
    this.#recorder.hide();
    await waiting();
    await this.#hand.rest(150);
    this.#recorder.show();
  }

  async #next(shown: string): Promise<void> {
    await this.#hand.click(this.#wizard.button('Next'));
    await this.#unseen(() => this.#wizard.shows(shown));
    await this.#page.evaluate(() => window.scrollTo({ top: 0, behavior: 'smooth' }));
  }

  async #setUp(): Promise<void> {
    const [hand, wizard] = [this.#hand, this.#wizard];
    await hand.appear();
    this.#caption('A restaurant sets up its receptionist. Four short steps.');
    await hand.rest(700);
    await hand.click(wizard.button('Start Setup'));
    await this.#unseen(() => wizard.shows('Step 1 of 4'));
    this.#caption('Step 1: the name, the number and the country.');
    await hand.type(wizard.field('Company name'), lambForm.companyName);
    await hand.type(wizard.field('Phone number'), lambForm.phoneNumber);
    await hand.pointAt(wizard.field('Country'));
    await wizard.field('Country').selectOption('GB');
    await this.#next('Step 2 of 4');
    this.#caption('Step 2: what the business does, and for whom.');
    await hand.type(
      wizard.field('Business description'),
      'A restaurant: roast lamb, seasonal dishes.',
    );
    await hand.type(wizard.field('Target customers'), 'Families, people who work nearby.');
    await this.#next('Step 3 of 4');
    this.#caption('Step 3: a voice, and the greeting that follows from the name.');
    await hand.click(
      this.#page.getByRole('radio', { name: /^Chris/ }).locator('xpath=ancestor::label[1]'),
    );
    await hand.scrollTo(wizard.field('Greeting phrase'));
    await hand.rest(700);
    await this.#next('Step 4 of 4');
    this.#caption('Step 4: the facts that callers ask for.');
    await hand.type(wizard.field('Additional details'), details);
    await hand.click(wizard.button('Create Assistant'));
    await this.#unseen(() =>
      this.#page.getByRole('heading', { name: 'Creation Complete' }).waitFor(),
    );
  }

  async #publish(): Promise<void> {
    this.#caption('Published, it has an address that a telephone number can be forwarded to.');
    await this.#hand.click(this.#wizard.button('PUBLISH'));
    const gotIt = this.#page.getByRole('dialog').getByRole('button', { name: 'Got it!' });
    await gotIt.waitFor();
    await this.#hand.rest(1_200);
    await this.#hand.click(gotIt);
    await gotIt.waitFor({ state: 'detached' });
  }

  async #call(): Promise<void> {
    const [hand, card] = [this.#hand, this.#card];
    this.#caption('And a first call. This one is typed; the answers are spoken.');
    await hand.click(card.button('Type instead'));
    await card.badge.waitFor();
    await hand.scrollTo(card.region);
    for (const { when, heardMs, type } of turns) {
      await this.#untilSaid(when);
      await hand.rest(heardMs);
      this.#caption(type, 'Caller');
      await hand.type(card.message, type);
      await this.#page.keyboard.press('Enter');
    }
    const booked = await this.#untilSaid(/booked/i);
    await hand.rest(booked.length * spokenMsPerLetter);
    this.posterMs = this.#recorder.nowMs();
    await hand.click(card.button('End Call'));
    await card.untilStatus('Call ended');
  }

  /** Tells each line of the assistant when it is written, which is when it is begun. @returns the one that fits */
  #untilSaid(words: RegExp): Promise<string> {
    return eventually(async () => {
      const lines = (await this.#card.lines()).filter(({ who }) => who !== 'You');
      const added = lines.slice(this.#told).map(({ text }) => text);
      for (const text of added) this.#caption(text, 'Assistant');
      this.#told = lines.length;
      return added.find((text) => words.test(text));
    });
  }

  async #whatCameOfIt(): Promise<void> {
    const page = this.#page;
    this.#recorder.hide();
    await page.getByRole('complementary').getByRole('link', { name: 'Calls' }).click();
    await page.getByRole('row').filter({ hasText: 'Reserved' }).getByRole('link').click();
    const outcome = page.getByRole('region', { name: 'Outcome' });
    await outcome.getByRole('heading', { name: 'Table for 4' }).waitFor();
    await this.#hand.rest(400);
    this.#recorder.show();
    this.#caption(
      'The call log keeps what was booked, what was said, and how fast it was answered.',
    );
    await this.#hand.pointAt(outcome);
    await this.#hand.rest(1_800);
    await this.#hand.scrollTo(page.getByRole('heading', { name: 'Response time per turn' }));
    await this.#hand.rest(2_000);
  }
}
