import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Honeypot } from './Honeypot.tsx';

test('neither a person nor a modal that looks for its first field gets into it', () => {
  const field = {
    name: 'website',
    ref: () => undefined,
    onChange: async () => undefined,
    onBlur: async () => undefined,
  };
  expect(renderToStaticMarkup(createElement(Honeypot, { field }))).toMatch(
    /^<div inert="" aria-hidden="true"/,
  );
});
