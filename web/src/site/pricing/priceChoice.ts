import type { BillingPeriod, Currency } from '@belldesk/contract/catalogue/plans';
import { keepPlan, keepPrices } from '../../plans/keptChoice.ts';

/**
 * Keeps the radio buttons in `root` and the address in step, one query parameter for each group by
 * its name: what the address says is chosen at the start, and a choice is written there. The choice
 * that the page was built with needs no parameter. A link that begins a plan (`data-plan`) keeps it and how prices are
 * shown for the sign-up to which it leads.
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
  root.addEventListener('click', ({ target }) => {
    const plan = target instanceof Element ? target.closest<HTMLElement>('[data-plan]') : null;
    if (!plan?.dataset.plan) return;
    keepPlan(plan.dataset.plan);
    const chosen = (name: string) =>
      radios.find((each) => each.name === name && each.checked)?.value;
    // The page's radios are made of these values.
    keepPrices({
      period: chosen('billing') as BillingPeriod,
      currency: chosen('currency') as Currency,
    });
  });
}
