import type { Clock } from '@belldesk/kit/clock';
import type { AssistantRow } from '../../store/assistants/queries.ts';
import type { PhoneNumberRow } from '../../store/numbers/queries.ts';

/** Who answers a called address. */
export interface Answering {
  readonly number: PhoneNumberRow;
  readonly assistant: AssistantRow;
}

/** What other processes change is known after this time; what this one changes, at once. */
const REFRESH_MS = 2_000;
/** Answers kept; the one that was kept longest makes room. */
const MAX_KEPT = 1_000;

interface Kept<T> {
  readonly sinceMs: number;
  readonly value: Promise<T>;
}

/**
 * Finds who answers an address, so that callers cost the database little, however many they are and whatever they
 * dial. The published addresses are held as a whole: one that is not among them costs no query, and all such calls
 * together at most one reading of the list in two seconds. One that is among them is asked for once in that time.
 */
export class AnsweringLookup {
  readonly #clock: Clock;
  readonly #listUsers: () => Promise<readonly string[]>;
  readonly #findAnswering: (user: string) => Promise<Answering | null>;
  #published: ReadonlySet<string> = new Set();
  #listed: Kept<ReadonlySet<string>> | null = null;
  readonly #answers = new Map<string, Kept<Answering | null>>();

  /**
   * @param parts.listUsers the user part of every address on which somebody answers
   * @param parts.findAnswering looks one of them up
   */
  constructor(parts: {
    clock: Clock;
    listUsers: () => Promise<readonly string[]>;
    findAnswering: (user: string) => Promise<Answering | null>;
  }) {
    this.#clock = parts.clock;
    this.#listUsers = parts.listUsers;
    this.#findAnswering = parts.findAnswering;
  }

  /** Null when nobody answers there. Throws what the query failed with. */
  async find(user: string): Promise<Answering | null> {
    // An address that is new in another process is missing here until the list is read again.
    if (!this.#published.has(user) && !(await this.#list()).has(user)) return null;
    return this.#answer(user);
  }

  /** Somebody who answers, or an address, has changed in this process, and the change is committed. */
  changed(): void {
    this.#listed = null;
    this.#answers.clear();
  }

  /** A reading that failed is not repeated sooner than one that did not. */
  #list(): Promise<ReadonlySet<string>> {
    if (this.#listed && !this.#isOld(this.#listed)) return this.#listed.value;
    const value = this.#listUsers().then((users) => new Set(users));
    const listed = { sinceMs: this.#clock.monotonicMs(), value };
    this.#listed = listed;
    value.then(
      (users) => {
        if (this.#listed === listed) this.#published = users;
      },
      () => {},
    );
    return value;
  }

  #answer(user: string): Promise<Answering | null> {
    const kept = this.#answers.get(user);
    if (kept && !this.#isOld(kept)) return kept.value;
    const value = this.#findAnswering(user);
    const answer = { sinceMs: this.#clock.monotonicMs(), value };
    this.#answers.delete(user);
    this.#answers.set(user, answer);
    const [longest] = this.#answers.keys();
    if (this.#answers.size > MAX_KEPT && longest !== undefined) this.#answers.delete(longest);
    value.catch(() => {
      if (this.#answers.get(user) === answer) this.#answers.delete(user);
    });
    return value;
  }

  #isOld({ sinceMs }: Kept<unknown>): boolean {
    return this.#clock.monotonicMs() - sinceMs >= REFRESH_MS;
  }
}
