import { fstatSync, openSync, writeSync } from 'node:fs';
import { isFileError } from './fileError.ts';

/** Takes lines of a log, and never throws. */
export interface LogStream {
  write(line: string): void;
}

export interface LogStreamOptions {
  /** Whose lines these are; the line that tells of lost ones bears it. */
  readonly part?: string;
  /** As `fs.writeSync`. */
  readonly write?: (descriptor: number, bytes: Uint8Array, offset: number) => number;
  /** As `fs.openSync` for appending. */
  readonly open?: (path: string) => number;
}

const appendTo = (path: string): number => openSync(path, 'a', 0o600);

/**
 * Writes lines at once, each whole. A line that the system does not take (ENOSPC, EIO, EPIPE, EBADF, EAGAIN ...) is
 * dropped and counted: a log is worth less than the process that writes it. The first line that goes through again
 * follows one that says how many were lost.
 * @param target an open descriptor, or the path of a file, opened at the first line and anew while that fails
 */
export function createLogStream(
  target: number | string,
  options: LogStreamOptions = {},
): LogStream {
  const { part, write = writeSync, open = appendTo } = options;
  let descriptor = typeof target === 'number' ? target : undefined;
  let lostLines = 0;
  let endsWithinLine = false;

  /** Whether all of it was written. */
  function written(text: string): boolean {
    const bytes = Buffer.from(endsWithinLine ? `\n${text}` : text);
    let done = 0;
    try {
      if (typeof target === 'string') descriptor ??= open(target);
      for (let took = 1; descriptor !== undefined && took > 0 && done < bytes.length; done += took)
        took = write(descriptor, bytes, done);
    } catch (error) {
      // Somebody else closed what we had opened; a descriptor that we were given cannot be opened anew.
      if (typeof target === 'string' && isFileError(error, 'EBADF')) descriptor = undefined;
    }
    if (done > 0) endsWithinLine = done < bytes.length;
    return done === bytes.length;
  }

  return {
    write(line) {
      if (lostLines > 0 && written(lostLine(lostLines, part))) lostLines = 0;
      if (lostLines > 0 || !written(line)) lostLines += 1;
    },
  };
}

/** In the form of the lines of logger.ts. */
function lostLine(lines: number, part: string | undefined): string {
  const said = {
    level: 'warn',
    time: new Date().toISOString(),
    part,
    pid: process.pid,
    lines,
    msg: 'Lines of this log were lost: they could not be written',
  };
  return `${JSON.stringify(said)}\n`;
}

/** From now on nothing ends this process because what others write to its standard output or error cannot be written. */
export function surviveBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Lines for the person who started us. Never throws; a file that standard output leads to is written as a log is. */
export function createTerminal(): LogStream {
  surviveBrokenOutput();
  if (isFile(process.stdout.fd)) return createLogStream(process.stdout.fd);
  return { write: (line) => void process.stdout.write(line) };
}

function isFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}
