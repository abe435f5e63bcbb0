export interface TextMessage {
  /** E.164 */
  readonly to: string;
  /** E.164, or null for the carrier's usual sender. */
  readonly from: string | null;
  readonly text: string;
}

export type TextOutcome =
  /** The carrier has taken it and will deliver it. */
  | { readonly kind: 'accepted'; readonly id: string }
  | {
      readonly kind: 'refused';
      readonly why: 'invalid-number' | 'unsubscribed' | 'over-quota' | 'refused';
    }
  /** No answer came: it may be on its way or not. */
  | { readonly kind: 'uncertain' };

/** Who carries texts to telephones. */
export interface SmsCarrier {
  readonly name: string;
  /** Hands over one text, once; never throws. */
  send(message: TextMessage): Promise<TextOutcome>;
}
