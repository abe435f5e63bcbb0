import { AppError } from '@belldesk/contract/errors';
import { type RungReason, Rungs, type RungsOptions } from '../../rungs/rungs.ts';
import { within } from '../../rungs/within.ts';
import type { SpeakRequest, Voice } from '../ports.ts';
import { defaultVoiceDeadlines, Playout, type VoiceDeadlines } from './playout.ts';
import { hasWords, Pace, unspokenPart } from './spokenPart.ts';
import { VoiceAttempt } from './voiceAttempt.ts';

export interface LadderVoiceOptions extends RungsOptions {
  readonly deadlines?: VoiceDeadlines;
}

type Others = Parameters<Playout['patienceMs']>[1];
type Spoken =
  | { readonly type: 'whole'; readonly givenMs: number }
  | { readonly type: 'aborted' }
  | { readonly type: RungReason; readonly givenMs: number; readonly error?: unknown };

/** Told apart from each other, so that no cache of phrases between answers for the provider. */
const probePhrase = (probe: number): string => `One moment, ${probe}.`;

/**
 * A voice made of several, the preferred one first. Each sentence is spoken by the first healthy rung;
 * when that fails or is late, the next one speaks what was not yet spoken of it. Throws an AppError
 * `voice-service-failed` when none could. Closing it closes the rungs.
 */
export function ladderVoice(voices: readonly Voice[], options: LadderVoiceOptions): Voice {
  const { clock, deadlines = defaultVoiceDeadlines } = options;
  const rungs = new Rungs('voice', voices, options, probe);
  const pace = new Pace();
  let lastAsked = { voiceId: 'amelia', language: 'en-GB' };
  let probes = 0;

  async function probe(voice: Voice, signal: AbortSignal): Promise<boolean> {
    probes += 1;
    const spoken = speakOn(
      voice,
      { ...lastAsked, text: probePhrase(probes), signal },
      () => 'given-up',
    );
    for (;;) {
      const { done, value } = await spoken.next();
      if (done) return value.type === 'whole';
    }
  }

  /** One voice's try at a text. Gives its audio; returns what became of it. */
  async function* speakOn(
    voice: Voice,
    request: SpeakRequest,
    others: () => Others,
  ): AsyncGenerator<Int16Array, Spoken> {
    const { signal, ...what } = request;
    const playout = new Playout(deadlines);
    const begun = (): boolean => playout.givenMs > 0;
    let attempt: VoiceAttempt | null = null;
    try {
      attempt = new VoiceAttempt(voice, what);
      for (;;) {
        const sinceMs = clock.monotonicMs();
        const ms = playout.patienceMs(sinceMs, others());
        const outcome = await within(attempt.next(), { clock, ms, signal });
        const { givenMs } = playout;
        if (outcome.type === 'aborted') return outcome;
        if (outcome.type === 'late')
          return {
            type: begun() ? 'stalled' : 'late',
            givenMs,
            error: new AppError('timed-out', 'the voice was late'),
          };
        if (outcome.type === 'failed')
          return { type: begun() ? 'broke-off' : 'failed', givenMs, error: outcome.error };
        if (outcome.value === null) return { type: begun() ? 'whole' : 'silent', givenMs };
        playout.gave(outcome.value, sinceMs, clock.monotonicMs());
        yield outcome.value;
      }
    } catch (error) {
      return { type: 'failed', givenMs: playout.givenMs, error };
    } finally {
      attempt?.drop();
    }
  }

  async function* speak(request: SpeakRequest): AsyncGenerator<Int16Array> {
    const { voiceId, language, signal } = request;
    // What a rung does not take is no failure of it.
    const tried = new Set(rungs.all.filter(({ provider }) => provider.takes?.(request) === false));
    let { text } = request;
    let cause: unknown;
    if (!hasWords(text)) return;
    lastAsked = { voiceId, language };
    const others = (): Others => {
      if (rungs.healthy(tried)) return 'healthy';
      return rungs.next(tried) ? 'given-up' : 'none';
    };
    while (!signal.aborted) {
      const rung = rungs.next(tried);
      if (!rung) throw new AppError('voice-service-failed', 'no voice could speak', { cause });
      tried.add(rung);
      const speaker = `${rung.index} ${voiceId}`;
      const spoken = yield* speakOn(rung.provider, { ...request, text }, others);
      if (spoken.type === 'aborted') return;
      if (spoken.type === 'whole') {
        rung.health.succeeded();
        pace.learn(speaker, text, spoken.givenMs);
        return;
      }
      cause = spoken.error;
      if (spoken.givenMs > 0) text = unspokenPart(text, spoken.givenMs / pace.msPerUnit(speaker));
      if (text === '') return rung.health.failed();
      rungs.failed(rung, tried, spoken.type, spoken.error);
    }
  }

  return { name: rungs.name, speak, close: () => rungs.close() };
}
