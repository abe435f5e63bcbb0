import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';

const html = renderToStaticMarkup(createElement(SiteFooter, { year: 2026 }));
const linksUnder = (title: string) => {
  const list = html.match(new RegExp(`<nav aria-label="${title}">[\\s\\S]*?</nav>`))?.[0] ?? '';
  return [...list.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, , name]) => name);
};

it('has the lists of the specification, and who runs the service on which terms', () => {
  expect(linksUnder('Quick Links')).toEqual(['Home', 'Features', 'Pricing', 'Blog', 'Contact']);
  expect(linksUnder('Resources')).toEqual(['Documentation', 'API Reference']);
  expect(linksUnder('Company')).toEqual(['About', 'Terms', 'Privacy']);
});
