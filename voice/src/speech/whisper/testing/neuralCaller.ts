import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { findTestModel } from '@belldesk/kit/testing/models';
import { createKokoroVoice } from '../../kokoro/createKokoroVoice.ts';
import type { Voice } from '../../ports.ts';
import { openPromptStore } from '../../prompts/promptStore.ts';

/** Machines that do other things besides are slow, and no worse for it. */
const DEADLINES = { readyMs: 120_000, pieceMs: 120_000 };

/** Kokoro, which speaks Spanish and French; null where its models are not on this machine. */
export async function openNeuralCaller(): Promise<Voice | null> {
  const [speak, pronunciations, spelledSounds] = await Promise.all([
    findTestModel('speak'),
    findTestModel('pronunciations'),
    findTestModel('spelledSounds'),
  ]);
  if (!speak || !pronunciations || !spelledSounds) return null;
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-caller-'));
  const voice = createKokoroVoice({
    phrases: await openPromptStore(folder),
    clock: systemClock,
    logger: createLogger('test', { level: 'silent' }),
    deadlines: DEADLINES,
  });
  const close = async () => {
    await voice.close();
    await rm(folder, { recursive: true });
  };
  const speaks = await voice.use({
    ...speak.paths,
    dictionary: pronunciations.paths.dictionary,
    network: spelledSounds.paths.network,
  });
  if (speaks) return { ...voice, close };
  await close();
  return null;
}
