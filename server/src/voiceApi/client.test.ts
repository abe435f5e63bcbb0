import { expect, it } from 'vitest';
import { createVoiceApi } from './client.ts';
import type { VoiceTransport } from './transport.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 10, 20) + ms).toISOString();

/** A platform with so many numbers that gives no more than a thousand at once, newest first. */
function platformWith(count: number): { transport: VoiceTransport; asked: string[] } {
  // Three of each moment, so that a page ends within one.
  const numbers = Array.from({ length: count }, (_, index) => ({
    id: `number-${index}`,
    createdAt: at(Math.floor(index / 3)),
  })).toReversed();
  const asked: string[] = [];
  const json: VoiceTransport['json'] = async ({ path }, shape) => {
    asked.push(path);
    const query = new URL(path, 'http://voice.example').searchParams;
    const until = query.get('createdAtLe') ?? at(1e9);
    const page = numbers.filter(({ createdAt }) => createdAt <= until);
    return shape.parse(page.slice(0, Math.min(1_000, Number(query.get('limit')))));
  };
  return { transport: { json, raw: () => Promise.reject(new Error('not asked')) }, asked };
}

it('lists every number of the platform, however many pages they are', async () => {
  const { transport, asked } = platformWith(2_345);
  const numbers = await createVoiceApi(transport).listNumbers();
  expect(new Set(numbers.map(({ id }) => id)).size).toBe(2_345);
  expect(numbers).toHaveLength(2_345);
  expect(asked).toHaveLength(3);
});

it.each([0, 1, 1_000])('ends with the last of %i', async (count) => {
  const { transport } = platformWith(count);
  expect(await createVoiceApi(transport).listNumbers()).toHaveLength(count);
});
