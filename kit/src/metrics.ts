import { collectDefaultMetrics, Registry } from 'prom-client';

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
