import { addGauge } from '@belldesk/kit/metrics';
import type { Registry } from 'prom-client';
import type { Deps } from '../../context.ts';
import { readStorage } from './read.ts';

/** Adds the space of the disk of DATA_DIR to what GET /metrics tells; NaN where it cannot be asked. */
export function withStorage(registry: Registry, deps: Pick<Deps, 'diskSpace'>): Registry {
  const read = async () =>
    (await readStorage(deps)) ?? { freeBytes: Number.NaN, isLow: Number.NaN };
  addGauge(
    registry,
    'belldesk_storage_free_bytes',
    'Bytes that may still be written on the disk of DATA_DIR',
    async () => (await read()).freeBytes,
  );
  addGauge(
    registry,
    'belldesk_storage_low',
    'Whether the disk of DATA_DIR is nearly full',
    async () => Number((await read()).isLow),
  );
  return registry;
}
