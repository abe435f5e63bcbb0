import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  BROWSER_FRAME_BYTES,
  type BrowserCallEvent,
  browserCallCloseCodes,
  browserCallMessage,
  LISTENING,
  MAX_APP_MESSAGE_CHARACTERS,
} from '@belldesk/contract/voice/browserCall';
import {
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
} from '@belldesk/contract/voice/tools';
import { depthError, MAX_JSON_DEPTH } from '@belldesk/kit/json';
import { type WebSocket, WebSocketServer } from 'ws';
import { newConversation } from '../dialogue/turns/machine.ts';
import type { CallRow } from '../store/calls/queries.ts';
import { openAssistant, type Sealer } from '../store/sealer.ts';
import type { FrameLeg } from '../telephony/media/frameHandle.ts';
import type { MediaWorker } from '../telephony/media/worker.ts';
import type { Line } from './admission/admission.ts';
import { type Opening, openCall } from './admission/opening.ts';
import { refusalText } from './admission/refusals.ts';
import { admitBrowser } from './browserDoor.ts';
import { Call } from './call.ts';
import type { CallWatcher } from './callOptions.ts';
import type { Engine } from './engine.ts';
import { receptionistOf } from './receptionist.ts';
import { withRecordingNotice } from './recording/recordingNotice.ts';
import type { Switchboard } from './switchboard.ts';
import type { CallTicketOffice } from './ticketOffice.ts';

/** A text message in UTF-8, and nothing larger. */
const MAX_MESSAGE_BYTES = MAX_APP_MESSAGE_CHARACTERS * 4 + 1_024;
/** A browser that takes in less than it is sent loses audio frames, not the call. */
const MAX_BUFFERED_BYTES = 64_000;

/** Answers browsers: one WebSocket a call, audio as binary messages, the rest as JSON. */
export class BrowserDesk {
  readonly #engine: Engine;
  readonly #media: Pick<MediaWorker, 'openFrameLeg'>;
  readonly #sealer: Sealer;
  readonly #tickets: Pick<CallTicketOffice, 'redeem'>;
  readonly #switchboard: Switchboard;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

  constructor(parts: {
    engine: Engine;
    media: Pick<MediaWorker, 'openFrameLeg'>;
    sealer: Sealer;
    tickets: Pick<CallTicketOffice, 'redeem'>;
    switchboard: Switchboard;
  }) {
    this.#engine = parts.engine;
    this.#media = parts.media;
    this.#sealer = parts.sealer;
    this.#tickets = parts.tickets;
    this.#switchboard = parts.switchboard;
  }

  /** For the `upgrade` event of an HTTP server (RFC 6455 section 4.2). */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    admitBrowser(this.#server, { request, socket, head }, ({ browser, callId, token }) => {
      this.#join(browser, callId, token).catch((error: unknown) => {
        this.#engine.logger.error({ err: error, callId }, 'browser could not join');
        refuseBroken(browser);
      });
    });
  }

  async #join(browser: WebSocket, callId: string, token: string): Promise<void> {
    const row = await this.#tickets.redeem(callId, token);
    if (!row) {
      refuse(
        browser,
        browserCallCloseCodes.badToken,
        'This call cannot be joined: its ticket is unknown, used or expired. Start the call again.',
        403,
      );
      return;
    }
    const line = this.#switchboard.admission.fromBrowser(row.assistantId);
    if (typeof line === 'string') {
      refuse(browser, browserCallCloseCodes.busy, refusalText(line), 503);
      return;
    }
    await openCall(
      { ...this.#engine, line },
      (opening) => this.#open(browser, row, line, opening),
      () => refuseBroken(browser),
    );
  }

  async #open(browser: WebSocket, row: CallRow, line: Line, opening: Opening): Promise<void> {
    const { keeper, clock, transcriber } = this.#engine;
    const begun = await opening.take(keeper.join(row), (joined) =>
      keeper.finish(joined, newConversation('text'), 'pipeline-error-internal', clock.nowMs()),
    );
    const leg = await opening.take(this.#openLeg(browser), (opened) => opened.close());
    const call = new Call(this.#engine, {
      row: begun,
      receptionist: withRecordingNotice(
        receptionistOf(openAssistant(begun.assistant, this.#sealer)),
        this.#engine,
      ),
      leg,
      input: transcriber ? 'speech' : 'text',
      callerNumber: null,
      // A caller who types sends no audio; the WebSocket tells when they are gone.
      lostAfterMs: Number.POSITIVE_INFINITY,
      watcher: watcherOf(browser),
    });
    opening.keep();
    this.#switchboard.connect(call, line, () => begin(browser, leg, call));
  }

  #openLeg(browser: WebSocket): Promise<FrameLeg> {
    return this.#media.openFrameLeg({
      sampleRateHz: 16_000,
      send(frame) {
        if (browser.readyState === browser.OPEN && browser.bufferedAmount < MAX_BUFFERED_BYTES)
          browser.send(frame, { binary: true });
      },
      onClear: () => send(browser, { type: 'clear' }),
    });
  }
}

/** Greets, and follows what the browser sends from now on. */
function begin(browser: WebSocket, leg: FrameLeg, call: Call): void {
  browser.on('message', (data: Buffer, isBinary) => {
    if (isBinary) receiveFrame(browser, leg, data);
    else receiveText(browser, call, leg, data.toString('utf8'));
  });
  browser.on('close', () => call.hangUp('customer-ended-call'));
  if (browser.readyState !== browser.OPEN) {
    call.hangUp('customer-ended-call');
    return;
  }
  send(browser, { type: 'status-update', status: 'in-progress' });
  browser.send(LISTENING);
  call.start();
}

function send(browser: WebSocket, event: BrowserCallEvent): void {
  if (browser.readyState === browser.OPEN) browser.send(JSON.stringify(event));
}

function refuse(browser: WebSocket, code: number, message: string, statusCode: number): void {
  send(browser, { type: 'error', message, statusCode });
  browser.close(code, message);
}

function refuseBroken(browser: WebSocket): void {
  refuse(browser, 1011, 'An error occurred with the voice service. Please try again.', 500);
}

type TakenKind = Extract<BrowserCallEvent, { type: 'taken' }>['kind'];

/** What each tool takes down; tools that are not named take nothing down. */
const TAKEN_BY: Readonly<Partial<Record<string, TakenKind>>> = {
  [BOOK_APPOINTMENT]: 'booking',
  [CANCEL_BOOKING]: 'cancellation',
  [MOVE_BOOKING]: 'move',
  [PLACE_ORDER]: 'order',
  [TAKE_MESSAGE]: 'message',
};

function watcherOf(browser: WebSocket): CallWatcher {
  return {
    show: (line) =>
      send(browser, {
        type: 'transcript',
        role: line.role,
        transcriptType: line.final ? 'final' : 'partial',
        transcript: line.text,
        id: line.id,
      }),
    speech: (role, speaking) =>
      send(browser, { type: 'speech-update', role, status: speaking ? 'started' : 'stopped' }),
    taken(toolName) {
      const kind = TAKEN_BY[toolName];
      if (kind) send(browser, { type: 'taken', kind });
    },
    ended(reason) {
      send(browser, { type: 'status-update', status: 'ended', endedReason: reason });
      browser.close(browserCallCloseCodes.ended, reason);
    },
  };
}

function receiveFrame(browser: WebSocket, leg: FrameLeg, frame: Buffer): void {
  if (frame.length === BROWSER_FRAME_BYTES) {
    leg.receive(frame);
    return;
  }
  refuse(
    browser,
    browserCallCloseCodes.badFrame,
    `Audio frames have ${BROWSER_FRAME_BYTES} bytes (20 ms, PCM16 mono at 16 kHz); this one had ${frame.length}.`,
    400,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notUnderstood(browser: WebSocket, why: string): void {
  send(browser, { type: 'error', message: `Message not understood: ${why}`, statusCode: 400 });
}

function receiveText(browser: WebSocket, call: Call, leg: FrameLeg, text: string): void {
  const tooDeep = depthError(text, MAX_JSON_DEPTH);
  if (tooDeep) {
    notUnderstood(browser, tooDeep.message);
    return;
  }
  const result = browserCallMessage.safeParse(parsed(text));
  if (!result.success) {
    const issue = result.error.issues[0];
    notUnderstood(browser, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
    return;
  }
  const message = result.data;
  switch (message.type) {
    case 'add-message':
      call.tell({ type: 'typed', text: message.message.content });
      break;
    case 'transcript':
      call.hearThroughBrowser();
      call.tell({
        type: message.transcriptType === 'final' ? 'final' : 'partial',
        text: message.transcript,
      });
      break;
    case 'playback':
      leg.reportPlayed(message.playedMs);
      break;
    case 'say':
      call.tell({
        type: 'say',
        text: message.message,
        endCallAfterSpoken: message.endCallAfterSpoken ?? false,
      });
      break;
    case 'control':
      if (message.control === 'mute-assistant') leg.pause();
      else leg.resume();
      break;
    case 'dtmf':
      for (const digit of message.digits) call.tell({ type: 'digit', digit });
      break;
    case 'end-call':
      call.hangUp('customer-ended-call');
      break;
  }
}
