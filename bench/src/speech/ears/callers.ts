import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@belldesk/e2e/platform';
import { systemClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { findTestModel } from '@belldesk/kit/testing/models';
import { createKokoroVoice } from '@belldesk/voice/speech/kokoro/createKokoroVoice';
import type { Voice } from '@belldesk/voice/speech/ports';
import { openPromptStore } from '@belldesk/voice/speech/prompts/promptStore';
import { babble, pinkNoise, roadNoise } from '../../conversation/speech/noise.ts';
import { smallTalk } from '../../conversation/speech/sayings.ts';
import { Speaker } from '../../conversation/speech/speaker.ts';
import { withNoise } from './sounds.ts';
import type { SpokenLine } from './spokenLines.ts';

const noises = ['pink', 'street', 'babble'] as const;

/** What callers say over the telephone, with noise behind them: pink, a street and babble in turn. */
export class Callers {
  readonly name: string;
  readonly #speaker: Speaker;
  readonly #background: Speaker;

  constructor(name: string, voice?: Voice, language?: string) {
    this.name = name;
    this.#speaker = new Speaker(voice, language);
    this.#background = voice ? new Speaker() : this.#speaker;
  }

  /**
   * @param at place of the line in its set: decides which noise, and the noise itself
   * @returns PCM16 at 8 kHz
   */
  async say({ text, voice }: SpokenLine, at: number, snrDb: number | null): Promise<Int16Array> {
    const speech = await this.#speaker.say(voice, text);
    const noise = noises[at % noises.length] ?? 'pink';
    const behind = snrDb === null ? null : await this.#noise(noise, speech.length + 8_000, at);
    return withNoise(speech, behind, snrDb ?? 0);
  }

  async close(): Promise<void> {
    await this.#speaker.close();
    if (this.#background !== this.#speaker) await this.#background.close();
  }

  async #noise(
    kind: (typeof noises)[number],
    samples: number,
    seed: number,
  ): Promise<Float64Array> {
    if (kind === 'pink') return pinkNoise(samples, seed);
    if (kind === 'street') return roadNoise(samples, seed);
    const talking = await Promise.all(
      smallTalk.map((text, at) => this.#background.say(at % 2 ? 'michael' : 'jennifer', text)),
    );
    return babble(talking, samples);
  }
}

const keptFolder = join(checkout, '.cache', 'bench-speech');

/** A voice whose renderings are kept in the checkout's cache from run to run. */
function keptVoice(voice: Voice): Voice {
  return {
    name: voice.name,
    async *speak(request) {
      const key = JSON.stringify([voice.name, request.voiceId, request.language, request.text]);
      const path = join(keptFolder, `${createHash('sha256').update(key).digest('hex')}.pcm`);
      const known = await readFile(path).catch(() => null);
      if (known) {
        yield new Int16Array(new Uint8Array(known).buffer);
        return;
      }
      const pieces: Uint8Array[] = [];
      for await (const pcm of voice.speak(request)) {
        pieces.push(new Uint8Array(pcm.slice().buffer));
        yield pcm;
      }
      await mkdir(keptFolder, { recursive: true });
      await writeFile(`${path}.part`, Buffer.concat(pieces));
      await rename(`${path}.part`, path);
    },
    close: () => voice.close(),
  };
}

/** A neural voice, whose renderings are kept; null where its models are not on this machine. */
export async function neuralVoice(): Promise<Voice | null> {
  const [speak, pronunciations, spelledSounds] = await Promise.all([
    findTestModel('speak'),
    findTestModel('pronunciations'),
    findTestModel('spelledSounds'),
  ]);
  if (!speak || !pronunciations || !spelledSounds) return null;
  const voice = createKokoroVoice({
    phrases: await openPromptStore(join(keptFolder, 'phrases')),
    clock: systemClock,
    logger: createLogger('bench', { level: 'silent' }),
    deadlines: { readyMs: 120_000, pieceMs: 120_000 },
  });
  const spoken = await voice.use({
    ...speak.paths,
    dictionary: pronunciations.paths.dictionary,
    network: spelledSounds.paths.network,
  });
  if (spoken) return keptVoice(voice);
  await voice.close();
  return null;
}

/** Callers with neural voices, of one language; null where their models are not on this machine. */
export async function neuralCallers(language?: string): Promise<Callers | null> {
  const voice = await neuralVoice();
  return voice && new Callers('Kokoro', voice, language);
}
