import { findOutside, type Parameters, parseParameters, unquote } from './parameters.ts';
import { SipParseError } from './parseError.ts';

/** Value of From, To, Contact, Route and the like, RFC 3261 section 20.10. */
export interface NameAddress {
  readonly displayName: string | null;
  /** As it stood; not every peer's URI is one of SIP. */
  readonly uri: string;
  readonly parameters: Parameters;
}

const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}/gu;

/** @throws SipParseError of kind `bad-header` */
export function parseNameAddress(text: string): NameAddress {
  const open = findOutside(text, '<', 0, false);
  if (open < text.length) {
    const close = text.indexOf('>', open);
    if (close < 0) throw new SipParseError('Bad address', 'bad-header');
    const uri = text.slice(open + 1, close).trim();
    if (uri === '' || CONTROL.test(uri)) throw new SipParseError('Bad address', 'bad-header');
    const rest = text.slice(close + 1).trim();
    if (rest !== '' && !rest.startsWith(';')) throw new SipParseError('Bad address', 'bad-header');
    // It goes into records and is read aloud: what no eye sees has no place in it.
    const name = unquote(text.slice(0, open).trim()).replaceAll(CONTROLS, '');
    return {
      displayName: name === '' ? null : name,
      uri,
      parameters: parseParameters(rest.slice(1)),
    };
  }
  // Without brackets the parameters belong to the header, not to the URI (section 20.10).
  const semicolon = text.indexOf(';');
  const uri = (semicolon < 0 ? text : text.slice(0, semicolon)).trim();
  if (uri === '' || /[\s"<>\p{Cc}]/u.test(uri))
    throw new SipParseError('Bad address', 'bad-header');
  return {
    displayName: null,
    uri,
    parameters: parseParameters(semicolon < 0 ? '' : text.slice(semicolon + 1)),
  };
}

/** The tag of a From or To; null when there is none or it is empty. */
export function tagOf(address: NameAddress): string | null {
  return address.parameters.get('tag') || null;
}
