import type { CallRecording } from '@belldesk/contract/voice/recording';
import { announcingEmergencies } from '../../dialogue/emergency/announcingEmergencies.ts';
import type { Model } from '../../dialogue/model.ts';
import { refusesRecording } from '../../dialogue/recording/refusal.ts';
import { respectingRefusals } from '../../dialogue/recording/respectingRefusals.ts';
import type { TurnState } from '../../dialogue/turns/state.ts';
import type { MediaLeg } from '../../telephony/mediaLeg.ts';
import { UsageMeter } from '../costs/usageMeter.ts';
import type { Engine } from '../engine.ts';
import { CallTape } from '../recording/callTape.ts';
import type { Leaves } from './leaves.ts';

/** Gathers while a call runs what it will leave: its recording, and what it costs. */
export class CallLeaves {
  readonly meter = new UsageMeter();
  readonly #tape: CallTape;
  readonly #path: string | null;
  readonly #remove: () => Promise<void>;
  #ended: Promise<CallRecording | null> | null = null;

  /** @param records whether the owner has calls recorded; the caller was told of it */
  constructor(
    engine: Pick<Engine, 'callRecordings' | 'clock' | 'logger'>,
    callId: string,
    leg: MediaLeg,
    records: boolean,
  ) {
    this.#path = records ? (engine.callRecordings?.pathOf(callId) ?? null) : null;
    this.#tape = new CallTape(leg, engine.clock, engine.logger);
    this.#remove = async () => {
      await engine.callRecordings?.remove(callId).catch((error: unknown) => {
        engine.logger.error({ err: error, callId }, 'a refused recording could not be deleted');
      });
    };
  }

  /** The call is connected: from now on it is recorded, where it is to be. */
  record(): void {
    if (this.#path !== null) this.#tape.begin(this.#path);
  }

  /**
   * The same engine, its services counted and its models ready for what a caller may say to any of them: that there is an
   * emergency, or that they do not want to be recorded.
   */
  metered(engine: Engine): Engine {
    const { meter } = this;
    const { voice, transcriber } = engine;
    return {
      ...engine,
      voice: {
        name: voice.name,
        speak: (request) => voice.speak({ ...request, meter }),
        close: () => voice.close(),
      },
      transcriber: transcriber && {
        name: transcriber.name,
        grade: transcriber.grade,
        listens: transcriber.listens,
        open: (options) => transcriber.open({ ...options, meter }),
        close: () => transcriber.close(),
      },
      model: this.#respecting(engine.model, engine),
      house: this.#respecting(engine.house, engine),
    };
  }

  #respecting(model: Model, { meaning }: Engine): Model {
    const { meter } = this;
    const asked: Model = {
      name: model.name,
      respond: (request) => model.respond({ ...request, meter }),
    };
    return respectingRefusals(announcingEmergencies(asked, meaning), () => this.#tape.refuse());
  }

  /** The call is over: nothing more is recorded. */
  stop(): void {
    this.#ended ??= this.#tape.end();
  }

  /** What is left. Who hung up on their own refusal is heard too. */
  async gather({ entries }: TurnState): Promise<Omit<Leaves, 'unfinished' | 'asked'>> {
    this.stop();
    const recording = (await this.#ended) ?? null;
    const costs = this.meter.costs();
    const refused = entries.some(
      ({ message }) => message.role === 'caller' && refusesRecording(message.text),
    );
    if (!refused || recording === null) return { costs, recording };
    await this.#remove();
    return { costs, recording: { state: 'refused', seconds: 0, lostSeconds: 0 } };
  }
}
