import { AGAINST } from './cues/against.ts';
import { ASKING, WISHING } from './cues/asking.ts';
import { CANCEL } from './cues/cancel.ts';
import { COMPLAINT } from './cues/complaint.ts';
import type { Cue } from './cues/cue.ts';
import { MOVE } from './cues/move.ts';
import { NOTE } from './cues/note.ts';
import { SALES } from './cues/sales.ts';
import { STANDING } from './cues/standing.ts';
import { TOLD_BY_WHO } from './cues/standingByWho.ts';
import { STATUS } from './cues/status.ts';

export const CUES: readonly Cue[] = [
  ...STANDING,
  ...CANCEL,
  ...MOVE,
  ...NOTE,
  ...STATUS,
  ...COMPLAINT,
  ...SALES,
  ...AGAINST,
  ...ASKING,
  ...WISHING,
  ...TOLD_BY_WHO,
];
