import type { ListenerCommand, ListenerReport } from '../listenerProcess/wire.ts';
import type { Pronunciations } from './languageModel/pronunciations.ts';
import type { Decoder, Pocketsphinx } from './nativeLibrary.ts';
import { createTelephoneWidener } from './telephoneBand.ts';

/** Keywords beyond this many words are left out; each makes every other a little less likely. */
const MAX_KEYWORDS = 40;

interface Stream {
  readonly decoder: Decoder;
  readonly widen: (pcm: Int16Array) => Int16Array;
  partial: string;
}

/** "a.m." is said by the dictionary, "am" is read by the dialogue. */
const asRead = (hypothesis: string): string => hypothesis.replaceAll('.', '').trim();

/**
 * Answers commands of the parent with a decoder for each stream; its means go on from utterance to utterance
 * of one caller and never reach another.
 */
export function createListener(
  sphinx: Pocketsphinx,
  settings: Readonly<Record<8_000 | 16_000, Readonly<Record<string, string>>>>,
  pronunciations: () => Pronunciations,
  report: (report: ListenerReport) => void,
): (command: ListenerCommand) => void {
  const streams = new Map<number, Stream>();

  function open({ id, sampleRateHz, keywords }: ListenerCommand & { type: 'open' }): void {
    const decoder = sphinx.createDecoder(settings[sampleRateHz]);
    const words = new Set(
      keywords.flatMap((keyword) => keyword.toLowerCase().match(/[a-z']+/g) ?? []),
    );
    for (const word of [...words].slice(0, MAX_KEYWORDS)) {
      const phones = pronunciations().get(word)?.[0];
      // The library refuses a word that it knows already, which is as good.
      if (phones !== undefined) sphinx.addWord(decoder, word, phones);
    }
    const widen = sampleRateHz === 8_000 ? createTelephoneWidener() : (pcm: Int16Array) => pcm;
    streams.set(id, { decoder, widen, partial: '' });
    report({ type: 'opened', id });
  }

  function run(command: ListenerCommand): void {
    if (command.type === 'open') {
      open(command);
      return;
    }
    const { id } = command;
    const stream = streams.get(id);
    if (!stream) return;
    const { decoder } = stream;
    switch (command.type) {
      case 'expect':
        // Its language model is one for all questions.
        return;
      case 'start':
        stream.partial = '';
        sphinx.startUtterance(decoder);
        return;
      case 'audio': {
        sphinx.process(decoder, stream.widen(command.pcm));
        const text = asRead(sphinx.hypothesis(decoder));
        if (text !== stream.partial && text !== '') {
          stream.partial = text;
          report({ type: 'partial', id, text });
        }
        return;
      }
      case 'stop':
        sphinx.endUtterance(decoder);
        report({ type: 'final', id, text: asRead(sphinx.hypothesis(decoder)) });
        return;
      case 'close':
        streams.delete(id);
        sphinx.free(decoder);
    }
  }

  return (command) => {
    try {
      run(command);
    } catch (error) {
      report({ type: 'failed', id: command.id, reason: String(error) });
    }
  };
}
