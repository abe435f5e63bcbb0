import { describe, expect, it } from 'vitest';
import { JitterBuffer, jitterDefaults } from './jitterBuffer.ts';

const SAMPLES_PER_MS = 16;

function audio(ms: number, level = 0.5): Float32Array {
  return new Float32Array(ms * SAMPLES_PER_MS).fill(level);
}

/** Plays for `ms` @returns ms of it that were real audio at the level given */
function play(buffer: JitterBuffer, ms: number, level = 0.5): number {
  let heard = 0;
  for (let at = 0; at < ms * SAMPLES_PER_MS; at++) if (buffer.next() === level) heard++;
  return heard / SAMPLES_PER_MS;
}

/** A steady stream: 20 ms in, 20 ms out. */
function stream(buffer: JitterBuffer, ms: number, level = 0.5): void {
  for (let at = 0; at < ms; at += 20) {
    buffer.push(audio(20, level));
    play(buffer, 20, level);
  }
}

describe('JitterBuffer', () => {
  it('holds 60 ms back, then plays everything', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(40));
    expect(play(buffer, 20)).toBe(0);
    buffer.push(audio(20));
    expect(play(buffer, 60)).toBe(60);
    expect(buffer.playedMs).toBe(60);
  });

  it('plays a sound shorter than what it holds back', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(20));
    play(buffer, 200);
    expect(buffer.playedMs).toBe(20);
  });

  it('grows with each late frame, and no further than its limit', () => {
    const buffer = new JitterBuffer(16_000);
    for (let late = 0; late < 30; late++) {
      buffer.push(audio(jitterDefaults.mostMs));
      play(buffer, jitterDefaults.mostMs + 40);
    }
    expect(buffer.targetMs).toBe(jitterDefaults.mostMs);
  });

  it('does not take the pause between two sentences for lateness', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(100));
    play(buffer, 100 + jitterDefaults.lateWithinMs + 100);
    buffer.push(audio(100));
    expect(buffer.targetMs).toBe(jitterDefaults.startMs);
  });

  it('shrinks slowly once the line is calm again', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(60));
    play(buffer, 80);
    stream(buffer, 400);
    expect(buffer.targetMs).toBe(80);
    stream(buffer, jitterDefaults.calmMs + 100);
    expect(buffer.targetMs).toBe(70);
    stream(buffer, 2 * jitterDefaults.calmMs);
    expect(buffer.targetMs).toBe(60);
  });

  it('skips silence to catch up, and counts it as played', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(200, 0));
    stream(buffer, 6_000, 0);
    expect(buffer.bufferedMs).toBeLessThanOrEqual(jitterDefaults.startMs + 60);
    expect(buffer.playedMs + buffer.bufferedMs).toBe(6_200);
  });

  it('never skips speech', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(200));
    stream(buffer, 6_000);
    expect(buffer.bufferedMs).toBe(200);
  });

  it('drops at once on clear and leaves the dropped out of what was played', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(500));
    play(buffer, 100);
    buffer.clear();
    expect(play(buffer, 50)).toBe(0);
    expect(buffer.playedMs).toBe(100);
    expect(buffer.bufferedMs).toBe(0);
    buffer.push(audio(100));
    expect(buffer.targetMs).toBe(jitterDefaults.startMs);
  });

  it('fades when it runs dry, without a step back to silence', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(60));
    play(buffer, 60);
    expect(buffer.next()).toBeCloseTo(0.49, 5);
    play(buffer, 100);
    expect(Math.abs(buffer.next())).toBeLessThan(0.001);
  });

  it('keeps the newest when more comes than it can hold', () => {
    const buffer = new JitterBuffer(16_000);
    buffer.push(audio(jitterDefaults.capacityMs, 0.1));
    buffer.push(audio(50, 0.5));
    expect(buffer.bufferedMs).toBe(jitterDefaults.capacityMs);
  });
});
