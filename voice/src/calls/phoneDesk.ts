import { countryOf } from '@belldesk/contract/catalogue/countries';
import { assistantMetadata } from '@belldesk/contract/voice/assistant';
import { storable } from '@belldesk/kit/storable';
import { newConversation } from '../dialogue/turns/machine.ts';
import type { AssistantRow } from '../store/assistants/queries.ts';
import type { CallRow } from '../store/calls/queries.ts';
import type { PhoneNumberRow } from '../store/numbers/queries.ts';
import { openAssistant, type Sealer } from '../store/sealer.ts';
import type { MediaWorker, RtpLeg } from '../telephony/media/mediaWorker.ts';
import type { SdpOffer } from '../telephony/sip/sdp.ts';
import { buildOffer, negotiate } from '../telephony/sip/sdpAnswer.ts';
import type { SipDialog, SipInvite, SipParty } from '../telephony/sip/sipCall.ts';
import { Call } from './call.ts';
import { callerNumber } from './callerNumber.ts';
import type { CallWatcher } from './callOptions.ts';
import type { Engine } from './engine.ts';
import { isHold, targetOf } from './legTarget.ts';
import { newCallRow } from './newCallRow.ts';
import { receptionistOf } from './receptionist.ts';
import { withRecordingNotice } from './recording/recordingNotice.ts';
import { isBlocked } from './screening/isBlocked.ts';
import type { Switchboard } from './switchboard.ts';
import type { TransferLine } from './transfer/transfers.ts';
import { warmGreeting } from './warmGreeting.ts';

const RETRY_AFTER_S = '5';
/** Some telephones send nothing while their user is silent; a caller who says nothing at all is asked first. */
const LOST_AFTER_MS = 60_000;
/** RTP payload types of G.711 (RFC 3551 table 4), for an offer of ours until it is answered. */
const PCMU = { codec: 'PCMU', payloadType: 0 } as const;

/** Who answers a called address. */
export interface Answering {
  readonly number: PhoneNumberRow;
  readonly assistant: AssistantRow;
}

/** Answers the telephone: finds who is called, and puts the caller through to that assistant. */
export class PhoneDesk {
  readonly #engine: Engine;
  readonly #media: MediaWorker;
  readonly #find: (user: string) => Promise<Answering | null>;
  readonly #sealer: Sealer;
  readonly #switchboard: Switchboard;
  readonly #outgoing: Pick<TransferLine, 'sip' | 'trunk'> | null;

  constructor(parts: {
    engine: Engine;
    media: MediaWorker;
    /** Looks up the user part of a called address. */
    find: (user: string) => Promise<Answering | null>;
    sealer: Sealer;
    switchboard: Switchboard;
    /** How callers are put through to somebody; left out, nobody is. */
    outgoing?: Pick<TransferLine, 'sip' | 'trunk'>;
  }) {
    this.#engine = parts.engine;
    this.#media = parts.media;
    this.#find = parts.find;
    this.#sealer = parts.sealer;
    this.#switchboard = parts.switchboard;
    this.#outgoing = parts.outgoing ?? null;
  }

  /** Deals with one INVITE. Never throws: what fails is told to the caller as a status. */
  invite(invite: SipInvite): void {
    this.#answer(invite).catch((error: unknown) => {
      this.#engine.logger.error({ err: error }, 'a call could not be answered');
      invite.reject(503, { 'Retry-After': RETRY_AFTER_S });
    });
  }

  async #answer(invite: SipInvite): Promise<void> {
    if (this.#switchboard.isFull()) {
      invite.reject(503, { 'Retry-After': RETRY_AFTER_S });
      return;
    }
    // No address has U+0000 in it, and PostgreSQL does not even look for one.
    const answering = invite.userPart.includes('\u0000') ? null : await this.#find(invite.userPart);
    if (!answering) {
      invite.reject(404);
      return;
    }
    if (isBlocked(numberOf(invite.from, answering), answering.number.blockedNumbers)) {
      // RFC 3261 section 21.6.2: nobody at this address wishes to answer, so no other is to be tried.
      invite.reject(603);
      return;
    }
    if (invite.offer && invite.offer.codecs.length === 0) {
      invite.reject(488);
      return;
    }
    invite.ring();
    const receptionist = withRecordingNotice(
      receptionistOf(openAssistant(answering.assistant.dto, this.#sealer)),
      this.#engine,
    );
    const [leg] = await Promise.all([
      this.#openLeg(invite),
      warmGreeting(this.#engine.voice, receptionist),
    ]);
    const answer = answerFor(invite, leg);
    if (!invite.pending || answer === null) {
      leg.close();
      invite.reject(488);
      return;
    }
    const row = await this.#engine.keeper.begin(this.#rowOf(invite, answering));
    if (!invite.pending) {
      leg.close();
      await this.#gaveUp(row);
      return;
    }
    const dialog = invite.accept(answer);
    if (invite.offer) leg.retarget(targetOf(invite.offer, null));
    const call = new Call(this.#engine, {
      row,
      receptionist,
      leg,
      input: this.#engine.transcriber ? 'speech' : 'keypad',
      callerNumber: numberOf(invite.from, answering),
      lostAfterMs: LOST_AFTER_MS,
      watcher: watcherOf(dialog),
      line: this.#outgoing && { ...this.#outgoing, leg, media: this.#media },
    });
    this.#switchboard.connect(call);
    connect(dialog, leg, call, invite);
    call.start();
  }

  async #openLeg(invite: SipInvite): Promise<RtpLeg> {
    const { offer, localAddress, remoteAddress } = invite;
    const negotiated = offer && negotiate(offer, { address: localAddress, port: 0 });
    return this.#media.openRtpLeg({
      localAddress,
      ...(negotiated ?? PCMU),
      telephoneEventPayloadType: negotiated?.telephoneEventPayloadType ?? null,
      remote: offer ? { address: offer.address, port: offer.port } : null,
      alsoFrom: [remoteAddress],
      sending: false,
    });
  }

  /** The caller hung up in the moment of the answer: that is a call too. */
  #gaveUp(row: CallRow): Promise<void> {
    const { keeper, clock } = this.#engine;
    return keeper.finish(row, newConversation('speech'), 'customer-ended-call', clock.nowMs());
  }

  #rowOf(invite: SipInvite, answering: Answering) {
    const { number, assistant } = answering;
    return newCallRow('inboundPhoneCall', assistant.dto, this.#engine.clock.nowMs(), {
      assistantId: assistant.id,
      phoneNumberId: number.id,
      customer: storable({
        number: numberOf(invite.from, answering),
        sipUri: invite.from.uri,
        name: invite.from.displayName ?? null,
      }),
    });
  }
}

/** Our SDP for the 200, with the leg's own port in it; null when nothing fits. */
function answerFor(invite: SipInvite, leg: RtpLeg): string | null {
  const local = { address: invite.localAddress, port: leg.port };
  return invite.offer ? (negotiate(invite.offer, local)?.answer ?? null) : buildOffer(local);
}

/** The caller's number, a national one read in the country of the business. */
function numberOf(from: SipParty, { assistant }: Answering): string | null {
  const { country } = assistantMetadata.parse(assistant.dto.metadata ?? {});
  return callerNumber(from.user ?? null, countryOf(country));
}

function watcherOf(dialog: SipDialog): CallWatcher {
  return {
    show() {},
    speech() {},
    taken() {},
    ended: () => dialog.bye(),
  };
}

/** The caller's signalling from now on: hold, another address, keys by INFO, the end. */
function connect(dialog: SipDialog, leg: RtpLeg, call: Call, invite: SipInvite): void {
  let onHold = false;
  const retarget = (offer: SdpOffer): string | null => {
    const negotiated = negotiate(offer, { address: invite.localAddress, port: leg.port });
    if (!negotiated) return null;
    const holds = isHold(offer);
    leg.retarget(targetOf(offer, negotiated));
    if (holds !== onHold) {
      onHold = holds;
      call.tell({ type: holds ? 'held' : 'resumed' });
    }
    return negotiated.answer;
  };
  dialog.onAck((answer) => {
    if (answer) retarget(answer);
  });
  dialog.onReinvite(retarget);
  dialog.onInfoDigit((digit) => call.press(digit));
  dialog.onEnded((why) =>
    call.hangUp(why === 'bye' ? 'customer-ended-call' : 'pipeline-error-transport-lost'),
  );
}
