import type { ToolResult } from '@belldesk/contract/voice/tools';
import type { z } from 'zod';
import type { Deps } from '../../context.ts';
import type { Proposal } from '../../scheduling/availability/propose.ts';
import type { Caller, CallPlace, Command } from '../../scheduling/commands/actor.ts';
import type { Done, NotThere } from '../../scheduling/commands/entry.ts';
import type { HeldAlready } from '../../scheduling/commands/make.ts';
import type { PlacedOrder } from '../../scheduling/commands/queries.ts';
import type { StandingBooking } from '../../scheduling/schedule/queries.ts';
import { refusedTool } from '../../scheduling/schedule/refusal.ts';
import { presentEntry } from '../../scheduling/schedule/resolveBooking.ts';

/** A tool that a call asks for. */
export interface AskedTool {
  readonly id: string;
  readonly arguments: unknown;
  /** Number or SIP address of the caller; null in a browser. */
  readonly caller: string | null;
}

/** What is wrong with a tool's arguments, for the model to read: "time: time must be HH:MM". */
export function reasonOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}

/** By whom a tool is asked for. */
export function callerAt(
  place: CallPlace,
  { id, caller }: Pick<AskedTool, 'id' | 'caller'>,
): Caller {
  return { kind: 'caller', place, toolCallId: id, caller };
}

/** Runs a command for a caller, in a transaction of its own, and answers once it is committed. */
export async function inCall<T>(
  deps: Deps,
  place: CallPlace,
  toolCall: AskedTool,
  run: (command: Command) => Promise<T>,
): Promise<T> {
  return deps.db.transaction((tx) => run({ tx, deps, actor: callerAt(place, toolCall) }));
}

/** What a tool that books or orders answers. */
export function madeAnswer(
  result: Done | HeldAlready<StandingBooking | PlacedOrder> | Exclude<Proposal, { kind: 'free' }>,
): ToolResult {
  switch (result.kind) {
    case 'done':
      return { ok: true, id: result.entry.row.id };
    case 'held-already':
      return 'items' in result.row
        ? {
            ok: false,
            problem: 'already-booked',
            reason: 'This very order of theirs is placed already. Nothing was added; tell them so.',
          }
        : {
            ok: false,
            problem: 'already-booked',
            reason:
              'They hold this booking at that very time already. Nothing was added; tell them so.',
            booking: presentEntry(result.row),
          };
    default:
      return refusedTool(result);
  }
}

/** What a tool that cancels or moves answers. */
export function changedAnswer(
  result: Done | NotThere | Extract<Proposal, { kind: 'refused' }>,
): ToolResult {
  switch (result.kind) {
    case 'done': {
      const { kind, row } = result.entry;
      return { ok: true, id: row.id, ...(kind === 'booking' && { booking: presentEntry(row) }) };
    }
    case 'refused':
      return refusedTool(result);
    case 'which-one':
      return {
        ok: false,
        problem: 'which-one',
        reason: 'Ask the caller which of the choices is meant, and name its bookingId.',
        choices: result.choices.map(presentEntry),
      };
    case 'not-found':
      return {
        ok: false,
        problem: 'not-found',
        reason:
          'No booking of that name or number is in the diary. The name and the day are needed.',
      };
    default:
      throw new Error(`a caller reaches only what stands now, not what is ${result.kind}`);
  }
}
