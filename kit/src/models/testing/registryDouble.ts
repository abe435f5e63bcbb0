import type { ServerResponse } from 'node:http';
import { HttpDouble } from '../../testing/httpDouble.ts';

/** How a registry behaves when a package is asked for. */
export type Manner =
  | 'well'
  | 'gives another content'
  | 'cuts short'
  | 'breaks off'
  | 'stalls'
  | 'refuses'
  | 'wants a key'
  | 'does not have it'
  | 'fails';

const statuses: Partial<Record<Manner, number>> = {
  refuses: 403,
  'wants a key': 401,
  'does not have it': 404,
  fails: 503,
};

/** An npm registry on the loopback address that has packages of version 1.0.0 only. */
export class RegistryDouble {
  manner: Manner = 'well';
  /** Packed packages, by name. */
  readonly packages = new Map<string, Buffer>();
  /** Names of the packed packages that were asked for, in order. */
  readonly asked: string[] = [];
  readonly #http = new HttpDouble();
  #stalled: (() => void)[] = [];

  constructor() {
    this.#http.answer = (response, { path, headers }) =>
      this.#answer(response, path, headers.host ?? '');
  }

  async start(): Promise<this> {
    await this.#http.listen();
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#http.port}/`;
  }

  /** What stalled goes on. */
  goOn(): void {
    this.manner = 'well';
    for (const goOn of this.#stalled.splice(0)) goOn();
  }

  stop(): Promise<void> {
    return this.#http.close();
  }

  #answer(response: ServerResponse, path: string, host: string): void {
    const [name = '', ...rest] = decodeURIComponent(path).slice(1).split('/-/');
    const packed = this.packages.get(name);
    const status = packed ? statuses[this.manner] : 404;
    if (!packed || status !== undefined) {
      response.writeHead(status ?? 404).end('{}');
      return;
    }
    if (rest.length === 0) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(aboutPackage(name, host)));
      return;
    }
    this.asked.push(name);
    this.#send(response, packed);
  }

  #send(response: ServerResponse, packed: Buffer): void {
    const half = packed.subarray(0, packed.length / 2);
    if (this.manner === 'gives another content') {
      const altered = Buffer.from(packed);
      // Of the time in gzip's header: it can still be unpacked.
      altered[4] = (altered[4] ?? 0) ^ 1;
      response.end(altered);
    } else if (this.manner === 'cuts short') response.end(half);
    else {
      response.setHeader('content-length', packed.length);
      if (this.manner === 'well') response.end(packed);
      else
        response.write(half, () => {
          if (this.manner === 'breaks off') response.destroy();
          else this.#stalled.push(() => response.end(packed.subarray(half.length)));
        });
    }
  }
}

/** What a registry tells of a package; without digests, as it would vouch for what it altered itself. */
function aboutPackage(name: string, host: string): unknown {
  const version = '1.0.0';
  const tarball = `http://${host}/${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`;
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { name, version, dist: { tarball } } },
  };
}
