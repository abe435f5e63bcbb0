/** How far a message could be read: decides whether it can be answered at all. */
export type ParseFailure =
  /** Not a SIP message, or one without a usable Via: there is nobody to answer. */
  | 'unreadable'
  /** A mandatory header is missing or broken: RFC 3261 section 8.2 has it answered with 400. */
  | 'bad-header'
  /** Fewer body bytes than Content-Length says, RFC 3261 section 18.3. */
  | 'cut-short';

/** The only error that parsing throws. `message` is short and fit for a reason phrase. */
export class SipParseError extends Error {
  override readonly name = 'SipParseError';
  readonly failure: ParseFailure;

  constructor(message: string, failure: ParseFailure = 'unreadable') {
    super(message);
    this.failure = failure;
  }
}
