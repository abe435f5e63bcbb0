import type { Clock } from '@belldesk/kit/clock';
import type { ListeningFor } from '../hearing.ts';
import type { ListenerCommand, ListenerReport } from '../listenerProcess/wire.ts';
import { DecodeQueue, type QueueSettings } from './decodeQueue.ts';
import { ANYTHING, type Recogniser } from './recogniser.ts';
import { Utterance } from './utterance.ts';

interface Call {
  readonly sampleRateHz: 8_000 | 16_000;
  readonly language: string;
  listeningFor: ListeningFor;
  /** Phrases that may be said at any time: names of the business. */
  readonly keywords: readonly string[];
  /** The one that is being heard. */
  utterance: Utterance | null;
}

/** Answers commands of the parent with one recogniser for all calls. */
export function createRecogniserListener(
  recogniser: Recogniser,
  clock: Clock,
  report: (report: ListenerReport) => void,
  settings: QueueSettings,
): (command: ListenerCommand) => void {
  const calls = new Map<number, Call>();
  const queue = new DecodeQueue(
    clock,
    { onLoad: (load) => report({ type: 'load', ...load }), onTimeAside: textForSomebody },
    settings,
  );

  function fail(id: number, reason: string): void {
    if (calls.delete(id)) report({ type: 'failed', id, reason });
  }

  function utteranceOf(id: number, call: Call): Utterance {
    const { listeningFor, keywords, sampleRateHz, language } = call;
    const phrases = [...listeningFor.phrases, ...keywords];
    return new Utterance({
      recogniser,
      queue,
      sampleRateHz,
      language,
      listeningFor: { ...listeningFor, phrases },
      onPartial(text) {
        if (calls.get(id)?.utterance) report({ type: 'partial', id, text });
      },
      onFinal({ text, hearing }) {
        if (calls.has(id)) report({ type: 'final', id, text, hearing });
      },
      onFailed: (reason) => fail(id, reason),
    });
  }

  /** Of those who speak, whoever has been without a text for longest gets the next one. */
  function textForSomebody(): void {
    if (!queue.hasTimeAside) return;
    const speaking = [...calls.values()].flatMap(({ utterance }) =>
      utterance?.wantsText ? [utterance] : [],
    );
    speaking.sort((a, b) => b.newMs - a.newMs)[0]?.askForText();
  }

  function run(command: ListenerCommand): void {
    const { id } = command;
    if (command.type === 'open') {
      const { sampleRateHz, language, keywords } = command;
      calls.set(id, { sampleRateHz, language, keywords, listeningFor: ANYTHING, utterance: null });
      report({ type: 'opened', id });
      return;
    }
    const call = calls.get(id);
    if (!call) return;
    switch (command.type) {
      case 'expect':
        call.listeningFor = command.what;
        return;
      case 'start':
        call.utterance = utteranceOf(id, call);
        return;
      case 'audio':
        call.utterance?.write(command.pcm);
        textForSomebody();
        return;
      case 'stop': {
        const { utterance } = call;
        call.utterance = null;
        utterance?.end();
        return;
      }
      case 'close':
        calls.delete(id);
        call.utterance?.abandon();
    }
  }

  return (command) => {
    try {
      run(command);
    } catch (error) {
      fail(command.id, String(error));
    }
  };
}
