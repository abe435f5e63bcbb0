import { AppError } from '@belldesk/contract/errors';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Transcriber } from '../ports.ts';
import { type DeepgramDeadlines, defaultDeepgramDeadlines } from './deadlines.ts';
import { DeepgramStream } from './deepgramStream.ts';
import { listenUrl } from './listenUrl.ts';

export const DEEPGRAM_URL = 'wss://api.deepgram.com';
export const DEEPGRAM_MODEL = 'nova-3';

export interface DeepgramOptions {
  readonly apiKey: string;
  /** ws or wss, without a slash at its end and without the version. */
  readonly url?: string | undefined;
  /** Of the Nova family; Flux speaks another protocol. */
  readonly model?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly deadlines?: DeepgramDeadlines | undefined;
}

/**
 * Deepgram, streaming over a WebSocket for each call (developers.deepgram.com, Speech to Text, Streaming).
 *
 * Only the audio around speech is asked for: the vendor is paid by the second of audio and is sent nothing
 * while nobody speaks, a KeepAlive holds the connection in between, and what is sent is exactly the utterances
 * that must be sent again should the connection be lost.
 */
export function createDeepgramTranscriber(options: DeepgramOptions): Transcriber {
  const { apiKey, url = DEEPGRAM_URL, model = DEEPGRAM_MODEL, clock = systemClock } = options;
  const deadlines = options.deadlines ?? defaultDeepgramDeadlines;
  const open = new Set<DeepgramStream>();
  let closed = false;

  return {
    name: 'deepgram',
    grade: 'street',
    listens: 'speech',
    async open(heard) {
      if (closed) throw new AppError('voice-service-failed', 'Listening is closed.');
      const onError = (error: Error) => {
        open.delete(stream);
        heard.onError(error);
      };
      const stream: DeepgramStream = await DeepgramStream.open(
        { ...heard, onError },
        { url: listenUrl(url, model, heard), apiKey, clock, deadlines },
      );
      if (closed) {
        stream.close();
        throw new AppError('voice-service-failed', 'Listening is closed.');
      }
      open.add(stream);
      return {
        write: (pcm) => stream.write(pcm),
        speechStarted: () => stream.speechStarted(),
        speechStopped: () => stream.speechStopped(),
        close() {
          open.delete(stream);
          stream.close();
        },
      };
    },
    async close() {
      closed = true;
      for (const stream of open) stream.close();
      open.clear();
    },
  };
}
