// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keptPlan, PRICES_KEY } from '../../plans/keptChoice.ts';
import { startPriceChoice } from './priceChoice.ts';

const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`);
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

function start(address: string): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<main>
    <input type="radio" name="billing" value="monthly" checked><input type="radio" name="billing" value="yearly">
    <input type="radio" name="currency" value="USD" checked><input type="radio" name="currency" value="GBP">
    <a data-plan="premium" href="/sign-up"><span>Try Premium</span></a>
  </main>`;
  const root = document.querySelector('main');
  if (root) startPriceChoice(root);
}

test('monthly and dollars are chosen where the address says nothing', () => {
  start('/pricing');
  expect(chosen()).toEqual(['monthly', 'USD']);
});

test('the address chooses', () => {
  start('/pricing?billing=yearly&currency=GBP');
  expect(chosen()).toEqual(['yearly', 'GBP']);
});

test('what the address says beside that is left alone', () => {
  start('/pricing?billing=weekly&currency=%22%5D&from=letter');
  expect(chosen()).toEqual(['monthly', 'USD']);
});

test('a choice stands in the address, one that goes without saying does not', () => {
  start('/pricing?from=letter#compare');
  radio('yearly')?.click();
  expect(window.location.search).toBe('?from=letter&billing=yearly');
  expect(window.location.hash).toBe('#compare');
  radio('GBP')?.click();
  radio('monthly')?.click();
  expect(window.location.search).toBe('?from=letter&currency=GBP');
});

test('the plan whose button is pressed is kept for the sign-up, with how prices were shown', () => {
  start('/pricing?billing=yearly');
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  radio('GBP')?.click();
  document.querySelector('span')?.click();
  expect(keptPlan()).toBe('premium');
  const prices: unknown = JSON.parse(window.localStorage.getItem(PRICES_KEY) ?? '');
  expect(prices).toEqual({ period: 'yearly', currency: 'GBP' });
});
