import type { Logger } from '@belldesk/kit/logger';
import type { Hearing } from '../dialogue/hearing.ts';
import type { TurnEvent } from '../dialogue/turns/state.ts';
import type { Hearing as HeardBySpeech, ListeningFor } from '../speech/hearing.ts';
import type { Transcriber, TranscriberStream } from '../speech/ports.ts';
import type { MediaEvent, MediaLeg } from '../telephony/mediaLeg.ts';

/** What counts for the conversation: when each word was said does not. */
function withoutTimes({ confidence, alternatives }: HeardBySpeech): Hearing {
  return { confidence, alternatives };
}

/** Brings what a caller says on a leg to a transcriber, and its words back as events. */
export class Listener {
  readonly #tell: (event: TurnEvent) => void;
  readonly #stream: TranscriberStream;
  #closed = false;

  private constructor(stream: TranscriberStream, tell: (event: TurnEvent) => void) {
    this.#stream = stream;
    this.#tell = tell;
  }

  /** Null when the transcriber cannot listen now. */
  static async open(options: {
    transcriber: Transcriber;
    leg: MediaLeg;
    language: string;
    keywords: readonly string[];
    logger: Logger;
    tell: (event: TurnEvent) => void;
  }): Promise<Listener | null> {
    const { transcriber, leg, tell, logger } = options;
    let listener: Listener | null = null;
    try {
      const stream = await transcriber.open({
        sampleRateHz: leg.sampleRateHz,
        language: options.language,
        keywords: options.keywords,
        onPartial: (text) => tell({ type: 'partial', text }),
        onFinal: (text, hearing) =>
          tell({ type: 'final', text, ...(hearing && { hearing: withoutTimes(hearing) }) }),
        onError: (error) => {
          logger.error({ err: error, transcriber: transcriber.name }, 'transcriber failed');
          listener?.close();
          tell({ type: 'ears-lost' });
        },
      });
      listener = new Listener(stream, tell);
      leg.handOn(transcriber.listens);
      return listener;
    } catch (error) {
      logger.error({ err: error, transcriber: transcriber.name }, 'transcriber did not open');
      return null;
    }
  }

  /** What the leg hears; a speech event reaches the transcriber before the turn is told of it. */
  hear(
    event: Extract<MediaEvent, { type: 'speech-started' | 'speech-stopped' | 'caller-audio' }>,
  ): void {
    if (this.#closed) return;
    if (event.type === 'caller-audio') {
      this.#stream.write(event.pcm);
      return;
    }
    this.#tell(event);
    if (event.type === 'speech-started') this.#stream.speechStarted();
    else this.#stream.speechStopped();
  }

  /** What the caller is asked now; a transcriber that cannot use it is told nothing. */
  expect(what: ListeningFor): void {
    if (!this.#closed) this.#stream.expect?.(what);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#stream.close();
  }
}
