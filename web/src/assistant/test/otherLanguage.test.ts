import { describe, expect, it } from 'vitest';
import { untranslated } from '../../i18n/testing/pseudoLanguage.ts';
import { chromiumPath } from '../../testing/chromium.ts';
import { useAreaPage } from '../testing/areaPage.ts';

describe.skipIf(chromiumPath === null)('the area in another language', () => {
  const site = useAreaPage({ isPseudo: true });

  /** What is read, and what is read out. */
  const words = () =>
    site.page.evaluate(() =>
      [...document.querySelectorAll('body *:not(script)')]
        .flatMap((element) => [
          ...[...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent),
          ...['aria-label', 'title', 'placeholder', 'alt'].map((name) =>
            element.getAttribute(name),
          ),
        ])
        .join('\n'),
    );

  it.each([
    // Names and addresses only.
    ['settings', '⟦Export all data⟧', ['anna@example.org']],
    ['calls', '⟦Every call appears here', []],
  ])('has all of the page %s from the catalogue', async (page, last, names) => {
    site.area.answers.set('account/devices', () => []);
    await site.open(`/my-assistant/${page}`);
    await site.page.getByText(last).waitFor();
    const everyPage = ['Belldesk', 'Anna Bell', 'The Golden Lamb'];
    expect(untranslated(await words()).toSorted()).toEqual([...everyPage, ...names].toSorted());
  });
});
