import type { BookingProblem, FreeTime } from '@belldesk/contract/product/bookings';
import type { AvailabilityResult, ToolProblem, ToolResult } from '@belldesk/contract/voice/tools';
import type { Proposal } from '../availability/propose.ts';
import type { SpanProposal } from '../availability/proposeSpan.ts';

type Refused = Exclude<Proposal, { kind: 'free' }>;

const REASONS: Readonly<Record<BookingProblem, string>> = {
  past: 'That date and time have passed already.',
  'no-such-hour': 'The clocks change then, and that hour does not exist.',
  closed: 'That is outside the opening hours.',
  taken: 'That time is taken already.',
  'too-many-people': 'There is nothing for so many people.',
};

/** Why nothing can be booked then, in a sentence. */
export function reasonFor(problem: BookingProblem): string {
  return REASONS[problem];
}

function toolProblemOf(problem: BookingProblem): ToolProblem {
  return problem === 'no-such-hour' ? 'closed' : problem;
}

const RUNS_OVER = 'It would end after closing time.';

function offerOf(nearby: readonly FreeTime[]): string {
  if (nearby.length === 0) return '';
  return ` Free instead: ${nearby.map(({ date, time }) => `${date} ${time}`).join(', ')}. Offer these.`;
}

function factsOf(refused: Refused) {
  if (refused.kind === 'which-service')
    return {
      problem: 'which-service' as const,
      reason: `Ask which of these it shall be: ${refused.services.join(', ')}.`,
      services: [...refused.services],
    };
  if (refused.kind === 'which-resource')
    return {
      problem: 'which-resource' as const,
      reason: `Whom they asked for does not do this. Who does: ${refused.resources.join(', ')}.`,
      resources: [...refused.resources],
    };
  const { problem, nearby, runsOver = false, others = [], roomier = [] } = refused;
  const instead = roomier.length > 0 ? ` Offer what takes so many: ${roomier.join(', ')}.` : '';
  const then = others.length > 0 ? ` Free then: ${others.join(', ')}.` : '';
  return {
    problem: runsOver ? ('runs-over' as const) : toolProblemOf(problem),
    reason: `${runsOver ? RUNS_OVER : reasonFor(problem)}${instead}${then}${offerOf(nearby)}`,
    ...(nearby.length > 0 && { nearby: [...nearby] }),
    ...(others.length > 0 && { others: [...others] }),
    ...(roomier.length > 0 && { services: [...roomier] }),
  };
}

/** What a tool that writes answers when it cannot. */
export function refusedTool(refused: Refused): ToolResult {
  return { ok: false, ...factsOf(refused) };
}

/** What checkAvailability answers. */
export function availabilityOf(proposal: Proposal): AvailabilityResult {
  if (proposal.kind === 'free') return { ok: true, available: true };
  if (proposal.kind === 'which-service' || proposal.kind === 'which-resource')
    return { ok: false, ...factsOf(proposal) };
  return { ok: true, available: false, ...factsOf(proposal) };
}

/** What checkAvailability answers where the caller named no time. */
export function availabilityIn(proposal: SpanProposal): AvailabilityResult {
  switch (proposal.kind) {
    case 'free-times':
      return { ok: true, available: true, free: [...proposal.free] };
    case 'none-free':
      return { ok: true, available: false, ...factsOf({ ...proposal, kind: 'refused' }) };
    default:
      return { ok: false, ...factsOf(proposal) };
  }
}
