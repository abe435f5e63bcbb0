import { SIP_VERSION, type SipMessage } from './message.ts';
import { type NameAddress, parseNameAddress, tagOf } from './nameAddress.ts';
import { hasEmptyMember, integerOf } from './parameters.ts';
import { SipParseError } from './parseError.ts';
import { parseVia, type Via } from './via.ts';

/** The headers every message must have, RFC 3261 section 8.1.1, read once. */
export interface CoreHeaders {
  /** Topmost Via. */
  readonly via: Via;
  /** Empty when the peer is of RFC 2543 and sent none. */
  readonly branch: string;
  readonly from: NameAddress;
  readonly fromTag: string;
  readonly to: NameAddress;
  readonly toTag: string | null;
  readonly callId: string;
  readonly cseq: number;
  readonly cseqMethod: string;
}

const CSEQ = /^(\d+)\s+(\S+)$/;
/** RFC 3261 section 8.1.1.5: below 2^31. */
const MAX_CSEQ = 2 ** 31 - 1;
/** RFC 3261 section 20.22. */
const MAX_MAX_FORWARDS = 255;
const NOT_IN_CALL_ID = /[\s\p{Cc}]/u;

/** @throws SipParseError `unreadable`: nobody can be answered */
export function readVia(message: SipMessage): Via {
  const via = message.headers.list('via')[0];
  if (via === undefined) throw new SipParseError('Missing Via');
  return parseVia(via);
}

function only(message: SipMessage, name: string, spelled: string): string {
  const value = message.headers.get(name);
  if (value === undefined || value === '') {
    throw new SipParseError(`Missing ${spelled}`, 'bad-header');
  }
  if (message.headers.count(name) > 1) throw new SipParseError(`Double ${spelled}`, 'bad-header');
  return value;
}

function readAddress(message: SipMessage, name: string, spelled: string): NameAddress {
  const value = only(message, name, spelled);
  try {
    return parseNameAddress(value);
  } catch (error) {
    if (error instanceof SipParseError) throw new SipParseError(`Bad ${spelled}`, 'bad-header');
    throw error;
  }
}

/** Enough of a Via to be answered by may be right where the rest is not. */
function checkVias(message: SipMessage, via: Via): void {
  if (`SIP/${via.version}` !== SIP_VERSION) throw new SipParseError('Bad Via', 'bad-header');
  for (const value of message.headers.all('via')) {
    if (hasEmptyMember(value, ',') || hasEmptyMember(value, ';')) {
      throw new SipParseError('Bad Via', 'bad-header');
    }
  }
}

/** @throws SipParseError `bad-header`, its message naming the header */
export function readCoreHeaders(message: SipMessage, via: Via): CoreHeaders {
  checkVias(message, via);
  const from = readAddress(message, 'from', 'From');
  const to = readAddress(message, 'to', 'To');
  const callId = only(message, 'call-id', 'Call-ID');
  if (NOT_IN_CALL_ID.test(callId)) throw new SipParseError('Bad Call-ID', 'bad-header');
  const [, sequence = '', cseqMethod = ''] = CSEQ.exec(only(message, 'cseq', 'CSeq')) ?? [];
  const cseq = integerOf(sequence, MAX_CSEQ);
  if (Number.isNaN(cseq)) throw new SipParseError('Bad CSeq', 'bad-header');
  if (message.kind === 'request' && cseqMethod !== message.method) {
    throw new SipParseError('CSeq does not match the method', 'bad-header');
  }
  const maxForwards = message.headers.get('max-forwards');
  if (maxForwards !== undefined && Number.isNaN(integerOf(maxForwards, MAX_MAX_FORWARDS))) {
    throw new SipParseError('Bad Max-Forwards', 'bad-header');
  }
  return {
    via,
    branch: via.parameters.get('branch') ?? '',
    from,
    fromTag: tagOf(from) ?? '',
    to,
    toTag: tagOf(to),
    callId,
    cseq,
    cseqMethod,
  };
}
