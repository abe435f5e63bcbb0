import type { AssistantRequestOutcome, UnfinishedWish } from '@belldesk/contract/voice/call';
import type { CallCost } from '@belldesk/contract/voice/cost';
import type { CallRecording } from '@belldesk/contract/voice/recording';

/** What a call leaves apart from its conversation. */
export interface Leaves {
  readonly costs: readonly CallCost[];
  /** Null where the call was not to be recorded. */
  readonly recording: CallRecording | null;
  /** What the caller wished for and did not get. */
  readonly unfinished: UnfinishedWish | null;
  /** What came of asking which assistant answers; null where nobody was asked. */
  readonly asked: AssistantRequestOutcome | null;
}

export const noLeaves: Leaves = { costs: [], recording: null, unfinished: null, asked: null };
