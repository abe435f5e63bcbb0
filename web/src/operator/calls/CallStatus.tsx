import type { OperatorCall } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { outcomeText } from './outcomeText.ts';

type Told = Pick<OperatorCall, 'type' | 'status' | 'badge' | 'outcome' | 'durationSeconds'>;

/** How a call stands. A call without a word is told from one that was held: both have the status "completed". */
export function callStatus(call: Told): { text: string; tone: Tone } {
  if (call.status === 'in-progress') return { text: t`In progress`, tone: 'notice' };
  if (call.status === 'failed') return { text: t`Failed`, tone: 'bad' };
  if (call.type === 'test') return { text: t`Test`, tone: 'plain' };
  if (call.badge === 'spam') return { text: t`Spam`, tone: 'plain' };
  if (call.badge === 'missed') return { text: t`Missed`, tone: 'notice' };
  if (call.durationSeconds === 0) return { text: t`Not connected`, tone: 'notice' };
  return { text: t`Completed`, tone: 'good' };
}

/** How a call stands, and what came of it. */
export function CallStatus({ call }: { call: Told }) {
  const { text, tone } = callStatus(call);
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      <span className="mt-1 block text-sm text-muted">{outcomeText(call.outcome)}</span>
    </>
  );
}
