import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createLogStream } from './logStream.ts';

/** A disk of which a test says what it takes. */
class Disk {
  text = '';
  /** How the next writes fail; undefined while they do not. */
  problem: string | undefined;
  /** Bytes that still fit. */
  roomBytes = Number.POSITIVE_INFINITY;

  readonly write = (_descriptor: number, bytes: Uint8Array, offset: number): number => {
    if (this.problem || this.roomBytes === 0)
      throw Object.assign(new Error('write'), { code: this.problem ?? 'ENOSPC' });
    const taken = bytes.subarray(offset, offset + Math.min(bytes.length, this.roomBytes));
    this.roomBytes -= taken.length;
    this.text += Buffer.from(taken).toString();
    return taken.length;
  };

  lines(): unknown[] {
    return this.text
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  }
}

describe('a log that cannot be written', () => {
  test.each(['ENOSPC', 'EIO', 'EPIPE', 'EBADF', 'EAGAIN'])(
    'because of %s loses lines, throws nothing, and says how many when it can be written again',
    (problem) => {
      const disk = new Disk();
      const destination = createLogStream(1, { part: 'desk', write: disk.write });
      const logger = createLogger('desk', { level: 'info', destination });
      logger.info('first');
      disk.problem = problem;
      logger.info('second');
      logger.fatal('third');
      disk.problem = undefined;
      logger.info('fourth');
      logger.info('fifth');
      expect(disk.lines()).toMatchObject([
        { msg: 'first' },
        {
          part: 'desk',
          level: 'warn',
          lines: 2,
          msg: 'Lines of this log were lost: they could not be written',
        },
        { msg: 'fourth' },
        { msg: 'fifth' },
      ]);
    },
  );

  test('because the disk became full within a line goes on with a line of its own', () => {
    const disk = new Disk();
    const stream = createLogStream(1, { write: disk.write });
    disk.roomBytes = 4;
    stream.write('"one"\n');
    stream.write('"two"\n');
    disk.roomBytes = Number.POSITIVE_INFINITY;
    stream.write('"three"\n');
    const [torn, told, after] = disk.text.split('\n');
    expect(torn).toBe('"one');
    expect(JSON.parse(told ?? '')).toMatchObject({ lines: 2 });
    expect(after).toBe('"three"');
  });

  test('because its file cannot be opened is opened when that works', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
    let isFull = true;
    const stream = createLogStream(join(folder, 'desk.log'), {
      open(path) {
        if (isFull) throw Object.assign(new Error('open'), { code: 'ENOSPC' });
        return openSync(path, 'a');
      },
    });
    stream.write('lost\n');
    isFull = false;
    stream.write('kept\n');
    expect(await readFile(join(folder, 'desk.log'), 'utf8')).toMatch(/"lines":1.*\nkept\n$/);
    await rm(folder, { recursive: true });
  });

  // full(4): every write to it fails as on a full disk.
  test.runIf(process.platform === 'linux')('does not end the process', async () => {
    const full = openSync('/dev/full', 'a');
    const child = fork(join(import.meta.dirname, 'testing', 'loggingProgram.ts'), [], {
      stdio: ['ignore', full, full, 'ipc'],
    });
    closeSync(full);
    const said: unknown[] = [];
    child.on('message', (message) => said.push(message));
    const [code] = (await once(child, 'exit')) as [number | null];
    expect({ code, said }).toEqual({ code: 0, said: ['alive'] });
  });
});
