import { z } from 'zod';

const resultsMessage = z.object({
  type: z.literal('Results'),
  start: z.number(),
  duration: z.number(),
  is_final: z.boolean(),
  from_finalize: z.boolean().optional(),
  channel: z.object({ alternatives: z.array(z.object({ transcript: z.string() })) }),
});
const anyMessage = z.object({ type: z.string() });

/** Words of one stretch of a connection's audio; its times count from the connection's beginning. */
export interface Result {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
  /** Will not change any more. */
  readonly isFinal: boolean;
  /** Answers a `Finalize`. */
  readonly fromFinalize: boolean;
}

/**
 * Reads a message (developers.deepgram.com/reference/speech-to-text/listen-streaming): the words it brings,
 * `nothing` for what is of no interest, `nonsense` for what breaks the protocol or tells of an error.
 */
export function readMessage(text: string): Result | 'nothing' | 'nonsense' {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'nonsense';
  }
  const message = anyMessage.safeParse(json);
  if (!message.success || message.data.type === 'Error') return 'nonsense';
  if (message.data.type !== 'Results') return 'nothing';
  const { data } = resultsMessage.safeParse(json);
  if (!data) return 'nonsense';
  return {
    startMs: data.start * 1_000,
    endMs: (data.start + data.duration) * 1_000,
    text: data.channel.alternatives[0]?.transcript.trim() ?? '',
    isFinal: data.is_final,
    fromFinalize: data.from_finalize ?? false,
  };
}
