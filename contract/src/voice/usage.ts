/** What one provider did at one time, without its price. */
export type Usage =
  | {
      readonly type: 'transcriber';
      readonly provider: string;
      readonly model: string | undefined;
      /** Audio that it was sent. */
      readonly seconds: number;
    }
  | {
      readonly type: 'model';
      readonly provider: string;
      readonly model: string;
      readonly promptTokens: number;
      readonly completionTokens: number;
      /** The provider did not say; guessed from characters. */
      readonly estimated: boolean;
    }
  | {
      readonly type: 'voice';
      readonly provider: string;
      readonly model: string | undefined;
      /** Text that it was given and spoke. */
      readonly characters: number;
    };

/** Told by whoever does work for a call. */
export interface Meter {
  used(usage: Usage): void;
}
