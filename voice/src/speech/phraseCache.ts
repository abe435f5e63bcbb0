import { soundsOf } from './lexicon.ts';
import type { SpeakRequest, Voice } from './ports.ts';

/** Only short phrases come again. */
const MAX_PHRASE_CHARACTERS = 240;

const keyOf = ({ voiceId, language, text, lexicon }: SpeakRequest) =>
  `${voiceId}\n${language}\n${text}\n${soundsOf(text, lexicon)}`;

/**
 * A voice that keeps what it has rendered, so that greetings and fixed phrases are rendered once. The
 * longest unused go first when `maxBytes` is reached.
 */
export function withPhraseCache(voice: Voice, { maxBytes }: { maxBytes: number }): Voice {
  /** In the order of their last use. */
  const kept = new Map<string, readonly Int16Array[]>();
  let keptBytes = 0;

  const bytesOf = (chunks: readonly Int16Array[]) =>
    chunks.reduce((bytes, chunk) => bytes + chunk.byteLength, 0);

  function keep(key: string, chunks: readonly Int16Array[]): void {
    forget(key);
    kept.set(key, chunks);
    keptBytes += bytesOf(chunks);
    for (const oldest of kept.keys()) {
      if (keptBytes <= maxBytes) return;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    keptBytes -= bytesOf(kept.get(key) ?? []);
    kept.delete(key);
  }

  return {
    name: voice.name,
    takes: (request) => kept.has(keyOf(request)) || (voice.takes?.(request) ?? true),
    async *speak(request) {
      const key = keyOf(request);
      const before = kept.get(key);
      if (before) {
        keep(key, before);
        request.spokenBy?.(voice.name);
        for (const chunk of before) yield chunk.slice();
        return;
      }
      const chunks: Int16Array[] = [];
      for await (const chunk of voice.speak(request)) {
        // Whoever plays a chunk may hand its memory on; what is kept stays ours.
        chunks.push(chunk.slice());
        yield chunk;
      }
      if (
        !request.signal.aborted &&
        request.text.length <= MAX_PHRASE_CHARACTERS &&
        chunks.length > 0
      )
        keep(key, chunks);
    },
    close: () => voice.close(),
  };
}
