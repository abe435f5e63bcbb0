import { expect, it } from 'vitest';
import { webVtt } from './captions.ts';

it('each caption stands until the next one, what is said at the top', () => {
  const captions = [
    { atMs: 0, text: 'Four steps & a greeting' },
    { atMs: 61_500, text: 'What time?', voice: 'Assistant' as const },
  ];
  expect(webVtt(captions, 70_000)).toBe(
    [
      'WEBVTT',
      '',
      '00:00:00.000 --> 00:01:01.500',
      'Four steps &amp; a greeting',
      '',
      '00:01:01.500 --> 00:01:10.000 line:0',
      '<v Assistant>Assistant: What time?',
      '',
    ].join('\n'),
  );
});
