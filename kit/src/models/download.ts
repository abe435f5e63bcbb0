import { open, stat } from 'node:fs/promises';
import { ModelError } from './modelError.ts';

const PARTIAL_CONTENT = 206;
const OK = 200;

export interface Download {
  readonly url: string;
  /** File that grows; what an earlier try left in it is gone on with. */
  readonly path: string;
  /** Size of the whole. */
  readonly bytes: number;
  /** Without a byte for this long the try has failed, in ms. */
  readonly stalledAfterMs: number;
  readonly onProgress: (bytesSoFar: number) => void;
}

/**
 * Fetches a file into `path`, or the rest of it where a part is there (RFC 9110 section 14). What came is kept
 * when it breaks off, for the next try. A server that knows no ranges is read from the beginning.
 * @throws ModelError when the server cannot be reached, refuses, breaks off or stalls, or the size differs
 */
export async function download(options: Download): Promise<void> {
  const { url, path, bytes, onProgress } = options;
  const had = await sizeOf(path);
  if (had === bytes) return;
  const from = had > bytes ? 0 : had;
  const stall = new StallWatch(options.stalledAfterMs);
  try {
    const answer = await fetch(url, {
      headers: from > 0 ? { range: `bytes=${from}-` } : {},
      signal: stall.signal,
    });
    const goesOn = from > 0 && answer.status === PARTIAL_CONTENT && startsAt(answer, from);
    if (!goesOn && answer.status !== OK)
      throw new ModelError(`${url} answered ${answer.status}. Try again later.`);
    if (!answer.body) throw new ModelError(`${url} answered without content. Try again later.`);
    let soFar = goesOn ? from : 0;
    const chunks: AsyncIterable<Uint8Array> = answer.body;
    const file = await open(path, goesOn ? 'a' : 'w');
    try {
      for await (const chunk of chunks) {
        stall.moved();
        soFar += chunk.length;
        if (soFar > bytes) throw new ModelError(`${url} is larger than ${bytes} bytes.`);
        await file.appendFile(chunk);
        onProgress(soFar);
      }
    } finally {
      await file.close();
    }
  } catch (cause) {
    if (cause instanceof ModelError) throw cause;
    throw explained(cause, url, stall.signal.aborted);
  } finally {
    stall.stop();
  }
  const has = await sizeOf(path);
  if (has < bytes)
    throw new ModelError(
      `The connection broke off after ${has} of ${bytes} bytes. Run it again: it goes on from there.`,
    );
}

function explained(cause: unknown, url: string, stalled: boolean): ModelError {
  const code = codeOf(cause) ?? codeOf(cause instanceof Error ? cause.cause : null);
  if (code === 'ENOSPC') return new ModelError('The disk is full.', { cause });
  const why = stalled ? 'nothing came any more' : (code ?? 'the connection broke off');
  return new ModelError(
    `${url} could not be fetched (${why}). Run it again: it goes on from where it was.`,
    { cause },
  );
}

function codeOf(cause: unknown): string | null {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : null;
}

function startsAt(answer: Response, from: number): boolean {
  return (answer.headers.get('content-range') ?? '').startsWith(`bytes ${from}-`);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Aborts when nothing moved for a while. */
class StallWatch {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(afterMs: number) {
    this.#timer = setTimeout(() => this.#controller.abort(), afterMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  moved(): void {
    this.#timer.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
