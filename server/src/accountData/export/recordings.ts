import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../../context.ts';
import { VoiceApiFailure } from '../../voiceApi/error.ts';
import type { Archive } from './archive.ts';
import { fileStem } from './fileStem.ts';
import type { RecordedCall } from './queries.ts';

/** Longer than any recording takes on a slow line. */
const FETCH_TIMEOUT_MS = 10 * 60_000;

interface Fetching {
  readonly deps: Pick<Deps, 'voice' | 'clock'>;
  readonly archive: Archive;
  /** Where one recording at a time lies until it is packed. */
  readonly path: string;
  /** Nothing is tried again after this: what fails is named. */
  readonly isLastTry: boolean;
}

/**
 * Packs the recordings of a call.
 * @returns what could not be fetched, as MISSING.txt names it
 * @throws VoiceApiFailure where another try may bring it
 */
export async function packRecordings(fetching: Fetching, call: RecordedCall): Promise<string[]> {
  const missing: string[] = [];
  const stem = `recordings/${fileStem(call)}`;
  const { voice } = fetching.deps;
  if (call.isWhole) {
    const name = `${stem}.wav`;
    const problem = await pack(fetching, name, () => voice.callRecording(call.callId));
    if (problem !== null) missing.push(`${name}: ${problem}`);
  }
  if (call.isMessage) {
    const name = `${stem}-message.wav`;
    const problem = await pack(fetching, name, () => voice.recording(call.callId));
    // Most messages are taken down as text, and have no recording.
    if (problem !== null && problem !== GONE) missing.push(`${name}: ${problem}`);
  }
  return missing;
}

const GONE = 'the voice platform has no recording of this call any more';

async function pack(
  { deps, archive, path, isLastTry }: Fetching,
  name: string,
  ask: () => Promise<Response>,
): Promise<string | null> {
  try {
    if (!(await fetchTo(path, await ask(), deps.clock))) return GONE;
  } catch (cause) {
    if (!isLastTry) throw cause;
    const status = cause instanceof VoiceApiFailure ? cause.status : null;
    return status === null
      ? 'the voice platform did not answer'
      : `the voice platform answered ${status}`;
  }
  await archive.add(name, createReadStream(path));
  await rm(path, { force: true });
  return null;
}

/** False where there is nothing. */
async function fetchTo(path: string, answer: Response, clock: Deps['clock']): Promise<boolean> {
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    if (answer.status === 404) return false;
    throw new VoiceApiFailure(answer.status, `API Error: ${answer.status}`);
  }
  const controller = new AbortController();
  const cancel = clock.after(FETCH_TIMEOUT_MS, () => controller.abort());
  try {
    const { signal } = controller;
    await pipeline(Readable.from(answer.body), createWriteStream(path, { mode: 0o600 }), {
      signal,
    });
  } finally {
    cancel();
  }
  return true;
}
