import type { Clock } from '@belldesk/kit/clock';
import type { Models } from '@belldesk/kit/models/openModelStore';
import type { ChatRoom } from '../calls/chatRoom.ts';
import type { CallRecordings } from '../calls/recording/callRecordings.ts';
import type { Recordings } from '../calls/recordings.ts';
import type { SelfTest } from '../calls/selfTest/selfTest.ts';
import type { CallTicketOffice } from '../calls/ticketOffice.ts';
import type { ProviderBoard } from '../rungs/board.ts';
import type { Voice } from '../speech/ports.ts';
import type { Pronunciation } from '../speech/pronunciation.ts';
import type { Database } from '../store/database.ts';
import type { Sealer } from '../store/sealer.ts';

/** What the routes need of the platform. */
export interface ApiContext {
  readonly db: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly apiKey: string;
  readonly sipAddressOf: (sipUser: string) => string;
  readonly tickets: CallTicketOffice;
  readonly chats: ChatRoom;
  readonly recordings: Recordings;
  readonly callRecordings: CallRecordings;
  readonly voice: Voice;
  /** The voice of this machine's own, to whoever does not wait on the telephone; null where others speak. */
  readonly unhurried: () => Voice | null;
  readonly pronunciation: Pronunciation;
  readonly selfTest: Pick<SelfTest, 'state'>;
  readonly providers: Pick<ProviderBoard, 'report'>;
  readonly models: Pick<Models, 'report'>;
  /** An assistant was created or changed: committed. Returns at once. */
  readonly saved: (assistantId: string) => void;
  /** Somebody who answers a telephone, their tools or an address may have changed: committed. Returns at once. */
  readonly published: () => void;
}
