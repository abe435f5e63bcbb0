import type { Question } from '../../state.ts';
import type { Stretch } from './aligned.ts';
import type { Evidence } from './candidate.ts';
import type { Span, SpanKind, SpanValues } from './span.ts';

/**
 * Which of two readings of the same words counts. All of it stands here: what was asked for first, then
 * how plainly it was said, then the kind, then the longer one.
 */
const POINTS = {
  answersTheQuestion: 150,
  evidence: { explicit: 300, likely: 200, bare: 100 } satisfies Record<Evidence, number>,
  /** A number of eleven digits is no hour, three nights are no hour either, "at 7" is none of people. */
  kind: {
    phone: 1_000,
    title: 600,
    nights: 60,
    'from-now': 50,
    time: 40,
    date: 30,
    'party-size': 20,
    // a day, an hour or a number of people is no name, unless it is said to be one
    name: 10,
  } satisfies Record<SpanKind, number>,
  eachCharacter: 0.1,
};

/** What a question asks for. A question that is not here asks for none of these. */
const ANSWERS: Partial<Record<Question, SpanKind>> = {
  'party-size': 'party-size',
  nights: 'nights',
  date: 'date',
  time: 'time',
  'new-moment': 'time',
  'pickup-time': 'time',
  phone: 'phone',
  name: 'name',
  'use-caller-number': 'phone',
};

function pointsOf(span: Span, asked: Question): number {
  const answers = ANSWERS[asked] === span.kind && span.evidence !== 'bare';
  return (
    POINTS.evidence[span.evidence] +
    POINTS.kind[span.kind] +
    (answers ? POINTS.answersTheQuestion : 0) +
    POINTS.eachCharacter * (span.to - span.from)
  );
}

function overlap(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}

/** One span of each kind at most; `taken` are their stretches. */
export type Resolved = {
  readonly [Kind in SpanKind]?: SpanValues[Kind];
} & { readonly taken: readonly Stretch[] };

/**
 * Of all that the recognisers found, what was meant: of each kind the one they rank first, of those that
 * claim the same words the one with more points, and in its stead the next of the kind that lost.
 */
export function resolveSpans(spans: readonly Span[], asked: Question): Resolved {
  const values: { -readonly [Kind in SpanKind]?: SpanValues[Kind] } = {};
  const taken: Stretch[] = [];
  let left = spans.toSorted((a, b) => a.rank - b.rank);
  for (;;) {
    const heads = new Map<SpanKind, Span>();
    for (const span of left) if (!heads.has(span.kind)) heads.set(span.kind, span);
    const [first, ...others] = heads.values();
    if (!first) break;
    const best = others.reduce((a, b) => (pointsOf(b, asked) > pointsOf(a, asked) ? b : a), first);
    Object.assign(values, { [best.kind]: best.value });
    taken.push({ from: best.from, to: best.to });
    left = left.filter((span) => span.kind !== best.kind && !overlap(span, best));
  }
  return { ...values, taken };
}
