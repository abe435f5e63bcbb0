// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Hydrate, type Islands, type Registry, startIslands } from './starter.ts';

/** A hydration that the test completes itself; `alive` is what the island does once it is awake. */
function scripted(alive: (element: HTMLElement) => void) {
  let finish: () => void = () => undefined;
  const hydrate = vi.fn<Hydrate>(
    (element) =>
      new Promise((resolve) => {
        finish = () => {
          alive(element);
          resolve();
        };
      }),
  );
  return { hydrate, finish: () => finish() };
}

class ScriptedObserver implements IntersectionObserver {
  static callback: IntersectionObserverCallback = () => undefined;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observed: Element[] = [];
  constructor(callback: IntersectionObserverCallback) {
    ScriptedObserver.callback = callback;
  }
  observe(element: Element): void {
    this.observed.push(element);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

describe('startIslands', () => {
  let islands: Islands | null = null;
  const failed = vi.fn<(island: HTMLElement) => void>();

  function start(html: string, registry: Registry): void {
    document.body.innerHTML = html;
    islands = startIslands(document, registry, failed);
  }

  function element<T extends HTMLElement>(selector: string): T {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }

  beforeEach(() => {
    failed.mockReset();
    vi.stubGlobal('IntersectionObserver', ScriptedObserver);
  });

  afterEach(() => {
    islands?.stop();
    islands = null;
    vi.unstubAllGlobals();
  });

  it('makes a click again that came before the island was awake, once', async () => {
    const pressed = vi.fn<() => void>();
    const { hydrate, finish } = scripted((island) =>
      island.querySelector('button')?.addEventListener('click', pressed),
    );
    start(
      '<div data-island="menu" data-wake="touch" data-props=\'{"a":1}\'><button type="button">Go</button></div>',
      {
        menu: async () => hydrate,
      },
    );
    element('button').click();
    element('button').click();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
    expect(hydrate).toHaveBeenCalledWith(element('[data-island]'), { a: 1 });
    expect(pressed).not.toHaveBeenCalled();
    finish();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    element('button').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('makes a submit again with what was typed', async () => {
    const sent = vi.fn<(email: string) => void>();
    const { hydrate, finish } = scripted((island) =>
      island.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault();
        sent(element<HTMLInputElement>('input').value);
      }),
    );
    start(
      '<div data-island="form" data-wake="touch"><form><input name="email"><button>Send</button></form></div>',
      {
        form: async () => hydrate,
      },
    );
    element<HTMLInputElement>('input').value = 'ada@example.com';
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    element('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
    finish();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('ada@example.com'));
  });

  it('leaves links alone but wakes the island', async () => {
    const { hydrate } = scripted(() => undefined);
    start('<div data-island="menu" data-wake="touch"><a href="#there">There</a></div>', {
      menu: async () => hydrate,
    });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('a').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  });

  it('wakes an island that is seen, and no other', async () => {
    const seen = scripted(() => undefined);
    const unseen = scripted(() => undefined);
    start(
      '<div data-island="a" data-wake="visible"></div><div data-island="b" data-wake="visible"></div>',
      {
        a: async () => seen.hydrate,
        b: async () => unseen.hydrate,
      },
    );
    const entry = {
      isIntersecting: true,
      target: element('[data-island=a]'),
    } as unknown as IntersectionObserverEntry;
    ScriptedObserver.callback([entry], new ScriptedObserver(() => undefined));
    await vi.waitFor(() => expect(seen.hydrate).toHaveBeenCalledTimes(1));
    expect(unseen.hydrate).not.toHaveBeenCalled();
  });

  it('wakes at once, in an idle moment, on focus and by name', async () => {
    const made = ['now', 'idle', 'focus', 'named'].map((name) => ({
      name,
      ...scripted(() => undefined),
    }));
    const registry: Registry = Object.fromEntries(
      made.map(({ name, hydrate }) => [name, async () => hydrate]),
    );
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    start(
      '<div data-island="now" data-wake="load"></div><div data-island="idle" data-wake="idle"></div>' +
        '<div data-island="focus" data-wake="touch"><input></div><div data-island="named" data-wake="touch"></div>',
      registry,
    );
    element('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    islands?.wake('named');
    for (const { hydrate } of made)
      await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  });

  it('tries again at the next touch when the code could not be fetched', async () => {
    const { hydrate } = scripted(() => undefined);
    const load = vi
      .fn<() => Promise<Hydrate>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(hydrate);
    start('<div data-island="menu" data-wake="touch"><button type="button">Go</button></div>', {
      menu: load,
    });
    element('button').click();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    element('button').click();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  });
});
