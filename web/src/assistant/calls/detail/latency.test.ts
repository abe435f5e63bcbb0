import type { TurnLatency } from '@belldesk/contract/voice/call';
import { describe, expect, it } from 'vitest';
import { delayText, latencyBars, medianTotalMs, stackedParts } from './latency.ts';

const none: TurnLatency = {
  turn: 1,
  endpointingMs: null,
  transcriberMs: null,
  modelMs: null,
  voiceMs: null,
  totalMs: null,
};

describe('latencyBars', () => {
  it('tells what the total holds beside its parts', () => {
    const [bar] = latencyBars([{ ...none, endpointingMs: 300, modelMs: 100, totalMs: 450 }]);
    expect(bar).toMatchObject({
      totalMs: 450,
      parts: { endpointingMs: 300, voiceMs: null, restMs: 50 },
    });
  });

  it('never draws a bar shorter than its parts', () => {
    const [bar] = latencyBars([{ ...none, endpointingMs: 300, voiceMs: 100, totalMs: 390 }]);
    expect(bar).toMatchObject({ totalMs: 400, parts: { restMs: null } });
  });

  it('leaves out a turn of which nothing is known', () => {
    expect(latencyBars([none, { ...none, turn: 2, totalMs: 5 }]).map((bar) => bar.turn)).toEqual([
      2,
    ]);
  });
});

describe('stackedParts', () => {
  it('sets each part on the end of the one before', () => {
    const bars = latencyBars([
      { ...none, endpointingMs: 300, modelMs: 100, voiceMs: 0, totalMs: 450 },
    ]);
    expect(bars.map(stackedParts)).toEqual([
      [
        { key: 'endpointingMs', fromMs: 0, lastsMs: 300 },
        { key: 'modelMs', fromMs: 300, lastsMs: 100 },
        { key: 'restMs', fromMs: 400, lastsMs: 50 },
      ],
    ]);
  });
});

describe('medianTotalMs', () => {
  it.each<[number[], number]>([
    [[7], 7],
    [[30, 10, 20], 20],
    [[10, 40, 20, 30], 25],
  ])('%j', (totals, median) => {
    const turns = totals.map((totalMs, at) => ({ ...none, turn: at + 1, totalMs }));
    expect(medianTotalMs(latencyBars(turns))).toBe(median);
  });
});

describe('delayText', () => {
  it.each([
    [819.6, '820 ms'],
    [12_340, '12.3 s'],
  ])('%d', (ms, text) => {
    expect(delayText(ms)).toBe(text);
  });
});
