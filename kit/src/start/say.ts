import { createTerminal } from '../logStream.ts';

const terminal = createTerminal();

/** What takes longer than this is told while it runs. */
const silentMs = 800;

/** A line for the person who started us. */
export function say(line: string): void {
  terminal.write(`${line}\n`);
}

/** Waits for work; when it takes long, tells that it runs and in the end how long it took. */
export async function tellIfLong<T>(what: string, work: Promise<T>): Promise<T> {
  const startMs = performance.now();
  let told = false;
  const timer = setTimeout(() => {
    told = true;
    say(`${what} ...`);
  }, silentMs);
  try {
    const result = await work;
    if (told) say(`${what}: ${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}
