import { AWAKE, ISLAND, PROPS, WAKE } from './names.ts';

/** Brings an island's markup to life; resolves when it can take events. */
export type Hydrate = (element: HTMLElement, props: unknown) => Promise<void>;
/** Island name to the code that hydrates it. */
export type Registry = Readonly<Record<string, () => Promise<Hydrate>>>;

export interface Islands {
  /** Wakes every island of this name. */
  readonly wake: (name: string) => void;
  readonly stop: () => void;
}

type Replay = () => void;

/**
 * Wakes the islands under `root`, each as its `data-wake` says or as soon as it is touched. A
 * click on a button or a submit made before an island is awake is held and made again afterwards;
 * links work all the time and are left alone. `onFailure` hears of an
 * island whose code could not be fetched.
 */
export function startIslands(
  root: Document | HTMLElement,
  registry: Registry,
  onFailure: (island: HTMLElement) => void,
): Islands {
  const held = new Map<HTMLElement, Replay>();
  const waking = new Map<HTMLElement, Promise<void>>();

  const wake = (island: HTMLElement): Promise<void> => {
    const running = waking.get(island);
    if (running) return running;
    const started = hydrate(island, registry).then(
      () => {
        island.setAttribute(AWAKE, '');
        held.get(island)?.();
        held.delete(island);
      },
      () => {
        // The next touch tries again: the network may be back.
        waking.delete(island);
        held.delete(island);
        onFailure(island);
      },
    );
    waking.set(island, started);
    return started;
  };

  const touched = (event: Event) => {
    const island = sleepingIslandOf(event.target);
    if (!island) return;
    const replay = replayOf(event);
    if (replay) {
      event.preventDefault();
      event.stopPropagation();
      held.set(island, replay);
    }
    void wake(island);
  };

  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting || !(entry.target instanceof HTMLElement)) continue;
      seen.unobserve(entry.target);
      void wake(entry.target);
    }
  });

  const touches = ['click', 'submit', 'focusin', 'pointerover'] as const;
  for (const type of touches) root.addEventListener(type, touched, true);
  const islands = [...root.querySelectorAll<HTMLElement>(`[${ISLAND}]`)];
  for (const island of islands) {
    const when = island.getAttribute(WAKE);
    if (when === 'load') void wake(island);
    else if (when === 'visible') seen.observe(island);
    else if (when === 'idle') whenIdle(() => void wake(island));
  }
  return {
    wake: (name) => {
      for (const island of islands) if (island.getAttribute(ISLAND) === name) void wake(island);
    },
    stop: () => {
      for (const type of touches) root.removeEventListener(type, touched, true);
      seen.disconnect();
    },
  };
}

async function hydrate(island: HTMLElement, registry: Registry): Promise<void> {
  const load = registry[island.getAttribute(ISLAND) ?? ''];
  if (!load) throw new Error(`no island ${island.getAttribute(ISLAND)}`);
  const props: unknown = JSON.parse(island.getAttribute(PROPS) ?? '{}');
  await (await load())(island, props);
}

function sleepingIslandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const island = target.closest<HTMLElement>(`[${ISLAND}]`);
  return island && !island.hasAttribute(AWAKE) ? island : null;
}

function replayOf(event: Event): Replay | null {
  const target = event.target;
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    const by = (event as SubmitEvent).submitter;
    return () => target.requestSubmit(by);
  }
  if (event.type !== 'click' || !(target instanceof Element) || target.closest('a[href]'))
    return null;
  const button = target.closest<HTMLElement>('button, [role=tab], [role=radio]');
  // A submit button's click becomes a submit, checked by the browser first; that one is held.
  if (!button || (button instanceof HTMLButtonElement && button.type === 'submit')) return null;
  return () => button.click();
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
