import type { SipMessage } from './message.ts';
import { type NameAddress, parseNameAddress, tagOf } from './nameAddress.ts';
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

const CSEQ = /^(\d{1,10})\s+(\S{1,32})$/;
/** RFC 3261 section 8.1.1.5: below 2^31. */
const CSEQ_LIMIT = 2 ** 31;

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

/** @throws SipParseError `bad-header`, its message naming the header */
export function readCoreHeaders(message: SipMessage, via: Via): CoreHeaders {
  const from = readAddress(message, 'from', 'From');
  const to = readAddress(message, 'to', 'To');
  const callId = only(message, 'call-id', 'Call-ID');
  if (/\s/.test(callId)) throw new SipParseError('Bad Call-ID', 'bad-header');
  const cseq = CSEQ.exec(only(message, 'cseq', 'CSeq'));
  if (!cseq || Number(cseq[1]) >= CSEQ_LIMIT) throw new SipParseError('Bad CSeq', 'bad-header');
  const cseqMethod = cseq[2] ?? '';
  if (message.kind === 'request' && cseqMethod !== message.method) {
    throw new SipParseError('CSeq does not match the method', 'bad-header');
  }
  const maxForwards = message.headers.get('max-forwards');
  if (maxForwards !== undefined && !/^\d{1,3}$/.test(maxForwards)) {
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
    cseq: Number(cseq[1]),
    cseqMethod,
  };
}
