import { spawn } from 'node:child_process';
import { ModelError } from './modelError.ts';

/**
 * Unpacks a .tar.bz2 into a folder with the program tar, which needs bzip2 beside it.
 * @throws ModelError naming what is missing, or what tar said
 */
export function unpack(archive: string, folder: string, program = 'tar'): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-xjf', archive, '-C', folder, '--no-same-owner'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
    });
    child.once('error', (cause) =>
      reject(
        new ModelError(
          `The program "${program}" cannot be run. Install tar and bzip2 (on Debian: apt install tar bzip2) and run it again; nothing is fetched twice.`,
          { cause },
        ),
      ),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else if (/bzip2|lbzip2/.test(said))
        reject(
          new ModelError(
            `tar could not unpack bzip2. Install bzip2 (on Debian: apt install bzip2) and run it again; nothing is fetched twice. It said: ${said.trim()}`,
          ),
        );
      else reject(new ModelError(`tar ended with ${code}: ${said.trim()}`));
    });
  });
}
