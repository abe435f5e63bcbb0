import type { CallDetail } from '@belldesk/contract/product/calls';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { callerOf, outcomeTexts, statusTexts } from '../callTexts.ts';
import { formatDuration } from '../duration.ts';
import { momentIn } from '../moments.ts';
import { CallAudio } from './CallAudio.tsx';
import { Costs } from './Costs.tsx';
import { LatencyChart } from './LatencyChart.tsx';
import { Outcome } from './Outcome.tsx';
import { Transcript } from './Transcript.tsx';
import { Unanswered } from './Unanswered.tsx';

const TYPES: Readonly<Record<CallDetail['type'], string>> = {
  phone: 'Phone call',
  browser: 'Browser call',
  test: 'Test',
};

/** A call as it stands in the book. */
export function CallRecord({ call }: { call: CallDetail }) {
  const status = statusTexts[call.status];
  const isOver = call.status !== 'in-progress';
  return (
    <>
      <PageTitle subtitle={`${momentIn(call.timeZone, call.startTime)} (${zoneText(call)})`}>
        {callerOf(call)}
      </PageTitle>
      <div className="flex flex-col gap-6">
        <Outcome call={call} />
        <Card title="The call" aside={<Badge tone={status.tone}>{status.text}</Badge>}>
          {call.summary && <p className="mb-4 max-w-prose wrap-anywhere">{call.summary}</p>}
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name="Who called">
              {callerOf(call)}
              {call.caller && <span className="text-muted"> ({TYPES[call.type]})</span>}
            </Fact>
            <Fact name="How long">
              {isOver ? formatDuration(call.durationSeconds) : 'On the line now'}
            </Fact>
            {isOver && (
              <Fact name="What came of it">
                {outcomeTexts[call.outcome] ?? 'Nothing was taken down'}
              </Fact>
            )}
            {isOver && <Fact name="Why it ended">{call.errorMessage ?? call.endedBecause}</Fact>}
            <Fact name="Call ID">
              <span className="font-code text-sm">{call.callId}</span>
            </Fact>
            <Fact name="Assistant ID">
              <span className="font-code text-sm">{call.assistantId}</span>
            </Fact>
          </dl>
        </Card>
        <Unanswered questions={call.unansweredQuestions} />
        <CallAudio call={call} />
        <Transcript lines={call.transcript} isOver={isOver} />
        {call.turns.length > 0 && <LatencyChart turns={call.turns} />}
        <Costs costs={call.costs} />
      </div>
    </>
  );
}

function zoneText(call: CallDetail): string {
  return call.timeZone.replaceAll('_', ' ');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  );
}
