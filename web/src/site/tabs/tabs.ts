/** Marks the list of links that become tabs. */
export const TAB_LIST = 'data-tab-list';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  ' ': (at) => at,
};

/**
 * Makes the links in `root` tabs by the ARIA tabs pattern: arrow keys, Home and End choose, one
 * panel shows at a time, and the chosen one stands in the address as its fragment.
 */
export function startTabs(root: HTMLElement): void {
  const list = root.querySelector(`[${TAB_LIST}]`);
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>(`[${TAB_LIST}] a`)];
  const panels = tabs.map((tab) => root.querySelector<HTMLElement>(tab.hash));

  const choose = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
      const panel = panels[index];
      if (panel) panel.hidden = index !== chosen;
    }
  };
  const chooseByPerson = (chosen: number) => {
    const tab = tabs[chosen];
    if (!tab) return;
    choose(chosen);
    tab.focus();
    window.history.replaceState(window.history.state, '', tab.hash);
  };
  const chooseByAddress = () => {
    const named = tabs.findIndex((tab) => tab.hash === window.location.hash);
    if (named >= 0) choose(named);
  };

  list?.setAttribute('role', 'tablist');
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    tab.setAttribute('role', 'tab');
    tab.id = `tab-${tab.hash.slice(1)}`;
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    panel?.setAttribute('role', 'tabpanel');
    panel?.removeAttribute('aria-label');
    panel?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => {
      // Open elsewhere, as links can be.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      chooseByPerson(index);
    });
    tab.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      chooseByPerson(step(index, tabs.length));
    });
  }
  choose(0);
  chooseByAddress();
  window.addEventListener('hashchange', chooseByAddress);
}
