import { t } from '@lingui/core/macro';
import { callTexts } from '../client/problems.ts';

/** Texts that are meant for an owner, as a visitor understands them. */
const FOR_VISITORS: Readonly<Record<string, string>> = {
  [callTexts.initFailed]: t`This browser cannot carry a call. A current Chrome, Firefox, Safari or Edge can.`,
  [callTexts.lost]: t`The connection to the call was lost. Please call again.`,
};

/** What a visitor's call says of a problem. @param error as the call card shows it */
export function problemText(error: string): string {
  return FOR_VISITORS[error] ?? error;
}
