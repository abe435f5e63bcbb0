import type { Transcriber, Voice } from './ports.ts';

/**
 * A voice that tells the meter of each request how many characters it spoke. Stands inside of what keeps
 * phrases: what was kept costs nothing. Text that a provider refused is not counted.
 */
export function meteredVoice(voice: Voice, model?: string, provider = voice.name): Voice {
  return {
    name: voice.name,
    takes: (request) => voice.takes?.(request) ?? true,
    async *speak(request) {
      let counted = false;
      for await (const pcm of voice.speak(request)) {
        if (!counted && pcm.length > 0) {
          counted = true;
          request.spokenBy?.(voice.name);
          const characters = request.text.length;
          request.meter?.used({ type: 'voice', provider, model, characters });
        }
        yield pcm;
      }
    },
    close: () => voice.close(),
  };
}

/** A transcriber that tells the meter of each stream how much audio it was sent. */
export function meteredTranscriber(
  transcriber: Transcriber & { readonly present?: boolean },
  model?: string,
): Transcriber & { readonly present: boolean } {
  return {
    name: transcriber.name,
    get present() {
      return transcriber.present !== false;
    },
    grade: transcriber.grade,
    listens: transcriber.listens,
    async open(options) {
      const stream = await transcriber.open(options);
      const { meter, sampleRateHz } = options;
      return {
        write(pcm) {
          meter?.used({
            type: 'transcriber',
            provider: transcriber.name,
            model,
            seconds: pcm.length / sampleRateHz,
          });
          stream.write(pcm);
        },
        speechStarted: () => stream.speechStarted(),
        speechStopped: () => stream.speechStopped(),
        ...(stream.expect && { expect: (what) => stream.expect?.(what) }),
        close: () => stream.close(),
      };
    },
    close: () => transcriber.close(),
  };
}
