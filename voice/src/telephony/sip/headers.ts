import { splitList } from './parameters.ts';

/** Header fields of one message. Names are long and lower case; fields of one name keep their order. */
export class SipHeaders {
  readonly #names: string[] = [];
  readonly #values: string[] = [];

  static of(fields: Readonly<Record<string, string | number>>): SipHeaders {
    const headers = new SipHeaders();
    for (const [name, value] of Object.entries(fields)) headers.add(name, String(value));
    return headers;
  }

  get size(): number {
    return this.#names.length;
  }

  /** @param name long form; the case does not matter */
  add(name: string, value: string): void {
    this.#names.push(name.toLowerCase());
    this.#values.push(value);
  }

  /** Puts `value` in the place of the first field of that name and drops the others. */
  set(name: string, value: string): void {
    const lower = name.toLowerCase();
    const index = this.#names.indexOf(lower);
    if (index < 0) {
      this.add(lower, value);
      return;
    }
    this.#values[index] = value;
    for (let later = this.#names.length - 1; later > index; later -= 1) {
      if (this.#names[later] !== lower) continue;
      this.#names.splice(later, 1);
      this.#values.splice(later, 1);
    }
  }

  /** First field of that name as it stood. @param name long form, lower case */
  get(name: string): string | undefined {
    const index = this.#names.indexOf(name);
    return index < 0 ? undefined : this.#values[index];
  }

  /** Every field of that name as it stood. @param name long form, lower case */
  all(name: string): string[] {
    return this.#values.filter((_value, index) => this.#names[index] === name);
  }

  /** How often a field of that name stands there. @param name long form, lower case */
  count(name: string): number {
    let count = 0;
    for (const each of this.#names) if (each === name) count += 1;
    return count;
  }

  /** All values of a header that may hold several, comma lists taken apart. */
  list(name: string): string[] {
    const all: string[] = [];
    for (let index = 0; index < this.#names.length; index += 1) {
      if (this.#names[index] === name) all.push(...splitList(this.#values[index] ?? ''));
    }
    return all;
  }

  /** Appends a folded line to the last field, RFC 3261 section 7.3.1. False when there is none. */
  continueLast(value: string): boolean {
    const last = this.#values.length - 1;
    if (last < 0) return false;
    const before = this.#values[last];
    if (value !== '') this.#values[last] = before ? `${before} ${value}` : value;
    return true;
  }

  *entries(): Generator<[name: string, value: string]> {
    for (let index = 0; index < this.#names.length; index += 1) {
      yield [this.#names[index] ?? '', this.#values[index] ?? ''];
    }
  }
}
