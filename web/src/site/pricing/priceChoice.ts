/**
 * Keeps the radio buttons in `root` and the address in step, one query parameter for each group by
 * its name: what the address says is chosen at the start, and a choice is written there. The choice
 * that the page was built with needs no parameter.
 */
export function startPriceChoice(root: HTMLElement): void {
  const radios = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const asked = new URLSearchParams(window.location.search);
  for (const radio of radios) {
    if (asked.get(radio.name) === radio.value) radio.checked = true;
  }
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !radios.includes(target)) return;
    const address = new URL(window.location.href);
    if (target.defaultChecked) address.searchParams.delete(target.name);
    else address.searchParams.set(target.name, target.value);
    window.history.replaceState(window.history.state, '', address);
  });
}
