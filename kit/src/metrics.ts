import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/**
 * A registry for GET /metrics, with what every process measures (processor, memory, event loop).
 * @param part label `part` of every metric: server, voice
 */
export function createMetrics(part: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ part });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** A gauge that is read when the metrics are asked for. */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}

/**
 * A gauge with one value for each of several things of a kind.
 * @param label what tells them apart
 * @param read name and value of each
 */
export function addGaugeFor(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => readonly (readonly [name: string, value: number])[],
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      for (const [of, value] of read()) this.set({ [label]: of }, value);
    },
  });
}
