import { AppError } from '@belldesk/contract/errors';
import type { Transcriber } from '../ports.ts';

/** A transcriber that is not there yet, such as one whose model is still being fetched. */
export interface LateTranscriber extends Transcriber {
  /** Ladders pass it over until then, and do not take it for one that failed. */
  readonly present: boolean;
  /** It has come: the next call is heard by it. Only once; closing closes it. */
  use(transcriber: Transcriber): void;
}

/** A place on a ladder for the transcriber that will come. */
export function lateTranscriber(
  expected: Pick<Transcriber, 'name' | 'grade' | 'listens'>,
): LateTranscriber {
  let come: Transcriber | null = null;
  let closed = false;
  return {
    name: expected.name,
    grade: expected.grade,
    listens: expected.listens,
    get present() {
      return come !== null;
    },
    use(transcriber) {
      if (come) throw new AppError('internal', `${expected.name} has come already`);
      come = transcriber;
      if (closed) void transcriber.close();
    },
    async open(options) {
      if (!come) throw new AppError('voice-service-failed', `${expected.name} is not there yet`);
      return come.open(options);
    },
    async close() {
      closed = true;
      await come?.close();
    },
  };
}
