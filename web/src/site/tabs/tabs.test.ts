// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { startTabs } from './tabs.ts';

const names = ['one', 'two', 'three'];
let root: HTMLElement;
const tab = (name: string) => root.querySelector<HTMLAnchorElement>(`a[href="#${name}"]`);
const shown = () => names.filter((name) => !root.querySelector<HTMLElement>(`#${name}`)?.hidden);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

function start(address = '/page'): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root"><nav data-tab-list aria-label="Things">
    ${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>
    ${names.map((name) => `<section id="${name}" aria-label="${name}">${name}</section>`).join('')}</div>`;
  const element = document.querySelector<HTMLElement>('#root');
  if (!element) throw new Error('no root');
  root = element;
  startTabs(root);
}

test('the first tab is chosen, the others are hidden and out of the tab order', () => {
  start();
  expect(shown()).toEqual(['one']);
  expect(names.map((name) => tab(name)?.ariaSelected)).toEqual(['true', 'false', 'false']);
  expect(names.map((name) => tab(name)?.tabIndex)).toEqual([0, -1, -1]);
});

test('tabs and panels name each other', () => {
  start();
  expect(root.querySelector('nav')?.getAttribute('role')).toBe('tablist');
  const panel = root.querySelector('#two');
  expect(panel?.getAttribute('role')).toBe('tabpanel');
  expect(panel?.getAttribute('aria-labelledby')).toBe(tab('two')?.id);
  expect(tab('two')?.getAttribute('aria-controls')).toBe('two');
});

test('the address chooses the tab', () => {
  start('/page#three');
  expect(shown()).toEqual(['three']);
});

test('a fragment of something else chooses nothing', () => {
  start('/page#footer');
  expect(shown()).toEqual(['one']);
});

test('a click chooses, and the address can be linked', () => {
  start();
  tab('two')?.click();
  expect(shown()).toEqual(['two']);
  expect(window.location.hash).toBe('#two');
});

test('a click that opens another window leaves the page as it is', () => {
  start();
  tab('two')?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true }));
  expect(shown()).toEqual(['one']);
});

test('arrow keys go round, Home and End go to the ends, with the focus', () => {
  start();
  tab('one')?.focus();
  for (const [key, name] of [
    ['ArrowLeft', 'three'],
    ['ArrowRight', 'one'],
    ['End', 'three'],
    ['Home', 'one'],
    ['ArrowRight', 'two'],
  ] as const) {
    press(key);
    expect(shown()).toEqual([name]);
    expect(document.activeElement).toBe(tab(name));
  }
});

test('a link elsewhere to a panel shows it', () => {
  start();
  window.history.replaceState(null, '', '#two');
  window.dispatchEvent(new Event('hashchange'));
  expect(shown()).toEqual(['two']);
});
