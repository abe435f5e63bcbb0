import type { SessionUser } from '@belldesk/contract/product/account';
import type { CallTableConfig } from '@belldesk/kit/callTableSettings';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { SendingLimits } from '@belldesk/kit/sendingSettings';
import type { SmsCarrier } from '@belldesk/kit/sms/carrier';
import type { DiskSpace } from '@belldesk/kit/storage/diskSpace';
import type { AskingKey } from './access/apiKey.ts';
import type { Membership } from './access/requireMember.ts';
import type { Payments } from './billing/payments/payments.ts';
import type { NewestAhead } from './calls/log/newest/ahead.ts';
import type { Database } from './db/client.ts';
import type { ChangeHub } from './events/changeHub.ts';
import type { VoiceApi } from './voiceApi/client.ts';
import type { WebhookMeans } from './webhooks/deliveries/means.ts';

/** What every verb may use, made once at start. */
export interface Deps {
  readonly db: Database;
  readonly voice: VoiceApi;
  /** Tells of every change that a browser may watch. */
  readonly changes: ChangeHub;
  readonly payments: Payments;
  /** Who carries texts to customers; null where none are sent. */
  readonly texts: SmsCarrier | null;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The site's own address, without a slash at its end. */
  readonly publicUrl: string;
  /** Where the voice platform reports to, and the secret it shows. */
  readonly webhook: { readonly url: string; readonly secret: string };
  /** Where exports of accounts lie until they are downloaded. */
  readonly exportsFolder: string;
  /** The space of the disk that DATA_DIR lies on. @throws the file system's error */
  readonly diskSpace: () => Promise<DiskSpace>;
  /** What webhooks of businesses may reach, and what opens their secrets. */
  readonly webhooks: WebhookMeans;
  /** A table service outside whose rows the calls page shows as well. */
  readonly callTable: CallTableConfig | null;
  /** How much may be sent to others, and how many may sign up. */
  readonly sending: SendingLimits;
  /** Where demo requests are delivered, and whether that is a condition of success. */
  readonly demoWebhook: { readonly url: string | null; readonly isRequired: boolean };
}

/** A verb's surroundings: the parts, and who asks. */
export interface Ctx extends Deps {
  readonly user: SessionUser | null;
  /** The business for which they ask; null where nobody is signed in. */
  readonly membership: Membership | null;
  /** The key by which a program asks for that business; null where a person does, or nobody. */
  readonly apiKey: AskingKey | null;
  /** The first page of the log, where it was read together with the session. */
  readonly newestCalls?: NewestAhead | null;
  /** By which they are signed in; null where nobody is. */
  readonly sessionId: string | null;
  /** Address of the socket that asks; no header can forge it. */
  readonly address: string;
  /** Aborts when this process stops: what would go on for long ends then. */
  readonly stopping: AbortSignal;
}
