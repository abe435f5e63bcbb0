import {
  type Assistant,
  assistant,
  type Publication,
  publication,
} from '@belldesk/contract/product/assistant';
import { type CallList, callList } from '@belldesk/contract/product/callList';
import { type CallDetail, callDetail } from '@belldesk/contract/product/calls';
import { greetingFor, type WizardForm } from '@belldesk/contract/product/wizard';
import { keptMail } from './keptMail.ts';

export const lambForm: WizardForm = {
  companyName: 'Golden Lamb',
  phoneNumber: '+44 20 7946 0000',
  businessDescription: 'We are a restaurant that serves roast lamb and seasonal dishes.',
  targetCustomers: 'Families and people who work nearby.',
  greetingPhrase: greetingFor('Golden Lamb'),
  voiceId: 'amelia',
  additionalDetails: [
    'Opening hours: every day from 12:00 to 22:00.',
    'Parking: free parking behind the building.',
  ].join('\n'),
};

/** A business owner with an account of their own, over the product's REST API. */
export class Owner {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** @param address where the sign-up comes from, for a platform that trusts this machine as a proxy */
  static async signUp(url: string, email: string, address?: string): Promise<Owner> {
    const response = await fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      body: JSON.stringify({ name: 'Olivia Owner', email, password: 'a good password' }),
    });
    if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
    const cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
    return new Owner(url, cookie);
  }

  /** Follows the link that was mailed at the sign-up. @param dataDir DATA_DIR of the product */
  async confirmAddress(dataDir: string, email: string): Promise<void> {
    // RFC 2045 section 6.7: a long line of the mail goes on after "=".
    const mail = (await keptMail(dataDir, email)).replace(/=\r?\n/g, '');
    const [, token] = /\/confirm-email#([\w.-]+)/.exec(mail) ?? [];
    await this.#ask('POST', '/api/account/email/confirmation', { token });
  }

  async createAssistant(
    form: WizardForm,
    timeZone = 'Europe/London',
    country = 'GB',
  ): Promise<Assistant> {
    return assistant.parse(await this.#ask('POST', '/api/assistant', { form, timeZone, country }));
  }

  async publish(id: string): Promise<Publication> {
    return publication.parse(await this.#ask('POST', `/api/assistant/${id}/publish`, {}));
  }

  /** A page of the log. @param page where it begins; the newest without it */
  async calls(page?: string): Promise<CallList> {
    const query = page === undefined ? '' : `?${new URLSearchParams({ page })}`;
    return callList.parse(await this.#ask('GET', `/api/calls${query}`));
  }

  /** The whole log, newest first. */
  async everyCall(): Promise<CallList['rows']> {
    let list = await this.calls();
    const rows = [...list.rows];
    while (list.older !== null) {
      list = await this.calls(list.older);
      rows.push(...list.rows);
    }
    return rows;
  }

  async call(id: string): Promise<CallDetail> {
    return callDetail.parse(await this.#ask('GET', `/api/calls/${id}`));
  }

  async recording(id: string): Promise<Uint8Array> {
    const response = await fetch(`${this.#url}/api/calls/${id}/recording`, {
      headers: { cookie: this.#cookie },
    });
    if (!response.ok) throw new Error(`recording: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Asks as this owner, whatever comes back. */
  raw(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: {
        cookie: this.#cookie,
        origin: this.#url,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.raw(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
}
