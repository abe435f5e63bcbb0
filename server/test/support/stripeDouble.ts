import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signEvent } from '../../src/billing/payments/signedEvent.ts';

export const STRIPE_WEBHOOK_SECRET = 'whsec_of_the_double';

/** A form's fields by their names, as Stripe's SDK sends them: "items[0][price]". */
export type Fields = Readonly<Record<string, string>>;
type Thing = Record<string, unknown> & { id: string };

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fields: Fields;
}

const MONTH_SECONDS = 30 * 24 * 60 * 60;

interface StripePrice {
  readonly id: string;
  readonly object: string;
  /** Null where none was given, or a newer price has taken it over. */
  readonly lookup_key: string | null;
  readonly currency: string;
  readonly unit_amount: number;
  readonly recurring: { readonly interval: string; readonly interval_count: number };
  readonly currency_options: Readonly<Record<'usd' | 'gbp', { readonly unit_amount: number }>>;
}

/** Prices in cents and pence, as the catalogue has them. */
const PRICES = [
  { key: 'price_pro_monthly', interval: 'month', usd: 2_900, gbp: 2_300 },
  { key: 'price_pro_yearly', interval: 'year', usd: 29_000, gbp: 23_000 },
  { key: 'price_premium_monthly', interval: 'month', usd: 7_900, gbp: 6_200 },
  { key: 'price_premium_yearly', interval: 'year', usd: 79_000, gbp: 62_000 },
];

/** Stripe's API on loopback, as far as it is used (docs.stripe.com/api): it keeps what it is told. */
export class StripeDouble {
  readonly asked: Asked[] = [];
  readonly subscriptions = new Map<string, Thing>();
  readonly invoices = new Map<string, Thing>();
  readonly sessions = new Map<string, Thing>();
  prices: StripePrice[] = PRICES.map(({ key, interval, usd, gbp }) => ({
    id: `id_of_${key}`,
    object: 'price',
    lookup_key: key,
    currency: 'usd',
    unit_amount: usd,
    recurring: { interval, interval_count: 1 },
    currency_options: { usd: { unit_amount: usd }, gbp: { unit_amount: gbp } },
  }));
  /** What becomes of requests: an answer, none at all, or Stripe's own error. */
  mood: 'well' | 'silent' | 'broken' | 'refuses-cards' | 'asks-the-owner' = 'well';
  nowSeconds: number;
  readonly #schedules = new Map<string, Thing>();
  readonly #configurations: Thing[] = [];
  readonly #server: Server;
  #made = 0;

  constructor(nowMs: number) {
    this.nowSeconds = Math.floor(nowMs / 1_000);
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What was asked of one address. */
  askedFor(method: string, path: RegExp): readonly Asked[] {
    return this.asked.filter((one) => one.method === method && path.test(one.path));
  }

  /** The customer pays a checkout at Stripe. */
  pay(sessionId: string): Thing {
    const session = this.#found(this.sessions, sessionId);
    if (session.status !== 'open') throw new Error(`the session is ${String(session.status)}`);
    session.status = 'complete';
    const { fields } = session as { fields?: Fields };
    return this.subscribe(String(session.customer), {
      priceId: fields?.['line_items[0][price]'] ?? '',
      currency: fields?.currency ?? 'usd',
    });
  }

  /** A subscription that is paid and runs. */
  subscribe(
    customer: string,
    { priceId = 'id_of_price_pro_monthly', currency = 'usd', metadata = {} } = {},
  ): Thing {
    const id = this.#id('sub');
    const price = this.prices.find((one) => one.id === priceId);
    const amount = currency === 'gbp' ? price?.currency_options.gbp : price?.currency_options.usd;
    const invoice = this.#invoice(customer, id, amount?.unit_amount ?? 0, currency, 'paid');
    const subscription: Thing = {
      id,
      object: 'subscription',
      customer,
      status: 'active',
      currency,
      metadata,
      start_date: this.nowSeconds,
      billing_cycle_anchor: this.nowSeconds,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      schedule: null,
      latest_invoice: invoice.id,
      items: {
        data: [
          {
            id: this.#id('si'),
            price,
            current_period_start: this.nowSeconds,
            current_period_end: this.nowSeconds + MONTH_SECONDS,
          },
        ],
      },
    };
    this.subscriptions.set(id, subscription);
    return subscription;
  }

  /** The plan that was scheduled has begun. */
  begin(id: string, priceId: string): void {
    const subscription = this.#found(this.subscriptions, id);
    subscription.schedule = null;
    this.#update(subscription, { 'items[0][price]': priceId });
  }

  /** The renewal's payment fails. */
  failRenewal(id: string): void {
    const subscription = this.#found(this.subscriptions, id);
    const invoice = this.#invoice(
      String(subscription.customer),
      id,
      2_900,
      String(subscription.currency),
      'open',
    );
    Object.assign(subscription, { status: 'past_due', latest_invoice: invoice.id });
  }

  /** An event as Stripe sends it: the body, and its signature. */
  event(type: string, customer: string, id = this.#id('evt')): { body: string; signature: string } {
    const body = JSON.stringify({
      id,
      object: 'event',
      type,
      created: this.nowSeconds,
      data: { object: { id: 'object_1', customer } },
    });
    return {
      body,
      signature: signEvent(body, STRIPE_WEBHOOK_SECRET, this.nowSeconds * 1_000),
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(text)]);
    const method = request.method ?? 'GET';
    this.asked.push({ method, path: pathname, fields });
    if (this.mood === 'silent') return;
    const [status, body] =
      this.mood === 'broken'
        ? ([500, { error: { type: 'api_error', message: 'broken' } }] as const)
        : this.#respond(method, pathname.replace('/v1/', '').split('/'), fields);
    response.writeHead(status, {
      'content-type': 'application/json',
      'stripe-should-retry': 'false',
    });
    response.end(JSON.stringify(body));
  }

  #respond(method: string, path: readonly string[], fields: Fields): readonly [number, object] {
    const [noun = '', ...rest] = path;
    const operation = `${method} ${[noun, ...rest.map((part) => (/_\d+$/.test(part) ? ':id' : part))].join('/')}`;
    const id = path.find((part) => /_\d+$/.test(part)) ?? '';
    switch (operation) {
      case 'POST customers':
        return [200, { id: this.#id('cus'), object: 'customer' }];
      case 'GET prices':
        return [200, list(this.prices)];
      case 'POST checkout/sessions':
        return [200, this.#openSession(fields)];
      case 'POST checkout/sessions/:id/expire': {
        const session = this.#found(this.sessions, id);
        if (session.status !== 'open') return [400, invalid('the session is not open')];
        return [200, Object.assign(session, { status: 'expired' })];
      }
      case 'GET billing_portal/configurations':
        return [200, list(this.#configurations)];
      case 'POST billing_portal/configurations':
        this.#configurations.push({ id: this.#id('bpc'), metadata: { belldesk: '1' } });
        return [200, this.#configurations.at(-1) ?? {}];
      case 'POST billing_portal/sessions':
        return [200, { id: this.#id('bps'), url: 'https://billing.stripe.example/session' }];
      case 'GET subscriptions':
        return [
          200,
          list(
            [...this.subscriptions.values()]
              .filter(({ customer }) => customer === fields.customer)
              .map((one) => this.#expanded(one)),
          ),
        ];
      case 'GET subscriptions/:id':
        return [200, this.#expanded(this.#found(this.subscriptions, id))];
      case 'POST subscriptions/:id':
        return this.#update(this.#found(this.subscriptions, id), fields);
      case 'DELETE subscriptions/:id':
        return [
          200,
          Object.assign(this.#found(this.subscriptions, id), {
            status: 'canceled',
            ended_at: this.nowSeconds,
          }),
        ];
      case 'POST subscription_schedules':
        return [200, this.#schedule(fields.from_subscription ?? '')];
      case 'POST subscription_schedules/:id':
        return [200, this.#plan(this.#found(this.#schedules, id), fields)];
      case 'POST subscription_schedules/:id/release': {
        for (const one of this.subscriptions.values()) if (one.schedule === id) one.schedule = null;
        return [200, this.#found(this.#schedules, id)];
      }
      case 'GET invoices':
        return [
          200,
          list(
            [...this.invoices.values()]
              .filter(
                (one) =>
                  (fields.customer === undefined || one.customer === fields.customer) &&
                  (fields.subscription === undefined || one.subscription === fields.subscription) &&
                  (fields.status === undefined || one.status === fields.status),
              )
              .toReversed(),
          ),
        ];
      case 'POST invoices/:id/pay':
        return this.#payInvoice(this.#found(this.invoices, id));
      case 'POST invoices/:id/void':
        return [200, Object.assign(this.#found(this.invoices, id), { status: 'void' })];
      case 'POST credit_notes': {
        const invoice = this.#found(this.invoices, fields.invoice ?? '');
        invoice.post_payment_credit_notes_amount = Number(fields.refund_amount);
        return [200, { id: this.#id('cn') }];
      }
      default:
        return [404, invalid(`the double knows no ${operation}`)];
    }
  }

  #openSession(fields: Fields): Thing {
    const id = this.#id('cs');
    const session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/${id}`,
      status: 'open',
      customer: fields.customer,
      fields,
    };
    this.sessions.set(id, session);
    return session;
  }

  #update(one: Thing, fields: Fields): readonly [number, object] {
    const price = fields['items[0][price]'];
    if (price !== undefined) {
      if (this.mood === 'asks-the-owner') {
        const code = 'subscription_payment_intent_requires_action';
        return [402, { error: { type: 'card_error', code, message: 'no' } }];
      }
      if (this.mood === 'refuses-cards')
        return [402, { error: { type: 'card_error', code: 'card_declined', message: 'no' } }];
      const { items } = one as unknown as { items: { data: { price: unknown }[] } };
      for (const item of items.data) item.price = this.prices.find(({ id }) => id === price);
    }
    if (fields.cancel_at_period_end !== undefined)
      one.cancel_at_period_end = fields.cancel_at_period_end === 'true';
    return [200, this.#expanded(one)];
  }

  #payInvoice(invoice: Thing): readonly [number, object] {
    if (this.mood === 'refuses-cards')
      return [402, { error: { type: 'card_error', code: 'card_declined', message: 'no' } }];
    const subscription = this.#found(this.subscriptions, String(invoice.subscription));
    subscription.status = 'active';
    return [200, Object.assign(invoice, { status: 'paid', amount_paid: invoice.total })];
  }

  #schedule(subscriptionId: string): Thing {
    const id = this.#id('sub_sched');
    const schedule = { id, phases: [{ start_date: this.nowSeconds }] };
    this.#schedules.set(id, schedule);
    this.#found(this.subscriptions, subscriptionId).schedule = id;
    return schedule;
  }

  #plan(schedule: Thing, fields: Fields): Thing {
    const end = Number(fields['phases[0][end_date]']);
    schedule.phases = [
      { start_date: Number(fields['phases[0][start_date]']), end_date: end },
      {
        start_date: end,
        metadata: {
          planId: fields['phases[1][metadata][planId]'],
          period: fields['phases[1][metadata][period]'],
        },
      },
    ];
    return schedule;
  }

  #invoice(
    customer: string,
    subscription: string,
    amountMinor: number,
    currency: string,
    status: 'paid' | 'open',
  ): Thing {
    const id = this.#id('in');
    const invoice = {
      id,
      object: 'invoice',
      number: `B-${id}`,
      customer,
      subscription,
      currency,
      status,
      total: amountMinor,
      amount_paid: status === 'paid' ? amountMinor : 0,
      post_payment_credit_notes_amount: 0,
      created: this.nowSeconds,
      status_transitions: { finalized_at: this.nowSeconds },
      hosted_invoice_url: `https://invoice.stripe.example/${id}`,
    };
    this.invoices.set(id, invoice);
    return invoice;
  }

  #expanded(one: Thing): Thing {
    return {
      ...one,
      latest_invoice: this.invoices.get(String(one.latest_invoice)) ?? null,
      schedule: this.#schedules.get(String(one.schedule)) ?? null,
    };
  }

  #found(things: ReadonlyMap<string, Thing>, id: string): Thing {
    const found = things.get(id);
    if (!found) throw new Error(`the double has no ${id}`);
    return found;
  }

  #id(kind: string): string {
    return `${kind}_${++this.#made}`;
  }
}

const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false });
const invalid = (message: string) => ({ error: { type: 'invalid_request_error', message } });
