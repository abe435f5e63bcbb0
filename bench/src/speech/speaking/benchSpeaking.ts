import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voices } from '@belldesk/contract/catalogue/voices';
import { createLogger } from '@belldesk/kit/logger';
import { createFliteVoice } from '@belldesk/voice/speech/flite/fliteVoice';
import { clausesOf } from '@belldesk/voice/speech/kokoro/beforehand/clauses';
import {
  createKokoroVoice,
  type KokoroVoice,
} from '@belldesk/voice/speech/kokoro/createKokoroVoice';
import { realFiles } from '@belldesk/voice/speech/kokoro/testing/realFiles';
import type { Voice } from '@belldesk/voice/speech/ports';
import { openPromptStore } from '@belldesk/voice/speech/prompts/promptStore';
import type { BenchRow } from '../../row.ts';
import { compared, type HearBack, openHearBack } from './hearBack.ts';

const RATE_HZ = 16_000;
const { signal } = new AbortController();

/** What a receptionist says, none of it in a set that the sounds of words were written by. */
const LINES = [
  'Good afternoon, you are through to the surgery, how may I help?',
  'I am sorry, there is nothing left on Saturday evening.',
  'Could you tell me the registration of your car?',
  'The dentist is running about twenty minutes late this morning.',
  'We will send you a message as soon as your order is ready.',
  'There is a small charge for cancelling on the same day.',
  'Please park behind the building and use the side entrance.',
  'Would your daughter prefer a morning or an afternoon appointment?',
  'Our vegetarian dishes are marked with a green leaf.',
  'Your reservation is under the name Harrison, is that correct?',
] as const;

const BOOKINGS = [
  'So that is a table for 4 on Friday the 27th of November at 7:30 pm, under the name Harrison.',
  'You are booked: a table for 2 on Tuesday the 1st of December at 12 noon, under the name Patel.',
  'I am sorry, on Sunday we are open from 10 am to 4 pm.',
] as const;

interface Said {
  readonly pcm: Int16Array;
  readonly firstMs: number;
  readonly wholeMs: number;
}

async function say(voice: Voice, text: string, voiceId: string): Promise<Said> {
  const beganMs = performance.now();
  const chunks: Int16Array[] = [];
  let firstMs = 0;
  for await (const pcm of voice.speak({ text, voiceId, language: 'en-GB', signal })) {
    if (chunks.length === 0) firstMs = performance.now() - beganMs;
    chunks.push(pcm);
  }
  const pcm = new Int16Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    pcm.set(chunk, at);
    at += chunk.length;
  }
  return { pcm, firstMs, wholeMs: performance.now() - beganMs };
}

async function errorsOf(
  hear: HearBack,
  voice: Voice,
  lines: readonly string[],
  voiceId: string,
): Promise<number> {
  let errors = 0;
  let words = 0;
  for (const text of lines) {
    const { pcm } = await say(voice, text, voiceId);
    const result = compared(text, await hear.heard(pcm));
    errors += result.errors;
    words += result.words;
  }
  return (100 * errors) / words;
}

async function keepParts(voice: KokoroVoice, voiceId: string): Promise<void> {
  for (const text of BOOKINGS)
    for (const clause of clausesOf(text, 'en-GB'))
      await voice.renderBeforehand({ text: clause, voiceId, language: 'en-GB', signal });
}

async function wordErrorRows(hear: HearBack, kokoro: KokoroVoice): Promise<BenchRow[]> {
  const flite = createFliteVoice();
  const rows: BenchRow[] = [];
  for (const { id, name } of voices) {
    const own = await errorsOf(hear, kokoro, LINES, id);
    const light = await errorsOf(hear, flite, LINES, id);
    rows.push(
      { what: `${name} by Kokoro: words heard wrong`, value: own, unit: '%' },
      { what: `${name} by flite: words heard wrong`, value: light, unit: '%' },
    );
  }
  await flite.close();
  const whole = await errorsOf(hear, kokoro, BOOKINGS, 'amelia');
  await keepParts(kokoro, 'amelia');
  const stitched = await errorsOf(hear, kokoro, BOOKINGS, 'amelia');
  rows.push(
    { what: 'Bookings rendered whole: words heard wrong', value: whole, unit: '%' },
    { what: 'The same put together from kept phrases', value: stitched, unit: '%' },
  );
  return rows;
}

async function paceRows(kokoro: KokoroVoice): Promise<BenchRow[]> {
  const short = await say(kokoro, 'Of course.', 'chris');
  const clause = await say(kokoro, 'What time would you like?', 'chris');
  const kept = await say(kokoro, BOOKINGS[0], 'amelia');
  const seconds = (clause.pcm.length * 1_000) / RATE_HZ;
  return [
    { what: 'First sound of "Of course.", live', value: short.firstMs, unit: 'ms' },
    { what: 'First sound of "What time would you like?", live', value: clause.firstMs, unit: 'ms' },
    { what: 'First sound of a sentence of kept phrases', value: kept.firstMs, unit: 'ms' },
    {
      what: 'Rendering for a second of speech, live',
      value: clause.wholeMs / seconds,
      unit: 's',
    },
  ];
}

/** What the voice of this machine says, heard back through a recogniser, and how fast it says it. */
export async function benchSpeaking(): Promise<BenchRow[]> {
  const [files, hear] = await Promise.all([realFiles(), openHearBack()]);
  if (!files || !hear) throw new Error('the models of voice and ears are not on this machine');
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-bench-phrases-'));
  const kokoro = createKokoroVoice({
    logger: createLogger('bench', { level: 'silent' }),
    phrases: await openPromptStore(folder),
    deadlines: { readyMs: 120_000, pieceMs: 120_000 },
  });
  try {
    if (!(await kokoro.use(files))) throw new Error('the voice could not be loaded');
    return [...(await wordErrorRows(hear, kokoro)), ...(await paceRows(kokoro))];
  } finally {
    await Promise.all([kokoro.close(), hear.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
