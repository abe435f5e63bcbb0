import type { Subscription } from '@belldesk/contract/product/billing';
import type { Site } from './site.ts';
import { organisationOf, signUp, type Visitor } from './visitor.ts';

/** Someone who buys plans in the local test checkout. */
export class Buyer {
  readonly visitor: Visitor;
  readonly userId: string;
  readonly organisationId: string;
  readonly #site: Site;

  private constructor(
    site: Site,
    visitor: Visitor,
    ids: { readonly userId: string; readonly organisationId: string },
  ) {
    this.#site = site;
    this.visitor = visitor;
    this.userId = ids.userId;
    this.organisationId = ids.organisationId;
  }

  static async signUp(site: Site): Promise<Buyer> {
    const visitor = await signUp(site);
    const { body } = await visitor.send<{ user: { id: string } }>('GET', '/api/account/session');
    const userId = body.user.id;
    return new Buyer(site, visitor, { userId, organisationId: await organisationOf(site, userId) });
  }

  subscription = async () =>
    (await this.visitor.send<Subscription>('GET', '/api/billing/subscription')).body;

  startCheckout = (changes: Record<string, unknown> = {}) =>
    this.visitor.send<{ url: string; message?: string }>('POST', '/api/billing/checkout', {
      planId: 'professional',
      period: 'monthly',
      currency: 'USD',
      returnTo: '/my-assistant/create',
      ...changes,
    });

  /** Presses a button of a page, as a browser without a script does. */
  async press(path: string, fields: Record<string, string> = {}) {
    const response = await fetch(`${this.#site.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: this.visitor.cookie,
      },
      body: new URLSearchParams(fields).toString(),
    });
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  }

  /** Buys a plan from beginning to end. */
  async buy(changes: Record<string, unknown> = {}): Promise<Subscription> {
    const { status, body } = await this.startCheckout(changes);
    if (status !== 201) throw new Error(`the checkout answered ${status}: ${body.message}`);
    const paid = await this.press(`${body.url}/pay`, { card: 'pays' });
    if (paid.status !== 303) throw new Error(`paying answered ${paid.status}`);
    return this.subscription();
  }
}
