import type { Page } from 'playwright-core';

/** Of the sound in a browser call (contract/voice/browserCall). */
export const soundRateHz = 16_000;
/** Frames come a little early or late; a greater gap than this was a silence. */
const jitterSamples = soundRateHz / 5;

/** Keeps what the assistant says in the calls of a page, each frame where it came. */
export class Soundtrack {
  readonly #frames: { readonly at: number; readonly pcm: Int16Array }[] = [];
  #end = 0;

  /** @param nowMs time of the recording, which began when it was 0 */
  constructor(page: Page, nowMs: () => number) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload !== 'string') this.#add(payload, nowMs());
      }),
    );
  }

  /** All of it, silence between, to the length of the recording. */
  pcm(lengthMs: number): Int16Array {
    const whole = new Int16Array(Math.ceil((lengthMs * soundRateHz) / 1_000));
    for (const { at, pcm } of this.#frames) {
      if (at + pcm.length <= whole.length) whole.set(pcm, at);
    }
    return whole;
  }

  #add(payload: Buffer, cameAtMs: number): void {
    const cameAt = Math.round((cameAtMs * soundRateHz) / 1_000);
    const at = cameAt < this.#end + jitterSamples ? Math.max(this.#end, 0) : cameAt;
    const pcm = new Int16Array(
      payload.buffer.slice(payload.byteOffset, payload.byteOffset + payload.byteLength),
    );
    this.#frames.push({ at, pcm });
    this.#end = at + pcm.length;
  }
}
