import { andThen, isSpeaking, stay, withAssistant } from './compose.ts';
import { addEntry, changeEntry, removeEntry } from './entries.ts';
import { estimatedSpeechMs, heardText, splitSentences } from './sentences.ts';
import type { Step, TurnEvent, TurnState } from './state.ts';

/** Sends one sentence on its way. */
export function speak(state: TurnState, text: string, atMs: number): Step {
  const entryId = state.nextId;
  const added = addEntry(state, { role: 'assistant', text }, atMs, { endedAtMs: null });
  const segmentId = added.nextId;
  const marks =
    added.marks && added.marks.sentenceAtMs === null
      ? { ...added.marks, sentenceAtMs: atMs }
      : added.marks;
  return stay(
    withAssistant(
      { ...added, nextId: segmentId + 1, marks },
      {
        segments: [...added.assistant.segments, { id: segmentId, entryId, text, started: false }],
      },
    ),
    { type: 'cancel-timer', name: 'silence' },
    { type: 'speak', segmentId, text },
  );
}

/** Takes more of the model's text and speaks what became whole sentences; `all` speaks the rest too. */
export function speakText(state: TurnState, text: string, all: boolean, atMs: number): Step {
  const { sentences, rest } = splitSentences(state.assistant.unspoken + text);
  const whole = all && rest.trim() !== '' ? [...sentences, rest.trim()] : sentences;
  let step = stay(withAssistant(state, { unspoken: all ? '' : rest }));
  for (const sentence of whole) step = andThen(step, (next) => speak(next, sentence, atMs));
  return step;
}

/** Stops the assistant in mid-sentence. What was heard is known when the segments end. */
export function interrupt(state: TurnState): Step {
  const cancelled = withAssistant(state, {
    modelRunning: false,
    unspoken: '',
    paused: false,
    clearing: isSpeaking(state),
    recordMs: null,
    speculation: null,
  });
  const { modelRunning, answerId, speculation } = state.assistant;
  return stay(
    cancelled,
    ...(modelRunning || speculation ? [{ type: 'cancel-model' as const, answerId }] : []),
    { type: 'cancel-timer', name: 'barge-in' },
    { type: 'cancel-timer', name: 'false-alarm' },
    { type: 'clear-playback' },
    // What was paused for the caller must not stay so for what is said next.
    ...(state.assistant.paused && !state.onHold ? [{ type: 'resume-playback' as const }] : []),
  );
}

type SegmentStarted = Extract<TurnEvent, { type: 'segment-started' }>;
type SegmentEnded = Extract<TurnEvent, { type: 'segment-ended' }>;

/** A sentence has become audible. The first one of an answer closes the measurement of its turn. */
export function segmentStarted(state: TurnState, event: SegmentStarted): Step {
  const segment = state.assistant.segments.find((candidate) => candidate.id === event.segmentId);
  if (!segment) return stay(state);
  const wasSilent = state.assistant.segments.every((candidate) => !candidate.started);
  const heard = { ...state, audible: true };
  const started = withAssistant(changeEntry(heard, segment.entryId, { startedAtMs: event.atMs }), {
    segments: state.assistant.segments.map((candidate) =>
      candidate.id === segment.id ? { ...candidate, started: true } : candidate,
    ),
  });
  return stay(
    measured(started, event.atMs),
    ...(state.audible ? [] : [{ type: 'cancel-timer' as const, name: 'unheard' as const }]),
    ...(wasSilent ? [{ type: 'assistant-speech' as const, speaking: true }] : []),
    {
      type: 'show',
      id: String(segment.entryId),
      role: 'assistant',
      text: segment.text,
      final: true,
    },
  );
}

function measured(state: TurnState, atMs: number): TurnState {
  const { marks } = state;
  if (!marks || marks.sentenceAtMs === null) return state;
  const { lastSoundAtMs, committedAtMs, transcriberMs, sentenceAtMs } = marks;
  const round = (ms: number) => Math.max(0, Math.round(ms));
  return {
    ...state,
    marks: null,
    turns: [
      ...state.turns,
      {
        turn: marks.turn,
        endpointingMs:
          lastSoundAtMs === null
            ? null
            : round(committedAtMs - lastSoundAtMs - (transcriberMs ?? 0)),
        transcriberMs: transcriberMs === null ? null : round(transcriberMs),
        modelMs: round(sentenceAtMs - committedAtMs),
        voiceMs: round(atMs - sentenceAtMs),
        totalMs: round(atMs - (lastSoundAtMs ?? committedAtMs)),
      },
    ],
  };
}

/** A sentence has been played, or cut: the conversation keeps what was heard of it. */
export function segmentEnded(state: TurnState, event: SegmentEnded): Step {
  const segment = state.assistant.segments.find((candidate) => candidate.id === event.segmentId);
  if (!segment) return stay(state);
  const remaining = state.assistant.segments.filter((candidate) => candidate.id !== segment.id);
  const without = withAssistant(state, {
    segments: remaining,
    clearing: state.assistant.clearing && remaining.length > 0,
  });
  const stopped =
    remaining.length === 0 ? [{ type: 'assistant-speech' as const, speaking: false }] : [];
  const { spokenBy } = event;
  const by = spokenBy && spokenBy.length > 0 ? { spokenBy } : {};
  if (event.complete)
    return stay(
      changeEntry(without, segment.entryId, { endedAtMs: event.atMs, ...by }),
      ...stopped,
    );
  const totalMs = event.totalMs ?? Math.max(event.playedMs, estimatedSpeechMs(segment.text));
  const heard = heardText(segment.text, event.playedMs, totalMs);
  if (heard === '') {
    const shown = segment.started
      ? [
          {
            type: 'show' as const,
            id: String(segment.entryId),
            role: 'assistant' as const,
            text: '',
            final: true,
          },
        ]
      : [];
    return stay(removeEntry(without, segment.entryId), ...shown, ...stopped);
  }
  return stay(
    changeEntry(without, segment.entryId, {
      message: { role: 'assistant', text: heard },
      endedAtMs: event.atMs,
      interrupted: true,
      ...by,
    }),
    {
      type: 'show',
      id: String(segment.entryId),
      role: 'assistant',
      text: `${heard} …`,
      final: true,
    },
    ...stopped,
  );
}
