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
  /** Where demo requests are delivered, and whether that is a condition of success. */
  readonly demoWebhook: { readonly url: string | null; readonly isRequired: boolean };
}

/** A verb's surroundings: the parts, and who asks. */
export interface Ctx extends Deps {
  readonly user: SessionUser | null;
  /** Address of the socket that asks; no header can forge it. */
  readonly address: string;
  /** Aborts when this process stops: what would go on for long ends then. */
  readonly stopping: AbortSignal;
}
