import type { CallDetail } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Costs } from './Costs.tsx';
import { Fact } from './Fact.tsx';

/** What only somebody who looks after the installation asks for. */
export function Technical({ call }: { call: CallDetail }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium text-pine">
        <ChevronRight
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-90"
        />
        <Trans>Technical details</Trans>
      </summary>
      <div className="mt-4 flex flex-col gap-6">
        <dl className="grid gap-x-8 gap-y-4 rounded-md border border-line bg-card p-5 sm:grid-cols-2 sm:p-6">
          <Fact name={t`Call ID`}>
            <span className="font-code text-sm">{call.callId}</span>
          </Fact>
          <Fact name={t`Assistant ID`}>
            <span className="font-code text-sm">{call.assistantId}</span>
          </Fact>
          {call.endedReason && (
            <Fact name={t`Ended reason`}>
              <span className="font-code text-sm">{call.endedReason}</span>
            </Fact>
          )}
        </dl>
        <Costs costs={call.costs} />
      </div>
    </details>
  );
}
