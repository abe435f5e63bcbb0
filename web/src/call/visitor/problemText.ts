import { t } from '@lingui/core/macro';
import { callTexts } from '../client/problems.ts';

/** Texts that are meant for an owner, as a visitor understands them. */
const FOR_VISITORS: Readonly<Record<string, string>> = {
  [callTexts.initFailed]: t`This browser does not support calls. Use an up-to-date version of Chrome, Firefox, Safari or Edge.`,
  [callTexts.lost]: t`The call was disconnected. Please call again.`,
};

/** What a visitor's call says of a problem. @param error as the call card shows it */
export function problemText(error: string): string {
  return FOR_VISITORS[error] ?? error;
}
