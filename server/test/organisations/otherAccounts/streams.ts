import { type Site, TEST_NOW_MS } from '../../support/site.ts';
import { askTool, callFrom } from '../../support/toolCalls.ts';
import { type Visitor, webhook } from '../../support/visitor.ts';
import type { TenantFixture } from './tenantFixture.ts';

interface Stream {
  /** Which browser of the tenantFixture is told. */
  readonly told?: (home: TenantFixture) => Visitor;
  /** Something that the tenantFixture is told of. */
  readonly cause: (site: Site, home: TenantFixture) => Promise<{ readonly status: number }>;
}

const takeMessage = async (site: Site, { assistant }: TenantFixture) => {
  const call = callFrom(assistant.assistantId, null);
  const { ok } = await askTool(site, call, { name: 'takeMessage', args: { message: 'Hello' } });
  return { status: ok ? 200 : 500 };
};

/** What each stream of events tells of. */
export const streams: Readonly<Record<string, Stream>> = {
  'account.watch': {
    told: ({ otherBrowser }) => otherBrowser,
    cause: (_site, { owner, ids }) => owner.send('DELETE', `/api/account/devices/${ids.device}`),
  },
  'billing.watch': { cause: (_site, { owner }) => owner.rpc('billing/cancel') },
  'bookings.watch': {
    cause: (_site, { owner, ids }) => owner.rpc('bookings/cancel', { id: ids.booking, version: 1 }),
  },
  'calls.watch': {
    cause: (site, { assistant }) =>
      webhook(site, {
        type: 'status-update',
        timestamp: TEST_NOW_MS,
        status: 'in-progress',
        call: callFrom(assistant.assistantId, null),
      }),
  },
  'inbox.watch': { cause: takeMessage },
};

/** A browser that listens to a stream of events. */
export class Listener {
  #heard = '';
  #wake = () => {};
  readonly #stop: AbortController;
  readonly #over: Promise<void>;

  private constructor(response: Response, stop: AbortController) {
    this.#stop = stop;
    this.#over = this.#read(response).catch((cause: unknown) => {
      if (!stop.signal.aborted) throw cause;
    });
  }

  /** @throws Error where the stream is refused */
  static async open(site: Site, path: string, visitor: Visitor): Promise<Listener> {
    const stop = new AbortController();
    const response = await fetch(`${site.url}/rpc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: visitor.cookie },
      body: '{}',
      signal: stop.signal,
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return new Listener(response, stop);
  }

  /** Data of the events so far. */
  get events(): string[] {
    return [...this.#heard.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data);
  }

  /** Waits until there is an event. */
  async first(): Promise<string> {
    while (this.events[0] === undefined)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.events[0];
  }

  /** Waits until the server has closed it. */
  async ended(): Promise<void> {
    await this.#over;
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(response: Response): Promise<void> {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      this.#heard += part.value;
      this.#wake();
    }
  }
}
