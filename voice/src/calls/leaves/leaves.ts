import type { CallCost } from '@belldesk/contract/voice/cost';
import type { CallRecording } from '@belldesk/contract/voice/recording';

/** What a call leaves apart from its conversation. */
export interface Leaves {
  readonly costs: readonly CallCost[];
  /** Null where the call was not to be recorded. */
  readonly recording: CallRecording | null;
}

export const noLeaves: Leaves = { costs: [], recording: null };
