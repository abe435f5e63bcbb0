import { expect, it } from 'vitest';
import { LONGEST_FIELD, plainText } from './plainText.ts';

it.each([
  ['The Golden Lamb', 'The Golden Lamb'],
  ["Mary's Café & Bar, Zürich (Nord)", "Mary's Café & Bar, Zürich (Nord)"],
  ['St. Mary’s Dental', "St. Mary's Dental"],
  ['Салон «Луна» 24', 'Салон Луна 24'],
  ['歯医者 さくら', '歯医者 さくら'],
])('%s stays readable', (typed, shown) => {
  expect(plainText(typed)).toBe(shown);
});

it.each([
  ['visit evil.com now', 'visit evil com now'],
  ['https://evil.com/pay?x=1', 'https evil com pay x 1'],
  ['www.evil.com', 'www evil com'],
  ['evil．com and evil。com and evil․com', 'evil com and evil com and evil com'],
  ['mail me@evil.com', 'mail me evil com'],
  ['192.0.2.1:8080', ''],
  ['<a href="x">win</a>', 'a href x win a'],
  ['line one\r\nBcc: x\nline two', 'line one Bcc x line two'],
  ['a\u202Emoc.live\u202C\u200B\u0000b', 'amoc live b'],
  ['Call +44 900 123 4567 now', 'Call + now'],
  ['Call ０９００１２３４５６７', 'Call'],
  ['[win](evil)', 'win (evil)'],
])('%j becomes %j', (typed, shown) => {
  expect(plainText(typed)).toBe(shown);
});

it('is never longer than allowed, and marks do not pile up', () => {
  expect(Array.from(plainText('é'.repeat(500)))).toHaveLength(LONGEST_FIELD);
  expect(Array.from(plainText('𝔘𐐷'.repeat(500))).length).toBeLessThanOrEqual(LONGEST_FIELD);
  expect(plainText(`a${'\u0336'.repeat(50)}`).length).toBeLessThanOrEqual(3);
});

it('leaves nothing of what programs take for a link, whatever stands around it', () => {
  const marks = ['.', '．', '。', '｡', '․', '\u200b.', '.\u200b', '\u00ad.', '@', '/', ':', '\\'];
  for (const mark of marks)
    for (const typed of [`evil${mark}com`, `x evil${mark}com y`, `evil${mark}co${mark}uk`])
      expect(plainText(typed)).toMatch(/^[\p{L} ]+$/u);
});
