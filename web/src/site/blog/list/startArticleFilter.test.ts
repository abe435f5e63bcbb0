// @vitest-environment happy-dom

import * as marks from '@belldesk/contract/product/articleMarks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startArticleFilter } from './startArticleFilter.ts';

const PAGE = `
  <form ${marks.FORM}><input name="q"></form>
  <a href="/blog" ${marks.TOPIC}="">All Topics</a>
  <a href="/blog?topic=Healthcare" ${marks.TOPIC}="Healthcare">Healthcare</a>
  <section ${marks.FEATURED}></section>
  <h2 ${marks.HEADING}>Recent Articles</h2>
  <ul>
    <li id="clinic" ${marks.ARTICLE}="Healthcare"><h3 ${marks.TITLE}>The clinic</h3><p ${marks.EXCERPT}>Eight in the morning</p></li>
    <li id="night" ${marks.ARTICLE}="FAQ"><h3 ${marks.TITLE}>At night</h3><p ${marks.EXCERPT}>Eleven o'clock</p></li>
  </ul>
  <p ${marks.NONE}></p>`;

let island: HTMLElement;
const find = <E extends HTMLElement>(selector: string) => island.querySelector(selector) as E;
const shown = () => [...island.querySelectorAll('li')].filter(({ hidden }) => !hidden);
const text = (mark: string) => find(`[${mark}]`).textContent;

function begin(address: string): void {
  window.history.replaceState(null, '', address);
  island = document.createElement('div');
  island.innerHTML = PAGE;
  document.body.replaceChildren(island);
  startArticleFilter(island, window);
}

function type(typed: string): void {
  const box = find<HTMLInputElement>('input');
  box.value = typed;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/blog');
});
afterEach(() => {
  vi.useRealTimers();
});

test('the address says what is shown from the start', () => {
  begin('/blog?q=MORNING&topic=Healthcare');
  expect(shown().map(({ id }) => id)).toEqual(['clinic']);
  expect(find<HTMLInputElement>('input').value).toBe('MORNING');
  expect(text(marks.HEADING)).toBe('Search Results');
  expect(find(`[${marks.FEATURED}]`).hidden).toBe(true);
});

test('typing filters at once and writes one entry of the history', () => {
  begin('/blog');
  const before = window.history.length;
  type('nig');
  expect(shown().map(({ id }) => id)).toEqual(['night']);
  type('night');
  vi.runAllTimers();
  type('nights');
  vi.runAllTimers();
  expect(window.location.search).toBe('?q=nights');
  expect(window.history.length).toBe(before + 1);
  expect(text(marks.NONE)).toBe(marks.NOTHING_FOUND);
  type('');
  expect(text(marks.NONE)).toBe('');
  expect(find(`[${marks.FEATURED}]`).hidden).toBe(false);
});

test('a topic filters, is marked, and keeps the text', () => {
  begin('/blog?q=clinic');
  find(`[${marks.TOPIC}="Healthcare"]`).click();
  expect(window.location.search).toBe('?q=clinic&topic=Healthcare');
  expect(find(`[${marks.TOPIC}="Healthcare"]`).getAttribute('aria-current')).toBe('true');
  expect(find(`[${marks.TOPIC}=""]`).hasAttribute('aria-current')).toBe(false);
});

test('going back shows what the address then says', () => {
  begin('/blog?topic=FAQ');
  window.history.replaceState(null, '', '/blog');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown()).toHaveLength(2);
  expect(text(marks.HEADING)).toBe('Recent Articles');
});

test('what was typed before the script came is kept, and written into the address', () => {
  window.history.replaceState(null, '', '/blog');
  island = document.createElement('div');
  island.innerHTML = PAGE;
  find<HTMLInputElement>('input').value = 'night';
  startArticleFilter(island, window);
  expect(shown().map(({ id }) => id)).toEqual(['night']);
  expect(window.location.search).toBe('?q=night');
});
