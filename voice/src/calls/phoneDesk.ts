import { countryOf } from '@belldesk/contract/catalogue/countries';
import { AppError } from '@belldesk/contract/errors';
import { assistantMetadata } from '@belldesk/contract/voice/assistant';
import type { EndedReason } from '@belldesk/contract/voice/call';
import type { TrunkOf } from '@belldesk/kit/namedTrunks';
import { storable } from '@belldesk/kit/storable';
import { newConversation } from '../dialogue/turns/machine.ts';
import type { Sealer } from '../store/sealer.ts';
import type { MediaWorker, RtpLeg } from '../telephony/media/mediaWorker.ts';
import type { SdpOffer } from '../telephony/sip/sdp.ts';
import { buildOffer, negotiate } from '../telephony/sip/sdpAnswer.ts';
import type { SipDialog, SipInvite } from '../telephony/sip/sipCall.ts';
import type { Line, RefusalReason } from './admission/admission.ts';
import type { Answering } from './admission/answeringLookup.ts';
import { type Opening, openCall } from './admission/opening.ts';
import { type SipRefusal, sipRefusal, unavailable } from './admission/refusals.ts';
import type { AskingMeans } from './assistantRequest/whoAnswers.ts';
import { whoGreets } from './assistantRequest/whoGreets.ts';
import { Call } from './call.ts';
import { callerNumber } from './callerNumber.ts';
import type { CallWatcher } from './callOptions.ts';
import type { Engine } from './engine.ts';
import { isHold, targetOf } from './legTarget.ts';
import { newCallRow } from './newCallRow.ts';
import { isBlocked } from './screening/isBlocked.ts';
import type { Switchboard } from './switchboard.ts';
import type { TransferLine } from './transfer/transfers.ts';

/** Some telephones send nothing while their user is silent; a caller who says nothing at all is asked first. */
const LOST_AFTER_MS = 60_000;
/** RTP payload types of G.711 (RFC 3551 table 4), for an offer of ours until it is answered. */
const PCMU = { codec: 'PCMU', payloadType: 0 } as const;

/** Answers the telephone: finds who is called, and puts the caller through to that assistant. */
export class PhoneDesk {
  readonly #engine: Engine;
  readonly #media: MediaWorker;
  readonly #find: (user: string) => Promise<Answering | null>;
  readonly #sealer: Sealer;
  readonly #switchboard: Switchboard;
  readonly #takeLine: (invite: SipInvite) => Line | RefusalReason;
  readonly #trunkOf: TrunkOf;
  readonly #outgoing: Pick<TransferLine, 'sip' | 'trunk'> | null;
  readonly #resolve: AskingMeans['resolve'];

  constructor(parts: {
    engine: Engine;
    media: MediaWorker;
    /** Looks up the user part of a called address. */
    find: (user: string) => Promise<Answering | null>;
    sealer: Sealer;
    switchboard: Switchboard;
    /** Takes a line for an INVITE; left out, by the address that it came from. */
    takeLine?: (invite: SipInvite) => Line | RefusalReason;
    /** Which named trunk an INVITE came over; left out, none. */
    trunkOf?: TrunkOf;
    /** How callers are put through to somebody; left out, nobody is. */
    outgoing?: Pick<TransferLine, 'sip' | 'trunk'>;
    /** Finds the assistant that a server answers with; left out, it finds none. */
    resolve?: AskingMeans['resolve'];
  }) {
    this.#engine = parts.engine;
    this.#media = parts.media;
    this.#find = parts.find;
    this.#sealer = parts.sealer;
    this.#switchboard = parts.switchboard;
    const { admission } = parts.switchboard;
    this.#takeLine =
      parts.takeLine ?? (({ remoteAddress }) => admission.fromAddress(remoteAddress));
    this.#trunkOf = parts.trunkOf ?? (() => null);
    this.#outgoing = parts.outgoing ?? null;
    this.#resolve =
      parts.resolve ?? (() => Promise.reject(new AppError('bad-input', 'no assistant is stored')));
  }

  /** Deals with one INVITE. Never throws: what fails is told to the caller as a status. */
  invite(invite: SipInvite): void {
    const line = this.#takeLine(invite);
    if (typeof line === 'string') {
      refuse(invite, sipRefusal(line));
      return;
    }
    void openCall(
      { ...this.#engine, line },
      (opening) => this.#open(invite, line, opening),
      () => refuse(invite, unavailable),
    );
  }

  async #open(invite: SipInvite, line: Line, opening: Opening): Promise<void> {
    const answering = await opening.inTime(this.#find(invite.userPart));
    if (!answering) {
      invite.reject(404);
      return;
    }
    if (isBlocked(this.#numberOf(invite, answering), answering.number.blockedNumbers)) {
      // RFC 3261 section 21.6.2: nobody at this address wishes to answer, so no other is to be tried.
      invite.reject(603);
      return;
    }
    if (invite.offer && invite.offer.codecs.length === 0) {
      invite.reject(488);
      return;
    }
    const met = line.answerFor(answering.assistant.id);
    if (met !== null) {
      refuse(invite, sipRefusal(met));
      return;
    }
    invite.ring();
    const ringing = this.#rowOf(invite, answering);
    const [leg, { answers, receptionist }] = await Promise.all([
      opening.take(this.#openLeg(invite), (opened) => opened.close()),
      opening.inTime(
        whoGreets(ringing, this.#engine, { sealer: this.#sealer, resolve: this.#resolve }),
      ),
    ]);
    const answer = answerFor(invite, leg);
    if (!invite.pending || answer === null) {
      invite.reject(488);
      return;
    }
    let endedReason: EndedReason = 'pipeline-error-internal';
    const { keeper, clock } = this.#engine;
    const { assistantId, dto: assistant, asked, lastWords } = answers;
    const row = await opening.take(keeper.begin({ ...ringing, assistantId, assistant }), (begun) =>
      keeper.finish(begun, newConversation('speech'), endedReason, clock.nowMs()),
    );
    if (!invite.pending) {
      // The caller hung up in the moment of the answer: that never became a call.
      endedReason = 'customer-ended-call';
      return;
    }
    const dialog = invite.accept(answer);
    opening.took(() => dialog.bye());
    if (invite.offer) leg.retarget(targetOf(invite.offer, null));
    const call = new Call(this.#engine, {
      row,
      receptionist,
      leg,
      input: this.#engine.transcriber ? 'speech' : 'keypad',
      callerNumber: this.#numberOf(invite, answering),
      lostAfterMs: LOST_AFTER_MS,
      watcher: watcherOf(dialog),
      endsWith: lastWords === null ? null : 'assistant-request-returned-error',
      asked,
      line: this.#outgoing && { ...this.#outgoing, leg, media: this.#media },
    });
    opening.keep();
    this.#switchboard.connect(call, line, () => begin(dialog, leg, call, invite));
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
      consented: false,
    });
  }

  /** The caller's number, a national one read in the country of the trunk or of the business. */
  #numberOf({ from, remoteAddress }: SipInvite, { assistant }: Answering): string | null {
    const { country } = assistantMetadata.parse(assistant.dto.metadata ?? {});
    const trunk = this.#trunkOf(remoteAddress);
    return callerNumber(from.user ?? null, trunk?.country ?? null, countryOf(country));
  }

  #rowOf(invite: SipInvite, answering: Answering) {
    const { number, assistant } = answering;
    return newCallRow('inboundPhoneCall', assistant.dto, this.#engine.clock.nowMs(), {
      // Until our answer is acknowledged.
      status: 'ringing',
      assistantId: assistant.id,
      phoneNumberId: number.id,
      customer: storable({
        number: this.#numberOf(invite, answering),
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

function watcherOf(dialog: SipDialog): CallWatcher {
  return {
    show() {},
    speech() {},
    taken() {},
    ended: () => dialog.bye(),
  };
}

function refuse(invite: SipInvite, { status, headers }: SipRefusal): void {
  invite.reject(status, headers);
}

/** Greets, and follows the caller's signalling from now on: hold, another address, keys by INFO, the end. */
function begin(dialog: SipDialog, leg: RtpLeg, call: Call, invite: SipInvite): void {
  let onHold = false;
  const heed = (offer: SdpOffer): void => {
    const holds = isHold(offer);
    if (holds === onHold) return;
    onHold = holds;
    call.tell({ type: holds ? 'held' : 'resumed' });
  };
  const retarget = (offer: SdpOffer): string | null => {
    const negotiated = negotiate(offer, { address: invite.localAddress, port: leg.port });
    if (!negotiated) return null;
    leg.retarget(targetOf(offer, negotiated));
    heed(offer);
    return negotiated.answer;
  };
  dialog.onAck((answer) => {
    if (answer) retarget(answer);
  });
  // Of a re-INVITE too: it may have named another address.
  dialog.onConfirmed(() => {
    leg.consent();
    call.connected();
  });
  dialog.onReinvite(retarget);
  dialog.onInfoDigit((digit) => call.press(digit));
  dialog.onEnded((why) =>
    call.hangUp(why === 'bye' ? 'customer-ended-call' : 'pipeline-error-transport-lost'),
  );
  call.start();
  if (invite.offer) heed(invite.offer);
}
