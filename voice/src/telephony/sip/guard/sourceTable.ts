/**
 * What is remembered of each source, for a bounded number of them: the one that was looked up longest ago
 * is forgotten first. A source that is quiet falls out by itself, so nothing has to be cleaned up.
 */
export class SourceTable<Remembered> {
  readonly #bySource = new Map<string, Remembered>();
  readonly #capacity: number;
  readonly #create: () => Remembered;

  /** @param create what is known of a source that is not in the table */
  constructor(capacity: number, create: () => Remembered) {
    this.#capacity = capacity;
    this.#create = create;
  }

  get size(): number {
    return this.#bySource.size;
  }

  of(source: string): Remembered {
    const known = this.#bySource.get(source);
    const remembered = known ?? this.#create();
    // A Map is in the order of setting: the first key is the one longest not looked up.
    if (known !== undefined) this.#bySource.delete(source);
    else if (this.#bySource.size >= this.#capacity)
      for (const [oldest] of this.#bySource) {
        this.#bySource.delete(oldest);
        break;
      }
    this.#bySource.set(source, remembered);
    return remembered;
  }
}
