import { setImmediate as turn } from 'node:timers/promises';
import type { ModelReport, ModelsReport } from '@belldesk/contract/voice/models';
import { expect, it } from 'vitest';
import { ManualClock } from '../clock.ts';
import { StatusTerminal } from '../statusTerminal.ts';
import { followModels, ModelLines } from './modelLines.ts';

const model = (change: Partial<ModelReport> = {}): ModelReport => ({
  name: 'listen',
  means: 'Listens',
  package: 'listen@1.0.0',
  licence: 'MIT',
  bytes: 50_000_000,
  fetchedBytes: 0,
  bytesOnDisk: 60_000_000,
  state: 'waiting',
  problem: null,
  nextTryAtMs: null,
  ...change,
});
const report = (...changes: Partial<ModelReport>[]): ModelsReport => ({
  wanted: 'english',
  folder: '/models',
  models: changes.map(model),
});

function open(isTTY = false) {
  let written = '';
  const terminal = new StatusTerminal({ isTTY, write: (text) => (written += text) });
  return { lines: new ModelLines(terminal), written: () => written };
}

it('tells of each tenth, and when it is ready', () => {
  const { lines, written } = open();
  lines.tell(report({}));
  for (let fetchedBytes = 0; fetchedBytes <= 50_000_000; fetchedBytes += 1_000_000)
    lines.tell(report({ state: 'fetching', fetchedBytes }));
  lines.tell(report({ state: 'ready' }));
  lines.tell(report({ state: 'ready' }));
  const told = written().split('\n');
  expect(told[0]).toBe('Model listen: 10% of 50 MB');
  expect(told.slice(9)).toEqual([
    'Model listen: 100% of 50 MB',
    'Model listen: ready, the next call uses it',
    '',
  ]);
});

it('rewrites one line on a terminal', () => {
  const { lines, written } = open(true);
  lines.tell(report({ state: 'fetching', fetchedBytes: 500_000 }));
  lines.tell(report({ state: 'fetching', fetchedBytes: 1_000_000 }));
  expect(written()).not.toContain('\n');
  lines.tell(report({ state: 'ready' }));
  expect(written().endsWith('\r\u001b[KModel listen: ready, the next call uses it\n')).toBe(true);
});

it('says nothing of what was there or is not wanted, and of one that came between two looks that it is ready', () => {
  const { lines, written } = open();
  lines.tell(report({ state: 'ready' }, { name: 'speak', state: 'missing' }, { name: 'tokens' }));
  expect(written()).toBe('');
  lines.tell(report({ state: 'ready' }, { name: 'tokens', state: 'ready' }));
  expect(written()).toBe('Model tokens: ready, the next call uses it\n');
});

it('says once why one does not come, and again when the reason is another', () => {
  const { lines, written } = open();
  const failed = { state: 'failed', problem: 'No network.', nextTryAtMs: 5 } as const;
  lines.tell(report(failed));
  lines.tell(report({ state: 'fetching' }));
  lines.tell(report(failed));
  lines.tell(report({ ...failed, problem: 'The disk is full.' }));
  expect(written()).toBe(
    'Model listen: No network. Calls go on without it.\nModel listen: The disk is full. Calls go on without it.\n',
  );
});

it.each([
  ['ready', report({ state: 'ready' }, { state: 'missing' })],
  ['given up', report({ state: 'failed', problem: 'altered' })],
])('is followed until all are there: %s', async (_, last) => {
  const { lines } = open();
  const clock = new ManualClock();
  const reports = [null, report({ state: 'fetching' }), last];
  let asked = 0;
  const ask = async () => {
    const next = reports[asked++];
    if (!next) throw new Error('not yet');
    return next;
  };
  const followed = followModels(ask, lines, clock, new AbortController().signal);
  await turn();
  clock.advance(5_000);
  await turn();
  clock.advance(500);
  await followed;
  expect([asked, clock.pendingCount]).toEqual([3, 0]);
});

it('is followed no longer than the product runs', async () => {
  const { lines, written } = open(true);
  const stopping = new AbortController();
  const clock = new ManualClock();
  const ask = async () => report({ state: 'fetching', fetchedBytes: 5_000_000 });
  const followed = followModels(ask, lines, clock, stopping.signal);
  await turn();
  stopping.abort();
  await followed;
  expect(clock.pendingCount).toBe(0);
  expect(written().endsWith('\r\u001b[K')).toBe(true);
});
