import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import { BROWSER_CALL_PATH } from '@belldesk/contract/voice/browserCall';
import type { WebCallAddress, WebCallDto } from '@belldesk/contract/voice/call';
import type { Clock } from '@belldesk/kit/clock';
import type { Transcriber } from '../speech/ports.ts';
import { type CallRow, insertCall, useJoinToken } from '../store/calls/queries.ts';
import type { Database } from '../store/database.ts';
import type { Sealer } from '../store/sealer.ts';
import { refusalText } from './admission/refusals.ts';
import { newCallRow } from './newCallRow.ts';
import { resolveAssistant } from './resolveAssistant.ts';
import type { Switchboard } from './switchboard.ts';

/** A browser has this long to join the call it asked for. */
const JOIN_WITHIN_MS = 30_000;
const TOKEN_BYTES = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Hands out the tickets with which a browser joins one call, once. */
export class CallTicketOffice {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;
  readonly #switchboard: Switchboard;
  readonly #publicUrl: string;
  readonly #transcriber: Transcriber | null;

  /** @param parts.publicUrl where browsers reach the platform's WebSocket, ws:// or wss://, no trailing slash */
  constructor(parts: {
    db: Database;
    sealer: Sealer;
    clock: Clock;
    switchboard: Switchboard;
    publicUrl: string;
    transcriber: Transcriber | null;
  }) {
    this.#db = parts.db;
    this.#sealer = parts.sealer;
    this.#clock = parts.clock;
    this.#switchboard = parts.switchboard;
    this.#publicUrl = parts.publicUrl;
    this.#transcriber = parts.transcriber;
  }

  /** A call that waits for its browser. Throws `busy` at the platform's limit, `bad-input` for an unknown assistant. */
  async issue(request: WebCallDto): Promise<{ row: CallRow; address: WebCallAddress }> {
    const met = this.#switchboard.admission.metInBrowser(request.assistantId ?? null);
    if (met !== null) throw new AppError('busy', refusalText(met));
    const assistant = await resolveAssistant(this.#db, this.#sealer, request);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const nowMs = this.#clock.nowMs();
    const joinExpiresAt = new Date(nowMs + JOIN_WITHIN_MS);
    const row = newCallRow('webCall', assistant, nowMs, {
      assistantId: request.assistantId ?? null,
      metadata: request.metadata ?? null,
      joinTokenHash: hashOf(token),
      joinExpiresAt,
    });
    await insertCall(this.#db, row);
    return {
      row,
      address: {
        webCallUrl: `${this.#publicUrl}${BROWSER_CALL_PATH}${row.id}/join?token=${token}`,
        joinExpiresAt: joinExpiresAt.toISOString(),
        wantsBrowserRecognition: this.#transcriber?.grade !== 'street',
      },
    };
  }

  /** Takes a ticket in. Null when it is unknown, of another call, expired or used. */
  async redeem(callId: string, token: string): Promise<CallRow | null> {
    return useJoinToken(this.#db, callId, hashOf(token), new Date(this.#clock.nowMs()));
  }
}
