import { describe, expect, it } from 'vitest';
import { EnergyGate, levelDbfs } from './energyGate.ts';
import { seededNoise } from './seededNoise.ts';

const FRAME_MS = 20;

function frames(gate: EnergyGate, level: number, count: number): boolean[] {
  const random = seededNoise(7);
  return Array.from({ length: count }, () =>
    gate.hear(
      Int16Array.from({ length: 160 }, () => random() * level),
      FRAME_MS,
    ),
  );
}

describe('the energy gate', () => {
  it('is shut in silence', () => {
    expect(frames(new EnergyGate(), 0, 100)).not.toContain(true);
  });

  it('shuts on steady noise within seconds and stays shut', () => {
    const gate = new EnergyGate();
    frames(gate, 600, 600);
    expect(frames(gate, 600, 500)).not.toContain(true);
  });

  it('opens at once for what is 6 dB louder, and holds over a pause', () => {
    const gate = new EnergyGate();
    frames(gate, 600, 600);
    expect(frames(gate, 1_300, 1)).toEqual([true]);
    expect(frames(gate, 600, 19)).not.toContain(false);
    expect(frames(gate, 600, 2)).toContain(false);
  });

  it('measures levels against full scale', () => {
    expect(levelDbfs(new Int16Array(160).fill(-32_768))).toBeCloseTo(0, 5);
    expect(levelDbfs(new Int16Array(160).fill(3_277))).toBeCloseTo(-20, 2);
    expect(levelDbfs(new Int16Array(160))).toBe(-100);
  });
});
