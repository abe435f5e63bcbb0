import { MAX_APP_MESSAGE_CHARACTERS } from '@belldesk/contract/voice/browserCall';
import type { Recognition, RecognitionListener } from '../ports.ts';

/** The part of the Web Speech API that is used; browsers keep the constructor under two names. */
interface SpeechRecogniser {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  abort(): void;
}
type RecogniserConstructor = new () => SpeechRecogniser;

/** After these the browser will not hear anything, however often it is asked. */
const FATAL_ERRORS = new Set([
  'audio-capture',
  'not-allowed',
  'service-not-allowed',
  'language-not-supported',
  'network',
]);

/** A recogniser that ends at once this often running is broken and is left alone. */
const GIVE_UP_AFTER = 3;
const AT_ONCE_MS = 250;

function isConstructor(value: unknown): value is RecogniserConstructor {
  return typeof value === 'function';
}

/**
 * Listens with the browser's own recognition and begins again each time the browser ends it by
 * itself (it does after some silence). Null where there is none; after a fatal error it stays silent.
 * @param lang BCP 47
 */
export function openRecognition(listener: RecognitionListener, lang: string): Recognition | null {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  if (!isConstructor(found)) return null;
  const recogniser = new found();
  recogniser.continuous = true;
  recogniser.interimResults = true;
  recogniser.lang = lang;
  let isWanted = false;
  let isRunning = false;
  let isOver = false;
  let ranOutAtOnce = 0;
  let startedAtMs = 0;

  const run = () => {
    if (isRunning || isOver) return;
    isRunning = true;
    startedAtMs = performance.now();
    recogniser.start();
  };

  recogniser.onresult = (event) => {
    for (let at = event.resultIndex; at < event.results.length; at++) {
      const result = event.results[at];
      const transcript = result?.[0]?.transcript.trim().slice(0, MAX_APP_MESSAGE_CHARACTERS) ?? '';
      if (isWanted && transcript !== '') listener.onHeard(transcript, result?.isFinal ?? false);
    }
  };
  recogniser.onerror = (event) => {
    if (FATAL_ERRORS.has(event.error)) isOver = true;
  };
  recogniser.onend = () => {
    isRunning = false;
    ranOutAtOnce = performance.now() - startedAtMs < AT_ONCE_MS ? ranOutAtOnce + 1 : 0;
    if (ranOutAtOnce >= GIVE_UP_AFTER) isOver = true;
    if (isWanted) run();
  };
  const want = (wanted: boolean) => {
    if (isOver || wanted === isWanted) return;
    isWanted = wanted;
    // While an earlier run is still ending, onend begins the next.
    if (wanted) run();
    else recogniser.abort();
  };
  want(true);
  return {
    setMuted: (muted) => want(!muted),
    stop() {
      want(false);
      isOver = true;
    },
  };
}
