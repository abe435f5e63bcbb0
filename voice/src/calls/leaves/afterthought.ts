import { breakDown, totalCost } from '@belldesk/contract/voice/cost';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { storable } from '@belldesk/kit/storable';
import { amendAnalysis, type CallRow } from '../../store/calls/queries.ts';
import type { Database } from '../../store/database.ts';
import type { DeliveryRow } from '../../store/deliveries/queries.ts';
import { openAssistant, type Sealer } from '../../store/sealer.ts';
import type { Deliverer } from '../deliverer.ts';
import { receptionistOf } from '../receptionist.ts';
import { SUMMARY_DEADLINE_MS, type Summariser } from './summariser.ts';

/** So long a report may wait for a summary: a little longer than that may take. */
export const REPORT_WAIT_MS = SUMMARY_DEADLINE_MS + 2_000;

/** What a model makes of a call after its record was committed, added to the record and to its report. */
export class Afterthought {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #deliverer: Pick<Deliverer, 'nudge'>;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #summarise: Summariser | null;

  constructor(
    parts: {
      db: Database;
      sealer: Sealer;
      deliverer: Pick<Deliverer, 'nudge'>;
      clock: Clock;
      logger: Logger;
    },
    summarise: Summariser | null,
  ) {
    this.#db = parts.db;
    this.#sealer = parts.sealer;
    this.#deliverer = parts.deliverer;
    this.#clock = parts.clock;
    this.#logger = parts.logger;
    this.#summarise = summarise;
  }

  /** Whether there is a model, and words for it to sum up. */
  willCome({ artifact }: Pick<CallRow, 'artifact'>): boolean {
    const spoke = artifact?.messages.some(({ role }) => role === 'user');
    return spoke === true && this.#summarise !== null;
  }

  /** Sums the call up and lets its report go. Never throws: the report goes by itself in the end. */
  async add(row: CallRow, report: DeliveryRow | null): Promise<void> {
    const { artifact, analysis } = row;
    if (!artifact || !analysis || !this.#summarise || !this.willCome(row)) return;
    try {
      const receptionist = receptionistOf(openAssistant(row.assistant, this.#sealer));
      const startedAtMs = (row.startedAt ?? row.createdAt).getTime();
      const summary = await this.#summarise(artifact, receptionist, startedAtMs);
      const changes = summary
        ? storable({
            analysis: { ...analysis, summary: summary.text },
            costs: [...row.costs, ...summary.costs],
          })
        : { analysis, costs: row.costs };
      await amendAnalysis(this.#db, row.id, changes, report && this.#amended(report, changes));
    } catch (error) {
      this.#logger.warn({ err: error, callId: row.id }, 'a summary could not be written');
    }
    this.#deliverer.nudge();
  }

  #amended(report: DeliveryRow, changes: Pick<CallRow, 'analysis' | 'costs'>): DeliveryRow {
    const { message } = report.body;
    const { analysis, costs } = changes;
    if (message.type !== 'end-of-call-report' || !analysis) return report;
    const cost = totalCost(costs);
    const call = { ...message.call, analysis, cost, costs, costBreakdown: breakDown(costs) };
    return {
      ...report,
      body: { message: { ...message, call, analysis, cost, costs } },
      nextAttemptAt: new Date(this.#clock.nowMs()),
    };
  }
}
