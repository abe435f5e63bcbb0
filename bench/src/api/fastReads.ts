import { Agent, request } from 'node:http';

export const CONNECTIONS = 8;

interface Read {
  readonly status: number;
  readonly body: string;
}

/** Reads `url` on some connections as fast as it is answered. @returns reads a second; throws where one is no 200 */
export async function fastReads(
  url: string,
  headers: Readonly<Record<string, string>>,
  forMs: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const beganMs = performance.now();
  let reads = 0;
  const connection = async () => {
    while (performance.now() - beganMs < forMs) {
      const { status } = await readOnce(url, headers, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      reads++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const seconds = (performance.now() - beganMs) / 1_000;
  agent.destroy();
  return reads / seconds;
}

/** One read, with its text. */
export function readOnce(
  url: string,
  headers: Readonly<Record<string, string>>,
  agent?: Agent,
): Promise<Read> {
  const { promise, resolve, reject } = Promise.withResolvers<Read>();
  const asked = request(url, { ...(agent && { agent }), headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
    );
  });
  asked.on('error', reject);
  asked.end();
  return promise;
}
