import type { ListenerCommand, ListenerReport } from '../listenerProcess/wire.ts';
import type { Recogniser, RecogniserStream } from './recogniser.ts';

/** The model hears a word only with what comes after it; sherpa-onnx's own examples add so much silence. */
const TAIL_MS = 660;

interface Call<Stream> {
  readonly sampleRateHz: number;
  /** Of the utterance that is being heard. */
  utterance: Stream | null;
  partial: string;
}

/**
 * Answers commands of the parent with one recogniser for all calls, and a stream of it for each utterance.
 * sherpa-onnx-node takes hotwords for a whole recogniser only, so that keywords of a call are of no use here.
 */
export function createSherpaListener<Stream extends RecogniserStream>(
  recogniser: Recogniser<Stream>,
  report: (report: ListenerReport) => void,
): (command: ListenerCommand) => void {
  const calls = new Map<number, Call<Stream>>();

  /** The text so far, in lower case: the models write capitals only. */
  function decoded(stream: Stream): string {
    while (recogniser.isReady(stream)) recogniser.decode(stream);
    return recogniser.getResult(stream).text.trim().toLowerCase();
  }

  function run(command: ListenerCommand): void {
    const { id } = command;
    if (command.type === 'open') {
      calls.set(id, { sampleRateHz: command.sampleRateHz, utterance: null, partial: '' });
      report({ type: 'opened', id });
      return;
    }
    const call = calls.get(id);
    if (!call) return;
    switch (command.type) {
      case 'start':
        call.utterance = recogniser.createStream();
        call.partial = '';
        return;
      case 'audio': {
        if (!call.utterance) return;
        const { sampleRateHz: sampleRate } = call;
        call.utterance.acceptWaveform({ samples: floatOf(command.pcm), sampleRate });
        const text = decoded(call.utterance);
        if (text === '' || text === call.partial) return;
        call.partial = text;
        report({ type: 'partial', id, text });
        return;
      }
      case 'stop': {
        if (!call.utterance) return;
        const { utterance, sampleRateHz: sampleRate } = call;
        call.utterance = null;
        const samples = new Float32Array((sampleRate * TAIL_MS) / 1_000);
        utterance.acceptWaveform({ samples, sampleRate });
        utterance.inputFinished();
        report({ type: 'final', id, text: decoded(utterance) });
        return;
      }
      case 'close':
        calls.delete(id);
        return;
    }
  }

  return (command) => {
    try {
      run(command);
    } catch (error) {
      calls.delete(command.id);
      report({ type: 'failed', id: command.id, reason: String(error) });
    }
  };
}

function floatOf(pcm: Int16Array): Float32Array {
  return Float32Array.from(pcm, (sample) => sample / 32_768);
}
