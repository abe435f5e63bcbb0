import { expect, test } from 'vitest';
import { UtteranceAudio } from './utteranceAudio.ts';

const RATE_HZ = 8_000;
const ramp = (from: number, length: number) => Int16Array.from({ length }, (_, n) => from + n);

function gather() {
  const sent: number[][] = [];
  const audio = new UtteranceAudio(RATE_HZ, (pcm) => sent.push([...pcm]));
  return { audio, sent };
}

test('an utterance begins with the last 500 ms before it, and no more', () => {
  const { audio, sent } = gather();
  for (let at = 0; at < 6_000; at += 160) audio.write(ramp(at, Math.min(160, 6_000 - at)));
  audio.start();
  audio.write(ramp(6_000, 160));
  audio.stop();
  expect(sent.flat()).toEqual([...ramp(2_000, 4_160)]);
});

test('pieces are 100 ms; the rest comes when it stops', () => {
  const { audio, sent } = gather();
  audio.start();
  audio.write(ramp(0, 2_000));
  expect(sent.map((piece) => piece.length)).toEqual([800, 800]);
  audio.stop();
  expect(sent.map((piece) => piece.length)).toEqual([800, 800, 400]);
  expect(sent.flat()).toEqual([...ramp(0, 2_000)]);
});

test('one utterance does not leak into the next', () => {
  const { audio, sent } = gather();
  audio.start();
  audio.write(ramp(0, 100));
  audio.stop();
  sent.length = 0;
  audio.start();
  audio.stop();
  expect(sent).toEqual([]);
});

test('a write longer than what is kept leaves its end', () => {
  const { audio, sent } = gather();
  audio.write(ramp(0, 10_000));
  audio.start();
  audio.stop();
  expect(sent.flat()).toEqual([...ramp(6_000, 4_000)]);
});
