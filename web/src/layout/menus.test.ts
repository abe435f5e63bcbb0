// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { closeMenus } from './menus.ts';

document.body.innerHTML = `
  <details data-menu id="menu"><summary>Use Cases</summary><a href="#there">There</a></details>
  <button id="elsewhere">Elsewhere</button>`;
closeMenus(document);

const menu = document.querySelector<HTMLDetailsElement>('#menu');
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  if (menu) menu.open = true;
});

test.each(['#elsewhere', 'a'])('a click on %s closes the menu', (selector) => {
  find(selector)?.click();
  expect(menu?.open).toBe(false);
});

test('a click inside, beside its links, leaves it open', () => {
  menu?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(menu?.open).toBe(true);
});

test('the focus going elsewhere closes it', () => {
  find('#elsewhere')?.focus();
  expect(menu?.open).toBe(false);
});

test('Escape closes it and gives the focus back to its button', () => {
  find('a')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(menu?.open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

test('a page that comes back has its menus closed', () => {
  window.dispatchEvent(new Event('pageshow'));
  expect(menu?.open).toBe(false);
});
