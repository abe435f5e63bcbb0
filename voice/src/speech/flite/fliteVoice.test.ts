import { ManualClock } from '@belldesk/kit/clock';
import { expect, test } from 'vitest';
import { spoken } from '../testing/spoken.ts';
import { describeVoice } from '../testing/voiceConformance.ts';
import { createFliteVoice } from './fliteVoice.ts';

describeVoice('flite', async () => createFliteVoice());

test('a voice it does not have is refused', async () => {
  const voice = createFliteVoice({ threads: 1 });
  await expect(spoken(voice, 'Hello.', { voiceId: 'nobody' })).rejects.toMatchObject({
    code: 'voice-service-failed',
  });
  await voice.close();
});

test('no word of a text is lost between its pieces', async () => {
  const voice = createFliteVoice({ threads: 1 });
  const parts = ['I have a table for four, tomorrow at seven.', 'Shall I book it?'];
  const whole = await spoken(voice, parts.join(' '));
  const apart = await Promise.all(parts.map((part) => spoken(voice, part)));
  expect(whole.length).toBe(apart.reduce((samples, pcm) => samples + pcm.length, 0));
  await voice.close();
});

test('a thread that is too slow is given up and another one speaks', async () => {
  const clock = new ManualClock();
  const voice = createFliteVoice({ clock, threads: 1, deadlineMs: 1_000 });
  await spoken(voice, 'Warm now.');
  const slow = spoken(voice, 'This will be too late.').catch((error: unknown) => error);
  // Let it reach the thread; the answer can come only in a later turn of the event loop.
  await new Promise(process.nextTick);
  await new Promise(process.nextTick);
  clock.advance(1_000);
  expect(await slow).toMatchObject({ code: 'timed-out' });
  expect((await spoken(voice, 'Here again.')).length).toBeGreaterThan(8_000);
  await voice.close();
});
