import type { FunctionTool } from '@belldesk/contract/voice/assistant';
import type { ToolResult } from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL, type TransferDestination } from '@belldesk/contract/voice/transferTool';
import type { SipTrunk } from '@belldesk/kit/trunkSettings';
import type { ConversationMessage } from '../../dialogue/model.ts';
import type { TurnEvent } from '../../dialogue/turns/state.ts';
import type { RtpLeg } from '../../telephony/media/mediaWorker.ts';
import type { Engine } from '../engine.ts';
import type { Receptionist } from '../receptionist.ts';
import { briefingFor } from './briefing.ts';
import type { CallingParts, Unanswered } from './callee.ts';
import { choose, reachable, readArguments, transferTool, wayTo } from './destinations.ts';
import { Transfer } from './transfer.ts';

/** What a telephone call needs to put its caller through. */
export interface TransferLine {
  readonly leg: RtpLeg;
  readonly sip: CallingParts['sip'];
  readonly media: CallingParts['media'];
  readonly trunk: SipTrunk | undefined;
}

interface TransferRequest {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

type Refusal = Unanswered | 'no such destination' | 'already being put through';

interface TransferringCall {
  readonly id: string;
  readonly receptionist: Receptionist;
  readonly callerNumber: string | null;
  readonly tell: (event: TurnEvent) => void;
  /** Somebody has taken the call: nobody needs to listen any more. */
  readonly connected: () => void;
  /** Whoever took the call hung up. */
  readonly ended: () => void;
}

/** The transfers of one call, one at a time. */
export class Transfers {
  readonly #engine: Engine;
  readonly #call: TransferringCall;
  readonly #line: TransferLine | null;
  readonly #destinations: readonly TransferDestination[];
  #transfer: Transfer | null = null;
  /** Whose result is still to come. */
  #pending: TransferRequest | null = null;

  /** @param line null for a caller who has no telephone */
  constructor(engine: Engine, line: TransferLine | null, call: TransferringCall) {
    this.#engine = engine;
    this.#line = line;
    this.#call = call;
    const { destinations } = call.receptionist;
    this.#destinations = line ? reachable(destinations, line.trunk) : [];
    if (line && this.#destinations.length < destinations.length)
      engine.logger.warn({ callId: call.id }, 'SIP_TRUNK is not set: no telephone can be called');
  }

  /** The tool as the model is to see it; none where nobody can be reached. */
  tools(): readonly FunctionTool[] {
    return this.#destinations.length > 0 ? [transferTool(this.#destinations)] : [];
  }

  /** Whether a tool call is one of ours. */
  handles(name: string): boolean {
    return name === TRANSFER_CALL && this.#destinations.length > 0;
  }

  /** Puts the caller through; how it went is told as an event. */
  begin(request: TransferRequest, conversation: readonly ConversationMessage[]): void {
    const { receptionist, callerNumber, tell, connected, ended } = this.#call;
    const line = this.#line;
    const args = readArguments(request.arguments);
    const destination = choose(args, this.#destinations);
    const way = destination && line && wayTo(destination, line.trunk, callerNumber);
    if (this.#transfer || !destination || !line || !way) {
      const refused = this.#transfer ? 'already being put through' : 'no such destination';
      tell({ ...resultOf(request, refused), type: 'tool-result' });
      return;
    }
    if (destination.message)
      tell({ type: 'say', text: destination.message, endCallAfterSpoken: false });
    tell({ type: 'transfer-ringing' });
    const { clock, logger, voice } = this.#engine;
    const transfer = new Transfer({
      way,
      callerLeg: line.leg,
      place: receptionist.language === 'en-US' ? 'US' : 'GB',
      briefing: briefingFor(destination, { ...receptionist, about: args.about, conversation }),
      how: receptionist,
      voice,
      parts: { sip: line.sip, media: line.media, clock },
      logger,
      onConnected: () => {
        this.#pending = null;
        connected();
        logger.info({ callId: this.#call.id }, 'a caller was put through');
        tell({
          type: 'transfer-connected',
          id: request.id,
          name: request.name,
          result: JSON.stringify({ ok: true, id: this.#call.id } satisfies ToolResult),
        });
      },
      onFailed: (reason) => {
        this.#transfer = null;
        this.#pending = null;
        logger.info({ callId: this.#call.id, reason }, 'a caller could not be put through');
        tell({ ...resultOf(request, reason), type: 'transfer-failed' });
      },
      onEnded: ended,
    });
    this.#transfer = transfer;
    this.#pending = request;
    transfer.start();
  }

  /** A key that came by signalling: true when it went to whom the caller talks with. */
  press(digit: string): boolean {
    this.#transfer?.press(digit);
    return this.#transfer !== null;
  }

  /** The call is over. A transfer that rings is given up, and its tool has had its end. */
  end(): void {
    const pending = this.#pending;
    this.#transfer?.giveUp();
    this.#transfer = null;
    this.#pending = null;
    if (pending) this.#call.tell({ ...resultOf(pending, 'no-answer'), type: 'transfer-failed' });
  }
}

function resultOf({ id, name }: TransferRequest, reason: Refusal) {
  return { id, name, result: JSON.stringify({ ok: false, reason } satisfies ToolResult) };
}
