import type { WizardForm } from '@belldesk/contract/product/wizard';
import type { Locator, Page } from 'playwright-core';

/** The wizard at /my-assistant/create. */
export class Wizard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  button(name: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.#page.getByRole('main').getByLabel(label, { exact: true });
  }

  /** Waits for a text of the page, exactly so. */
  shows(text: string): Promise<void> {
    return this.#page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
  }

  async fillCompany(form: WizardForm): Promise<void> {
    await this.field('Company name').fill(form.companyName);
    await this.field('Phone number').fill(form.phoneNumber);
    await this.field('Country').selectOption({ label: 'United Kingdom' });
  }

  async fillBusiness(form: WizardForm): Promise<void> {
    await this.field('Business description').fill(form.businessDescription);
    await this.field('Target customers').fill(form.targetCustomers);
  }
}
