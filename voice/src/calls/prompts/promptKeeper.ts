import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { Voice } from '../../speech/ports.ts';
import type { PromptKey, PromptStore } from '../../speech/prompts/promptStore.ts';
import type { Receptionist } from '../receptionist.ts';
import { promptTextsOf } from './promptTexts.ts';

/** When prompts are rendered, in ms. */
export const promptKeeperTimes = {
  /** After the start, and after an assistant was published or changed. */
  soonMs: 5_000,
  /** After no voice could speak. */
  againMs: 10 * 60_000,
  /** Longest rendering of one sentence. */
  renderMs: 60_000,
} as const;

/**
 * Sees to it that everybody who answers a telephone has prompts on disk: renders what is missing, one sentence at
 * a time with whatever voice works now, and deletes what nobody says any more.
 */
export class PromptKeeper {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #voice: Voice;
  readonly #prompts: PromptStore;
  readonly #answering: () => Promise<readonly Receptionist[]>;
  #cancel = () => {};
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = new AbortController();

  constructor(parts: {
    readonly clock: Clock;
    readonly logger: Logger;
    /** One without prompts behind it. */
    readonly voice: Voice;
    readonly prompts: PromptStore;
    /** All who can be called. */
    readonly answering: () => Promise<readonly Receptionist[]>;
  }) {
    this.#clock = parts.clock;
    this.#logger = parts.logger;
    this.#voice = parts.voice;
    this.#prompts = parts.prompts;
    this.#answering = parts.answering;
  }

  /** Somebody may have been published or changed. Returns at once. */
  nudge(): void {
    this.#after(promptKeeperTimes.soonMs);
  }

  /** Ends what is being rendered. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#cancel();
    await this.#running;
  }

  #after(delayMs: number): void {
    if (this.#stopped.signal.aborted) return;
    this.#cancel();
    this.#cancel = this.#clock.after(delayMs, () => this.#run());
  }

  #run(): void {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#sweep()
      .catch((error: unknown) => {
        if (this.#stopped.signal.aborted) return;
        this.#logger.warn({ err: error }, 'prompts for hard times could not be rendered');
        this.#after(promptKeeperTimes.againMs);
      })
      .finally(() => {
        this.#running = null;
        if (this.#again) this.nudge();
        this.#again = false;
      });
  }

  async #sweep(): Promise<void> {
    const keys = (await this.#answering()).flatMap((receptionist) => {
      const { voiceId, language } = receptionist;
      return promptTextsOf(receptionist).map((text): PromptKey => ({ voiceId, language, text }));
    });
    for (const key of keys) {
      if (this.#stopped.signal.aborted) return;
      if (!this.#prompts.has(key)) await this.#render(key);
    }
    await this.#prompts.keepOnly(keys);
  }

  async #render(key: PromptKey): Promise<void> {
    const controller = new AbortController();
    const cancel = this.#clock.after(promptKeeperTimes.renderMs, () => controller.abort());
    const signal = AbortSignal.any([controller.signal, this.#stopped.signal]);
    const chunks: Int16Array[] = [];
    try {
      for await (const pcm of this.#voice.speak({ ...key, signal })) chunks.push(pcm);
    } finally {
      cancel();
    }
    if (this.#stopped.signal.aborted) return;
    if (controller.signal.aborted) throw new Error('a prompt took too long');
    const pcm = joined(chunks);
    if (pcm.length > 0) await this.#prompts.write(key, pcm);
  }
}

function joined(chunks: readonly Int16Array[]): Int16Array {
  const pcm = new Int16Array(chunks.reduce((samples, chunk) => samples + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    pcm.set(chunk, at);
    at += chunk.length;
  }
  return pcm;
}
