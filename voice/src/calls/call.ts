import type { EndedReason, UnfinishedWish } from '@belldesk/contract/voice/call';
import { unfinishedWish } from '../dialogue/agent/unfinished.ts';
import { announcingEmergencies } from '../dialogue/emergency/announcingEmergencies.ts';
import { createVoicemail } from '../dialogue/keypad/voicemail.ts';
import type { ConversationMessage } from '../dialogue/model.ts';
import { conversationOf } from '../dialogue/turns/entries.ts';
import { newConversation } from '../dialogue/turns/machine.ts';
import type { TurnEffect, TurnEvent, TurnState } from '../dialogue/turns/state.ts';
import { sinceVoicemail } from '../dialogue/turns/voicemail.ts';
import type { MediaEvent } from '../telephony/mediaLeg.ts';
import type { CallOptions } from './callOptions.ts';
import { Connection } from './connecting/connection.ts';
import { Ears } from './ears.ts';
import type { Engine } from './engine.ts';
import { InOrder } from './inOrder.ts';
import { CallLeaves } from './leaves/callLeaves.ts';
import { MessageRecorder } from './messageRecorder.ts';
import { Speaker } from './speaker.ts';
import { Stillness } from './stillness.ts';
import { type ModelQuestion, Thinker } from './thinker.ts';
import { Timers } from './timers.ts';
import { readToolResult } from './toolResultText.ts';
import { noToolMeans, Toolbox } from './tools/toolbox.ts';
import { Transfers } from './transfer/transfers.ts';
import { takeTurnGuarded } from './turnGuard.ts';

/** After the caller is gone, tools and a recording may take this long. */
const AFTERMATH_MS = 15_000;
/** A line and the answer to it are kept together, and not while the answer is awaited. */
const CHECKPOINT_AFTER_MS = 500;

type AskAhead = Extract<TurnEffect, { type: 'ask-ahead' }>;
const callerSays = ({ text, hearing }: AskAhead): ConversationMessage => ({
  role: 'caller',
  text,
  ...(hearing && { hearing }),
});

const lastResort = announcingEmergencies(createVoicemail());

/** One call: wires a leg, ears, a model and a voice to turn-taking. It decides nothing itself. */
export class Call {
  readonly id: string;
  /** Settles when the call's record is written. */
  readonly finished: Promise<void>;
  readonly #engine: Engine;
  readonly #options: CallOptions;
  readonly #timers: Timers;
  readonly #speaker: Speaker;
  readonly #thinker: Thinker;
  readonly #ears: Ears;
  readonly #recorder: MessageRecorder;
  readonly #toolbox: Toolbox;
  readonly #transfers: Transfers;
  readonly #checkpoints: InOrder<TurnState>;
  readonly #leaves: CallLeaves;
  readonly #connection: Connection;
  /** Tools, a recording and the last transcript have come to their end. */
  readonly #stillness = new Stillness(() => this.#isIdle());
  #state: TurnState;
  #checkpointedEntries = 0;

  constructor(means: Engine, options: CallOptions) {
    const { clock, logger } = means;
    const { row, leg, receptionist } = options;
    this.#leaves = new CallLeaves(means, row.id, leg, receptionist.recordsCalls);
    const engine = this.#leaves.metered(means);
    const tell = (event: TurnEvent) => this.tell(event);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.id = row.id;
    this.#connection = new Connection(row, means);
    this.finished = promise;
    this.#finish = resolve;
    this.#engine = engine;
    this.#options = options;
    this.#state = newConversation(options.input, {
      ...options.turns,
      language: options.receptionist.language,
      maxDurationMs: options.receptionist.maxDurationMs,
    });
    this.#timers = new Timers(clock, (name) => tell({ type: 'timer', name }));
    this.#speaker = new Speaker({
      voice: engine.voice,
      leg: options.leg,
      voiceId: options.receptionist.voiceId,
      lexicon: options.receptionist.lexicon,
      language: options.receptionist.language,
      clock,
      logger,
      tell,
    });
    this.#checkpoints = new InOrder(
      (state) => engine.keeper.checkpoint(this.#connection.row, state, this.#leaves.meter.costs()),
      clock,
      CHECKPOINT_AFTER_MS,
    );
    this.#thinker = new Thinker(tell, logger);
    this.#ears = new Ears(engine, options, tell);
    this.#toolbox = new Toolbox({
      ...options,
      press: leg.press ? (digit) => leg.press?.(digit) ?? false : null,
      means: engine.toolMeans ?? noToolMeans,
      clock,
      logger,
    });
    this.#transfers = new Transfers(engine, options.line ?? null, {
      id: options.row.id,
      receptionist: options.receptionist,
      callerNumber: options.callerNumber,
      tell,
      connected: () => this.#ears.close(),
      ended: () => this.hangUp('assistant-forwarded-call'),
    });
    this.#recorder = new MessageRecorder(
      engine.recordings,
      options.row.id,
      options.leg,
      clock,
      tell,
      this.#connection.made,
    );
  }

  readonly #finish: () => void;

  /**
   * Greets, and opens the ears once the caller is there. The transport must be ready to carry audio; how much of
   * it a caller is sent who has not shown to be there, it sees to itself.
   */
  start(): void {
    if (this.#state.ended) return;
    if (this.#connection.isMade) this.#leaves.record();
    const { leg, receptionist, endsWith } = this.#options;
    leg.listen((event) => this.#heard(event));
    const { greeting } = receptionist;
    this.tell({ type: 'answered', greeting, ...(endsWith && { endsWith }) });
    if (this.#connection.isMade) this.#listen();
  }

  /** The caller has acknowledged our answer: from now on the call counts and is recorded. Once is enough. */
  connected(): void {
    if (this.#state.ended || !this.#connection.make()) return;
    this.#leaves.record();
    this.#listen();
    this.#checkpoint();
  }

  /** Something happened. */
  tell(event: TurnEvent): void {
    const { clock, logger } = this.#engine;
    const [state, effects] = takeTurnGuarded(this.#state, event, clock.nowMs(), (error) =>
      logger.error({ err: error, callId: this.id, event: event.type }, 'turn-taking is broken'),
    );
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
    if (state.ended) this.#stillness.look();
  }

  /** The other side, or the platform, ends the call. */
  hangUp(reason: EndedReason): void {
    this.tell({ type: 'hung-up', reason });
  }

  /** A key that came by signalling. */
  press(digit: string): void {
    if (!this.#transfers.press(digit)) this.tell({ type: 'digit', digit });
  }

  /** Words come from the browser's own recognition from now on. */
  hearThroughBrowser(): void {
    this.#ears.close();
    if (this.#state.input === 'text') this.#state = { ...this.#state, input: 'speech' };
  }

  #listen(): void {
    if (this.#options.input === 'speech') void this.#ears.open();
  }

  #heard(event: MediaEvent): void {
    switch (event.type) {
      case 'digit':
        this.tell(event);
        break;
      case 'segment-started':
        this.tell(event);
        break;
      case 'segment-ended':
        this.#speaker.legEnded(event);
        break;
      case 'stalled':
        if (event.silentMs >= this.#lostAfterMs()) this.hangUp('pipeline-error-transport-lost');
        break;
      case 'consented':
        this.#connection.heard();
        this.#listen();
        break;
      case 'caller-audio':
        this.#recorder.write(event.pcm);
        this.#ears.hear(event);
        break;
      case 'speech-started':
      case 'speech-stopped':
        this.#options.watcher.speech('user', event.type === 'speech-started');
        this.#ears.hear(event);
        break;
    }
  }

  /** Who holds the call may send nothing, but not for ever, whatever else their hold is part of. */
  #lostAfterMs(): number {
    const { onHold, settings } = this.#state;
    const { lostAfterMs } = this.#options;
    return onHold ? Math.max(lostAfterMs, settings.maxHoldMs) : lostAfterMs;
  }

  #carryOut(effect: TurnEffect): void {
    const { leg, watcher } = this.#options;
    switch (effect.type) {
      case 'ask-model':
        this.#ask(effect.answerId);
        break;
      case 'ask-ahead':
        this.#ask(effect.answerId, [callerSays(effect)]);
        break;
      case 'cancel-model':
        this.#thinker.cancel();
        this.#speaker.unprepare();
        break;
      case 'prepare-speech':
        this.#speaker.prepare(effect.text);
        break;
      case 'speak':
        this.#speaker.speak(effect.segmentId, effect.text);
        break;
      case 'clear-playback':
        this.#speaker.clear();
        break;
      case 'pause-playback':
        leg.pause();
        break;
      case 'resume-playback':
        leg.resume();
        break;
      case 'run-tool':
        void this.#runTool(effect);
        break;
      case 'start-recording':
        void this.#recorder.start(effect.maxMs, this.#ears.areOpen);
        break;
      case 'stop-recording':
        void this.#recorder.stop();
        break;
      case 'set-timer':
        this.#timers.set(effect.name, effect.delayMs);
        break;
      case 'cancel-timer':
        this.#timers.cancel(effect.name);
        break;
      case 'show':
        watcher.show(effect);
        this.#checkpoint();
        break;
      case 'expect':
        this.#ears.expect(effect.expects);
        break;
      case 'assistant-speech':
        watcher.speech('assistant', effect.speaking);
        break;
      case 'end-call':
        void this.#end(effect.reason);
        break;
    }
  }

  /** @param ahead what the caller may have said, and is not in the conversation yet */
  #ask(answerId: number, ahead: readonly ConversationMessage[] = []): void {
    const { model, house } = this.#engine;
    const { input, voicemail } = this.#state;
    this.#thinker.ask(
      voicemail
        ? lastResort
        : input === 'keypad' || !this.#connection.isCallerThere
          ? house
          : model,
      this.#question(
        voicemail
          ? sinceVoicemail(this.#state, voicemail)
          : [...conversationOf(this.#state), ...ahead],
      ),
      answerId,
    );
  }

  #question(conversation: readonly ConversationMessage[]): ModelQuestion {
    const { receptionist, callerNumber } = this.#options;
    const { row } = this.#connection;
    return {
      ...receptionist,
      tools: [...this.#toolbox.offers, ...this.#transfers.tools()],
      conversation,
      callerNumber,
      startedAtMs: (row.startedAt ?? row.createdAt).getTime(),
      input: this.#state.input,
    };
  }

  async #runTool(effect: Extract<TurnEffect, { type: 'run-tool' }>): Promise<void> {
    const { watcher } = this.#options;
    if (this.#transfers.handles(effect.name)) {
      this.#transfers.begin(effect, conversationOf(this.#state));
      return;
    }
    const result = await this.#toolbox.run(effect);
    if (readToolResult(result).ok) watcher.taken(effect.name);
    this.tell({ type: 'tool-result', id: effect.id, name: effect.name, result });
  }

  #checkpoint(): void {
    const { length } = this.#state.entries;
    if (length === this.#checkpointedEntries || this.#state.ended || !this.#connection.isMade)
      return;
    this.#checkpointedEntries = length;
    this.#checkpoints.offer(this.#state);
  }

  /** Whatever fails on the way, the leg is given back and the call is known to be over. */
  async #end(reason: EndedReason): Promise<void> {
    try {
      await this.#wrapUp(reason);
    } catch (error) {
      const { logger } = this.#engine;
      logger.fatal({ err: error, callId: this.id }, 'a call could not be ended as it should');
    } finally {
      this.#options.leg.close();
      this.#finish();
    }
  }

  async #wrapUp(reason: EndedReason): Promise<void> {
    const { clock, keeper, logger } = this.#engine;
    const endedAtMs = clock.nowMs();
    this.#timers.cancelAll();
    this.#checkpoints.drop();
    this.#transfers.end();
    this.#options.watcher.ended(reason);
    this.#leaves.stop();
    this.#connection.end();
    await this.#stillness.within(clock, AFTERMATH_MS);
    this.#ears.close();
    this.#thinker.cancel();
    this.#options.leg.close();
    const gathered = await this.#leaves.gather(this.#state);
    const { asked = null } = this.#options;
    const leaves = { ...gathered, unfinished: this.#unfinished(reason), asked };
    try {
      await this.#connection.noted();
      await keeper.finish(this.#connection.row, this.#state, reason, endedAtMs, leaves);
    } catch (error) {
      logger.fatal({ err: error, callId: this.id }, 'the record of a call could not be written');
    }
  }

  /** A person who took the call knows what it is about. */
  #unfinished(reason: EndedReason): UnfinishedWish | null {
    if (reason === 'assistant-forwarded-call') return null;
    try {
      return unfinishedWish(this.#question(conversationOf(this.#state)));
    } catch (error) {
      this.#engine.logger.error({ err: error, callId: this.id }, 'a wish could not be told');
      return null;
    }
  }

  #isIdle(): boolean {
    const { assistant, recording, caller } = this.#state;
    return (
      !assistant.modelRunning &&
      assistant.toolsRunning === 0 &&
      !recording &&
      !(caller.awaitingFinal && this.#ears.areOpen)
    );
  }
}
