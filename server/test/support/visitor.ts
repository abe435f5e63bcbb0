import type { Assistant } from '@belldesk/contract/product/assistant';
import type { CreateAssistantInput } from '@belldesk/contract/product/wizard';
import { WEBHOOK_SECRET_HEADER } from '@belldesk/contract/voice/serverMessage';
import { type Site, WEBHOOK_SECRET } from './site.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** A browser with its cookies. */
export class Visitor {
  readonly #site: Site;
  readonly #cookies = new Map<string, string>();

  constructor(site: Site) {
    this.#site = site;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.#site.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    const json = text !== '' && response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as T,
    };
  }

  /** One operation over /rpc, as the browser's client sends it. */
  async rpc<T>(path: string, input?: unknown): Promise<Answer<{ json: T }>> {
    return this.send<{ json: T }>('POST', `/rpc/${path}`, { json: input });
  }
}

let visitors = 0;

/** Someone new who has signed up; the link that confirms their address goes nowhere. */
export async function signUp(site: Site, name = 'Ada Bell'): Promise<Visitor> {
  const visitor = await signUpWithMail(site, name);
  await site.sql(
    "delete from outbox where queue = 'mail' and payload->>'template' = 'confirm-address'",
  );
  return visitor;
}

/** Someone new who has signed up, and for whom a link waits to be mailed. */
export async function signUpWithMail(site: Site, name = 'Ada Bell'): Promise<Visitor> {
  // Everyone here comes from one address, more often than people do.
  await site.sql('delete from rate_limits');
  const visitor = new Visitor(site);
  const email = `owner${++visitors}@example.com`;
  const answer = await visitor.send('POST', '/api/auth/sign-up/email', {
    name,
    email,
    password: 'secret-1',
  });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}`);
  return visitor;
}

/** The business that an account answers for. */
export async function organisationOf(site: Site, userId: string): Promise<string> {
  const [row] = await site.sql<{ id: string }>('select id from organisations where owner_id = $1', [
    userId,
  ]);
  return row?.id ?? '';
}

export function wizardInput(
  changes: Partial<CreateAssistantInput['form']> = {},
): CreateAssistantInput {
  return {
    timeZone: 'Europe/London',
    country: 'GB',
    template: 'restaurant',
    form: {
      companyName: 'Golden Lamb',
      phoneNumber: '020 7946 0958',
      businessDescription: 'A small restaurant',
      targetCustomers: 'Families',
      greetingPhrase: "It's a great day at Golden Lamb! How can I help you?",
      voiceId: 'amelia',
      additionalDetails: 'Opening hours: Tuesday to Sunday',
      ...changes,
    },
  };
}

/** Says that the address of who is signed in is theirs, as a mailed link does. */
export async function confirmAddress(site: Site, visitor: Visitor): Promise<void> {
  const { body } = await visitor.send<{ user: { id: string } }>('GET', '/api/account/session');
  await site.sql('update users set email_verified = true where id = $1', [body.user.id]);
}

/** Someone new with an assistant, and a confirmed address. */
export async function ownerWithAssistant(
  site: Site,
  changes: Partial<CreateAssistantInput['form']> = {},
): Promise<{ owner: Visitor; assistant: Assistant }> {
  const owner = await signUp(site);
  await confirmAddress(site, owner);
  const { status, body } = await owner.send<Assistant>(
    'POST',
    '/api/assistant',
    wizardInput(changes),
  );
  if (status !== 201) throw new Error(`creation answered ${status}`);
  return { owner, assistant: body };
}

/** The voice platform sends a webhook. */
export function webhook(site: Site, message: object, headers: Record<string, string> = {}) {
  return new Visitor(site).send(
    'POST',
    '/webhooks/voice',
    { message },
    {
      [WEBHOOK_SECRET_HEADER]: WEBHOOK_SECRET,
      ...headers,
    },
  );
}
