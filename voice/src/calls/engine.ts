import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { Meaning } from '../dialogue/meaning.ts';
import type { Model } from '../dialogue/model.ts';
import type { Transcriber, Voice } from '../speech/ports.ts';
import type { CallKeeper } from './callKeeper.ts';
import type { CallRecordings } from './recording/callRecordings.ts';
import type { Recordings } from './recordings.ts';
import type { ToolMeans } from './tools/toolbox.ts';

/** What every call is made of. */
export interface Engine {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly voice: Voice;
  /** Null where the machine cannot listen. */
  readonly transcriber: Transcriber | null;
  /** The language model with its stand-in, or the rule-based agent alone. */
  readonly model: Model;
  /** Answers callers who have nothing but keys. */
  readonly house: Model;
  /** A second opinion on what callers say; without it phrases alone tell emergencies. */
  readonly meaning?: Meaning;
  readonly keeper: Pick<CallKeeper, 'begin' | 'join' | 'checkpoint' | 'finish'>;
  readonly recordings: Recordings;
  /** Where whole calls are recorded; without it none is. */
  readonly callRecordings?: CallRecordings;
  /** What tools may use beyond the public internet; nothing where it is not said. */
  readonly toolMeans?: ToolMeans;
}
