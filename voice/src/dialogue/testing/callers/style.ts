/** How a caller speaks: probabilities, each time there is occasion. */
export interface Style {
  /** How many facts the first sentence tells. */
  readonly tells: 'nothing' | 'some' | 'all';
  readonly fillers: number;
  /** Words said twice, "uh" between them. */
  readonly stutters: number;
  /** "Seven, no wait, eight". */
  readonly repairs: number;
  /** Says something else than meant, and changes it at the end. */
  readonly changes: number;
  /** Another fact with the one that was asked for. */
  readonly adds: number;
  /** Another fact in place of the one that was asked for. */
  readonly evades: number;
  readonly pauses: number;
  readonly asides: number;
  readonly constraints: number;
}

const PLAIN: Style = {
  tells: 'nothing',
  fillers: 0,
  stutters: 0,
  repairs: 0,
  changes: 0,
  adds: 0,
  evades: 0,
  pauses: 0,
  asides: 0,
  constraints: 0,
};

export const STYLES: Readonly<Record<string, Style>> = {
  terse: PLAIN,
  chatty: { ...PLAIN, tells: 'some', fillers: 0.5, constraints: 0.25 },
  everything: { ...PLAIN, tells: 'all', fillers: 0.1 },
  'out-of-order': { ...PLAIN, tells: 'some', adds: 0.5, evades: 0.25 },
  corrects: { ...PLAIN, tells: 'some', repairs: 0.5, changes: 1 },
  hesitant: { ...PLAIN, fillers: 0.4, stutters: 0.5, pauses: 0.25 },
  asks: { ...PLAIN, tells: 'some', asides: 0.4, constraints: 0.15 },
};
