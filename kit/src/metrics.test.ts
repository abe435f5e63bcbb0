import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('each registry carries the measures of the process and the name of the part', async () => {
  const text = await createMetrics('server').metrics();
  expect(text).toMatch(/process_cpu_user_seconds_total\{part="server"\}/);
  expect(await createMetrics('voice').metrics()).toContain('part="voice"');
});
