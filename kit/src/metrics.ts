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
