import type { CallDetail } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CustomerLink } from '../../customers/CustomerLink.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { badgeTexts } from '../badgeTexts.ts';
import { callerOf, outcomeTexts, statusTexts } from '../callTexts.ts';
import { formatDuration } from '../duration.ts';
import { momentIn } from '../moments.ts';
import { CallActions } from './CallActions.tsx';
import { CallAudio } from './CallAudio.tsx';
import { chargeText } from './chargeText.ts';
import { Fact } from './Fact.tsx';
import { LatencyChart } from './LatencyChart.tsx';
import { Outcome } from './Outcome.tsx';
import { useRecording } from './playback/usePlayback.ts';
import { goTo, lineId } from './said/sentences.ts';
import { Technical } from './Technical.tsx';
import { Transcript } from './Transcript.tsx';
import { Unanswered } from './Unanswered.tsx';

const TYPES: Readonly<Record<CallDetail['type'], string>> = {
  phone: t`Phone call`,
  browser: t`Browser call`,
  test: t`Test`,
};

/** A call as it stands in the book. */
export function CallRecord({ call }: { call: CallDetail }) {
  const isOver = call.status !== 'in-progress';
  const playback = useRecording(call);
  const [marked, setMarked] = useState<number | null>(null);
  const showLine = (line: number) => {
    setMarked(line);
    playback?.seek(call.transcript[line]?.secondsFromStart ?? 0);
    goTo(lineId(line));
  };
  return (
    <>
      <PageTitle subtitle={`${momentIn(call.timeZone, call.startTime)} (${zoneText(call)})`}>
        {callerOf(call)}
      </PageTitle>
      <div className="flex flex-col gap-6">
        <Outcome call={call} onSaid={showLine} />
        <Card title={t`The call`} aside={<Badges call={call} />}>
          {call.summary && <p className="mb-4 max-w-prose wrap-anywhere">{call.summary}</p>}
          <dl className="mb-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact name={t`Caller`}>
              {callerOf(call)}
              {call.caller && <span className="text-muted"> ({TYPES[call.type]})</span>}
            </Fact>
            {call.customerId !== null && (
              <Fact name={t`Customer`}>
                <CustomerLink id={call.customerId} />
              </Fact>
            )}
            <Fact name={t`Duration`}>
              {isOver ? formatDuration(call.durationSeconds) : t`Call in progress`}
            </Fact>
            {isOver && (
              <Fact name={t`Outcome`}>{outcomeTexts[call.outcome] ?? t`Nothing captured`}</Fact>
            )}
            {isOver && (
              <Fact name={t`Ended because`}>{call.errorMessage ?? call.endedBecause}</Fact>
            )}
            <Fact name={t`Minutes used`}>{chargeText(call.charge)}</Fact>
          </dl>
          <CallActions call={call} />
        </Card>
        <Unanswered questions={call.unansweredQuestions} />
        <CallAudio call={call} playback={playback} />
        <Transcript call={call} playback={playback} marked={marked} />
        {call.turns.length > 0 && <LatencyChart turns={call.turns} />}
        <Technical call={call} />
      </div>
    </>
  );
}

/** What came of it, in a word; and the state of a call that went on, or wrong. */
function Badges({ call: { badge, status } }: { call: CallDetail }) {
  return (
    <div className="flex flex-wrap gap-2">
      {badge && <Badge tone={badgeTexts[badge].tone}>{badgeTexts[badge].text}</Badge>}
      {(status !== 'completed' || !badge) && (
        <Badge tone={statusTexts[status].tone}>{statusTexts[status].text}</Badge>
      )}
    </div>
  );
}

function zoneText(call: CallDetail): string {
  return call.timeZone.replaceAll('_', ' ');
}
