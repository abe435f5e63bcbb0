import type { EndedReason } from '@belldesk/contract/voice/call';
import { type CallCost, totalCost } from '@belldesk/contract/voice/cost';
import type { CallRecording } from '@belldesk/contract/voice/recording';
import type { ServerMessage } from '@belldesk/contract/voice/serverMessage';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { v7 as uuidv7 } from 'uuid';
import { newConversation } from '../dialogue/turns/machine.ts';
import type { TurnState } from '../dialogue/turns/state.ts';
import {
  type CallRow,
  insertCall,
  keepArtifact,
  listUnfinished,
  updateCall,
} from '../store/calls/queries.ts';
import type { Database } from '../store/database.ts';
import type { DeliveryRow } from '../store/deliveries/queries.ts';
import { openAssistant, type Sealer } from '../store/sealer.ts';
import { analysisOf, analysisOfDead, artifactOf, withRecording } from './callRecord.ts';
import { reasonOf } from './connecting/reasonOf.ts';
import type { Deliverer } from './deliverer.ts';
import { Afterthought, REPORT_WAIT_MS } from './leaves/afterthought.ts';
import { type Leaves, noLeaves } from './leaves/leaves.ts';
import type { Summariser } from './leaves/summariser.ts';
import { presentCall } from './presentCall.ts';
import { receptionistOf, type Webhook } from './receptionist.ts';
import { RecordWrites } from './recordWrites.ts';

type Message = ServerMessage['message'];

/** What a call leaves beyond its conversation, as far as the platform provides for it. */
export interface Leftovers {
  readonly summarise?: Summariser;
  /** Where a call's recording is to be fetched. */
  readonly recordingUrlOf?: (callId: string) => string;
  /** What there is of the recording of a call whose process died. */
  readonly recordingOf?: (row: CallRow) => Promise<CallRecording | null>;
}

/** Keeps what happens to calls, and with it, in the same transaction, the webhooks that tell of it. */
export class CallKeeper {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #deliverer: Deliverer;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #leftovers: Leftovers;
  readonly #afterthought: Afterthought;
  readonly #writes: RecordWrites;

  constructor(parts: {
    db: Database;
    sealer: Sealer;
    deliverer: Deliverer;
    clock: Clock;
    logger: Logger;
    leftovers?: Leftovers;
  }) {
    this.#db = parts.db;
    this.#sealer = parts.sealer;
    this.#deliverer = parts.deliverer;
    this.#clock = parts.clock;
    this.#logger = parts.logger;
    this.#leftovers = parts.leftovers ?? {};
    this.#afterthought = new Afterthought(parts, parts.leftovers?.summarise ?? null);
    this.#writes = new RecordWrites(parts);
  }

  /** Calls whose records wait for the database, and those whose records were lost since the start. */
  get waiting(): { readonly calls: number; readonly lostCalls: number } {
    return { calls: this.#writes.waitingCalls, lostCalls: this.#writes.lostCalls };
  }

  /**
   * A call that is answered in this moment; one that rings still is told of once its caller is there. Where the
   * database cannot write it is answered all the same, and its row waits in memory.
   */
  async begin(row: CallRow): Promise<CallRow> {
    if (row.status === 'ringing') {
      await this.#write(row.id, () => insertCall(this.#db, row));
      return row;
    }
    const begun = this.#inProgress(row);
    const webhooks = this.#statusUpdate(begun);
    await this.#write(row.id, () => insertCall(this.#db, begun, webhooks));
    return begun;
  }

  /** A call that waited for its caller: to join, or to acknowledge our answer. As `begin` where the database cannot write. */
  async join(row: CallRow): Promise<CallRow> {
    const begun = this.#inProgress(row);
    const { status, startedAt, updatedAt } = begun;
    const webhooks = this.#statusUpdate(begun);
    await this.#write(row.id, () =>
      updateCall(this.#db, row.id, { status, startedAt }, updatedAt, webhooks),
    );
    return begun;
  }

  /** Writes what still waits, as far as the database takes it in time. */
  close(): Promise<void> {
    return this.#writes.close();
  }

  async #write(callId: string, write: () => Promise<unknown>): Promise<void> {
    await this.#writes.write(callId, async () => {
      await write();
      this.#deliverer.nudge();
    });
  }

  /** What was said so far, so that little is lost if the process dies. Failures only cost that. */
  async checkpoint(row: CallRow, state: TurnState, costs: readonly CallCost[] = []): Promise<void> {
    try {
      const artifact = artifactOf(state, startedAtMs(row));
      await keepArtifact(this.#db, row.id, artifact, [...costs], this.#now());
    } catch (error) {
      this.#logger.warn({ err: error, callId: row.id }, 'checkpoint of a call failed');
    }
  }

  /**
   * The call's end with its record and its report. While the database cannot write, both wait in memory, after what
   * waits of the call already.
   * @param why where the call rings still, the reason of a call that never connected takes its place
   */
  async finish(
    row: CallRow,
    state: TurnState,
    why: EndedReason,
    endedAtMs: number,
    leaves: Leaves = noLeaves,
  ): Promise<void> {
    const reason = reasonOf(row, why);
    const endedAt = new Date(endedAtMs);
    const ended: CallRow = {
      ...row,
      status: 'ended',
      endedAt,
      endedReason: reason,
      artifact: {
        ...withRecording(
          artifactOf(state, startedAtMs(row)),
          leaves.recording,
          this.#leftovers.recordingUrlOf?.(row.id),
        ),
        ...(leaves.asked && { assistantRequest: leaves.asked }),
      },
      analysis: analysisOf(state, reason, leaves.unfinished),
      costs: [...leaves.costs],
      updatedAt: endedAt,
    };
    await this.#write(row.id, async () => {
      const report = await this.#end(ended);
      void this.#afterthought.add(ended, report);
    });
  }

  /** Ends the calls that a process left open when it died. Their last checkpoint is their record. */
  async closeAbandoned(): Promise<number> {
    const rows = await listUnfinished(this.#db);
    for (const row of rows) {
      // A checkpoint is made of connected calls only.
      const hasConnected = row.status !== 'ringing' || row.artifact !== null;
      const reason = hasConnected ? 'pipeline-error-shutdown' : reasonOf(row, 'silence-timed-out');
      const found = await this.#leftovers.recordingOf?.(row);
      const artifact = withRecording(
        row.artifact ?? artifactOf(newConversation('speech'), startedAtMs(row)),
        found ?? null,
        this.#leftovers.recordingUrlOf?.(row.id),
      );
      const ended: CallRow = {
        ...row,
        status: 'ended',
        startedAt: hasConnected ? (row.startedAt ?? row.createdAt) : null,
        // The last checkpoint is the last moment the call is known to have lived.
        endedAt: row.updatedAt,
        endedReason: reason,
        artifact,
        analysis: row.analysis ?? analysisOfDead(artifact, reason),
        updatedAt: this.#now(),
      };
      // Where the disk is full the platform starts all the same, and takes calls.
      await this.#write(row.id, () => this.#end(ended));
    }
    return rows.length;
  }

  /** Its report, if its client wants one. */
  async #end(row: CallRow): Promise<DeliveryRow | null> {
    const { endedReason, artifact, analysis, startedAt, endedAt } = row;
    if (!endedReason || !artifact || !analysis || !endedAt)
      throw new RangeError('a call ends with reason, artifact, analysis and time');
    const call = presentCall(row);
    const timestamp = this.#clock.nowMs();
    const update = this.#webhooks(row, {
      type: 'status-update',
      timestamp,
      call,
      status: 'ended',
      endedReason,
    });
    const [report = null] = this.#webhooks(row, {
      type: 'end-of-call-report',
      timestamp,
      call,
      endedReason,
      startedAt: (startedAt ?? row.createdAt).toISOString(),
      endedAt: endedAt.toISOString(),
      artifact,
      analysis,
      cost: totalCost(row.costs),
      costs: row.costs,
    });
    // Sent without the summary of a model if that does not come, even should this process die.
    if (report && this.#afterthought.willCome(row))
      report.nextAttemptAt = new Date(timestamp + REPORT_WAIT_MS);
    await updateCall(
      this.#db,
      row.id,
      { status: 'ended', startedAt, endedAt, endedReason, artifact, analysis, costs: row.costs },
      row.updatedAt,
      report ? [...update, report] : update,
    );
    this.#deliverer.nudge();
    return report;
  }

  #inProgress(row: CallRow): CallRow {
    const now = this.#now();
    return { ...row, status: 'in-progress', startedAt: now, updatedAt: now };
  }

  #statusUpdate(row: CallRow): DeliveryRow[] {
    return this.#webhooks(row, {
      type: 'status-update',
      timestamp: this.#clock.nowMs(),
      call: presentCall(row),
      status: row.status,
    });
  }

  #webhooks(row: CallRow, message: Message): DeliveryRow[] {
    const webhook = this.#webhookOf(row);
    if (!webhook?.messages.has(message.type)) return [];
    const now = this.#now();
    return [
      {
        id: uuidv7(),
        callId: row.id,
        url: webhook.url,
        sealedHeaders: this.#sealer.seal(JSON.stringify(webhook.headers)),
        body: { message },
        attempts: 0,
        nextAttemptAt: now,
        createdAt: now,
      },
    ];
  }

  /** Where a call's client is told, with its secret opened. */
  #webhookOf(row: CallRow): Webhook | null {
    return receptionistOf(openAssistant(row.assistant, this.#sealer)).webhook;
  }

  #now(): Date {
    return new Date(this.#clock.nowMs());
  }
}

const startedAtMs = (row: CallRow): number => (row.startedAt ?? row.createdAt).getTime();
