import {
  type ArticleFilter,
  addressOf,
  filterIn,
  isEverything,
  matches,
} from '@belldesk/contract/product/articleFilter';
import * as marks from '@belldesk/contract/product/articleMarks';

/** The address follows the typing after so long without a key: some browsers limit how often it may change. */
const ADDRESS_PAUSE_MS = 250;

/**
 * Makes the list of articles follow its search box, its topics and the address. The articles stand
 * in the page; what does not match is hidden.
 */
export function startArticleFilter(island: HTMLElement, window: Window): void {
  const form = part(island, marks.FORM) as HTMLFormElement;
  const box = form.querySelector('input') as HTMLInputElement;
  const topics = [...island.querySelectorAll<HTMLAnchorElement>(`[${marks.TOPIC}]`)];
  const asked = filterIn(window.location.search);
  // What was typed before the script came is newer than the address.
  let filter: ArticleFilter = { ...asked, text: box.value || asked.text };
  let pause = 0;

  const apply = () => {
    if (box.value !== filter.text) box.value = filter.text;
    show(island, filter);
    for (const topic of topics) {
      const category = topic.getAttribute(marks.TOPIC) ?? '';
      topic.href = addressOf({ ...filter, topic: category });
      if (category === filter.topic) topic.setAttribute('aria-current', 'true');
      else topic.removeAttribute('aria-current');
    }
  };
  /** One step back leads to before the search, not to its last letter. */
  const remember = () => {
    window.clearTimeout(pause);
    const written = filterIn(window.location.search);
    const address = addressOf(filter);
    if (address === addressOf(written)) return;
    const isSameSearch = written.text !== '' && filter.text !== '';
    if (isSameSearch && written.topic === filter.topic)
      window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
  };

  box.addEventListener('input', () => {
    filter = { ...filter, text: box.value };
    apply();
    window.clearTimeout(pause);
    pause = window.setTimeout(remember, ADDRESS_PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    remember();
  });
  for (const topic of topics)
    topic.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      remember();
      filter = { ...filter, topic: topic.getAttribute(marks.TOPIC) ?? '' };
      apply();
      remember();
    });
  window.addEventListener('popstate', () => {
    window.clearTimeout(pause);
    filter = filterIn(window.location.search);
    apply();
  });
  apply();
  remember();
}

function show(island: HTMLElement, filter: ArticleFilter): void {
  const items = [...island.querySelectorAll<HTMLElement>(`[${marks.ARTICLE}]`)];
  for (const item of items)
    item.hidden = !matches(filter, {
      title: part(item, marks.TITLE).textContent,
      excerpt: part(item, marks.EXCERPT).textContent,
      category: item.getAttribute(marks.ARTICLE) ?? '',
    });
  const isAll = isEverything(filter);
  part(island, marks.FEATURED).hidden = !isAll;
  part(island, marks.HEADING).textContent = isAll
    ? marks.listTitles.all
    : marks.listTitles.filtered;
  part(island, marks.NONE).textContent = items.every(({ hidden }) => hidden)
    ? marks.NOTHING_FOUND
    : '';
}

function part(root: HTMLElement, mark: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[${mark}]`);
  if (!found) throw new Error(`the list of articles has no [${mark}]`);
  return found;
}
