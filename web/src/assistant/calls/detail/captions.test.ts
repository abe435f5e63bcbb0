import { expect, it } from 'vitest';
import { captionsOf } from './captions.ts';

it('captions stand from one line to the next', () => {
  const line = { typed: false, interrupted: false };
  expect(
    captionsOf([
      { ...line, role: 'assistant', text: 'Hello!', secondsFromStart: 0.2 },
      { ...line, role: 'caller', text: 'A <table> & more\nplease', secondsFromStart: 65 },
    ]),
  ).toBe(
    'WEBVTT\n\n00:00:00.200 --> 00:01:05.000\n<v Assistant>Hello!\n\n00:01:05.000 --> 00:01:10.000\n<v Caller>A &lt;table&gt; &amp; more please\n',
  );
});
