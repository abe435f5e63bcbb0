import type { SessionUser } from '@belldesk/contract/product/account';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { Database } from './db/client.ts';
import type { CallChanges } from './events/callChanges.ts';
import type { VoiceApi } from './voiceApi/client.ts';

/** What every verb may use, made once at start. */
export interface Deps {
  readonly db: Database;
  readonly voice: VoiceApi;
  readonly callChanges: CallChanges;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Where the voice platform reports to, and the secret it shows. */
  readonly webhook: { readonly url: string; readonly secret: string };
}

/** A verb's surroundings: the parts, and who asks. */
export interface Ctx extends Deps {
  readonly user: SessionUser | null;
  /** Aborts when this process stops: what would go on for long ends then. */
  readonly stopping: AbortSignal;
}
