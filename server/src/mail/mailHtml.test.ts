import { describe, expect, it } from 'vitest';
import { htmlOfText } from './mailHtml.ts';

const html = (text: string) => htmlOfText('New message', text);

describe('the HTML of a mail that was written as text', () => {
  it('has its paragraphs and its lines', () => {
    expect(html('One.\nTwo.\n\nThree.\n')).toContain('<p>One.<br>\nTwo.</p>\n<p>Three.</p>');
  });

  it('leads where an address stands, without the full stop after it', () => {
    expect(html('The call: https://bell.example/calls/1?a=1&b=2.')).toContain(
      'The call: <a href="https://bell.example/calls/1?a=1&amp;b=2">https://bell.example/calls/1?a=1&amp;b=2</a>.',
    );
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "https://x'y<b>"])(
    "shows a caller's %s as words",
    (words) => {
      const written = html(words);
      expect(written).not.toContain(words);
      expect(written).not.toMatch(/<(script|img|b)\b/);
    },
  );
});
