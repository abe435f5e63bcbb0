import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { Stretch } from './cutting.ts';

export interface Frame {
  readonly file: string;
  readonly atMs: number;
}

/**
 * Records what a page shows, as Chromium paints it: a picture for every change (Chrome DevTools
 * Protocol, Page.startScreencast), for Playwright's own recorder needs a program that it downloads.
 */
export class ScreenRecorder {
  readonly frames: Frame[] = [];
  readonly cuts: Stretch[] = [];
  readonly startedAtMs: number;
  readonly #session: CDPSession;
  readonly #written: Promise<void>[] = [];
  #cutFromMs: number | null = null;

  private constructor(session: CDPSession, folder: string) {
    this.#session = session;
    this.startedAtMs = Date.now();
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {}); // it is closing
      const file = join(folder, `${String(this.frames.length).padStart(5, '0')}.jpg`);
      const paintedAtMs = (metadata.timestamp ?? Date.now() / 1_000) * 1_000;
      this.frames.push({ file, atMs: Math.max(0, paintedAtMs - this.startedAtMs) });
      this.#written.push(writeFile(file, Buffer.from(data, 'base64')));
    });
  }

  /** @param folder takes the pictures */
  static async start(page: Page, folder: string): Promise<ScreenRecorder> {
    const session = await page.context().newCDPSession(page);
    const recorder = new ScreenRecorder(session, folder);
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
    return recorder;
  }

  nowMs(): number {
    return Date.now() - this.startedAtMs;
  }

  /** What is recorded from now on is not shown, until `show`. */
  hide(): void {
    this.#cutFromMs ??= this.nowMs();
  }

  show(): void {
    if (this.#cutFromMs === null) return;
    this.cuts.push({ fromMs: this.#cutFromMs, toMs: this.nowMs() });
    this.#cutFromMs = null;
  }

  /** @returns length of the recording in milliseconds, once every picture is written */
  async stop(): Promise<number> {
    const endMs = this.nowMs();
    this.show();
    await this.#session.send('Page.stopScreencast');
    await Promise.all(this.#written);
    return endMs;
  }
}
