import type { ChangeTopic } from '@belldesk/contract/product/changes';
import type { Site } from './site.ts';
import type { Visitor } from './visitor.ts';

/** Asks for the stream of changes. */
export function watch(
  site: Site,
  topics: readonly ChangeTopic[],
  visitor: Pick<Visitor, 'cookie'>,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${site.url}/rpc/changes/watch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: visitor.cookie },
    body: JSON.stringify({ json: { topics } }),
    ...(signal && { signal }),
  });
}

/** A browser that listens to changes. */
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
  static async open(
    site: Site,
    topics: readonly ChangeTopic[],
    visitor: Visitor,
  ): Promise<Listener> {
    const stop = new AbortController();
    const response = await watch(site, topics, visitor, stop.signal);
    if (response.status !== 200) throw new Error(`the stream answered ${response.status}`);
    return new Listener(response, stop);
  }

  /** Data of the events so far, without the one that says that the stream is over. */
  get events(): string[] {
    return this.#heard
      .split('\n\n')
      .filter((event) => /^event: message$/m.test(event))
      .flatMap((event) => /^data: (.*)$/m.exec(event)?.[1] ?? []);
  }

  /** Waits until there are so many events. @returns what they say */
  async first(count = 1): Promise<unknown[]> {
    while (this.events.length < count) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.events.map((data) => (JSON.parse(data) as { json: unknown }).json);
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
