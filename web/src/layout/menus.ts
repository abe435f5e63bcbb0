/** Marks a `<details>` that is a menu. */
export const MENU = 'data-menu';

/**
 * Closes the open menus under `root` as a person expects it: on a click or a focus elsewhere, on
 * Escape (which gives the focus back to the button), and when one of their links is followed.
 * Opening and closing by their own button needs no script.
 */
export function closeMenus(root: Document): void {
  const openMenus = () => [...root.querySelectorAll<HTMLDetailsElement>(`details[${MENU}][open]`)];
  const closeOthers = (event: Event) => {
    const { target } = event;
    for (const menu of openMenus()) {
      const inside = target instanceof Node && menu.contains(target);
      const followed = inside && target instanceof Element && target.closest('a[href]') !== null;
      if (!inside || (event.type === 'click' && followed)) menu.open = false;
    }
  };
  root.addEventListener('click', closeOthers);
  root.addEventListener('focusin', closeOthers);
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  // A page that comes back from the browser's memory comes back as it was left.
  root.defaultView?.addEventListener('pageshow', () => {
    for (const menu of openMenus()) menu.open = false;
  });
}
