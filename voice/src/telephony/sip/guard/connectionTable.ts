import { sourceOf } from '@belldesk/kit/network';

/** What the table knows of a connection. */
export interface Guarded {
  readonly remoteAddress: string;
  /** A trunk's: never closed in favour of another. */
  readonly trusted: boolean;
  /** Drops it at once; it tells the table by `remove`. */
  close(): void;
}

export interface ConnectionTableOptions {
  /** Connections at once. */
  readonly capacity: number;
  readonly perSource: number;
  /** Connections that a call goes on over. */
  readonly inUse: () => ReadonlySet<unknown>;
  /** One was closed in favour of another, or turned away. */
  readonly onShed: () => void;
}

/**
 * Every TCP connection that somebody else opened. Where one source, or all of them, have as many as they
 * may, a new one takes the place of the one without a call that said nothing for the longest, so that idle
 * connections shut nobody out; where each carries a call, the new one is turned away.
 */
export class ConnectionTable {
  readonly #options: ConnectionTableOptions;
  /** Both in the order of their last message: the first was silent for the longest. */
  readonly #all = new Set<Guarded>();
  readonly #bySource = new Map<string, Set<Guarded>>();

  constructor(options: ConnectionTableOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#all.size;
  }

  /** @returns false where there is no room for it: it is to be dropped */
  admit(connection: Guarded): boolean {
    const { capacity, perSource } = this.#options;
    const source = sourceOf(connection.remoteAddress);
    const own = this.#bySource.get(source) ?? new Set();
    const hasRoom =
      (own.size < perSource || connection.trusted || this.#shedOneOf(own)) &&
      (this.#all.size < capacity || this.#shedOneOf(this.#all));
    if (!hasRoom) {
      this.#options.onShed();
      return false;
    }
    own.add(connection);
    this.#bySource.set(source, own);
    this.#all.add(connection);
    return true;
  }

  /** A whole message came over it. What only keeps it open does not count. */
  spoke(connection: Guarded): void {
    if (!this.#all.delete(connection)) return;
    this.#all.add(connection);
    const own = this.#bySource.get(sourceOf(connection.remoteAddress));
    own?.delete(connection);
    own?.add(connection);
  }

  /** It is closed. */
  remove(connection: Guarded): void {
    this.#all.delete(connection);
    const source = sourceOf(connection.remoteAddress);
    const own = this.#bySource.get(source);
    own?.delete(connection);
    if (own?.size === 0) this.#bySource.delete(source);
  }

  #shedOneOf(connections: ReadonlySet<Guarded>): boolean {
    const { inUse, onShed } = this.#options;
    const used = inUse();
    for (const connection of connections) {
      if (connection.trusted || used.has(connection)) continue;
      onShed();
      this.remove(connection);
      connection.close();
      return true;
    }
    return false;
  }
}
