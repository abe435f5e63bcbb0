import { createTerminal } from '../logStream.ts';
import { StatusTerminal } from '../statusTerminal.ts';

const lines = createTerminal();

/** Where the person who started us reads. */
export const terminal = new StatusTerminal({
  isTTY: process.stdout.isTTY,
  get columns() {
    return process.stdout.columns;
  },
  write: (text) => lines.write(text),
});

/** What takes longer than this is told while it runs. */
const silentMs = 800;

/** A line for the person who started us. */
export function say(line: string): void {
  terminal.say(line);
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
