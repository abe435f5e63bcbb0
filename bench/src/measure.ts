import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Section } from './report.ts';
import type { Measurement } from './row.ts';
import { type SectionPlan, sections } from './sections.ts';

type Outcome = Measurement | { readonly failure: string };

/** Measures one section in a process of its own, so that none bears on the next. Never throws. */
export async function measureApart(name: string, plan: SectionPlan): Promise<Section> {
  const child = fork(fileURLToPath(import.meta.url), [name], {
    execArgv: ['--disable-warning=ExperimentalWarning', ...(plan.execArgv ?? [])],
    // Not-a-number has no JSON.
    serialization: 'advanced',
  });
  const { title, how } = plan;
  return new Promise((resolve) => {
    let outcome: Outcome = { failure: 'nothing was said' };
    child.on('message', (said: Outcome) => {
      outcome = said;
    });
    child.once('exit', () => resolve({ title, how, rows: [], ...outcome }));
  });
}

async function measureHere(name: string): Promise<Outcome> {
  const plan = sections[name];
  if (!plan) return { failure: 'there is no such section' };
  try {
    const measured = await plan.measure();
    return Array.isArray(measured) ? { rows: measured, tables: [] } : measured;
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  const outcome = await measureHere(name);
  process.send?.(outcome, () => process.exit(0));
}
