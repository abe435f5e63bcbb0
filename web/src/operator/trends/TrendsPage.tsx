import { type OperatorTrends, TREND_DAYS } from '@belldesk/contract/product/operatorTrends';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { messageOf } from '../../api/failure.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { DayBars } from './DayBars.tsx';
import { dayText } from './dayText.ts';
import { Revenue } from './Revenue.tsx';

/** How the service grows: revenue now, and what happened day by day. */
export function TrendsPage() {
  const [days, setDays] = useState<number>(30);
  const trends = useQuery({
    queryKey: ['operator', 'trends', days],
    queryFn: () => client.operator.trends({ days }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle
        subtitle={t`Counted from this service’s own tables, by days in UTC.`}
        actions={
          <Segments
            label={t`Days shown`}
            value={String(days)}
            onChange={(value) => setDays(Number(value))}
            options={TREND_DAYS.map((offered) => ({
              value: String(offered),
              label: t`${offered} days`,
            }))}
          />
        }
      >
        {t`Trends`}
      </PageTitle>
      {trends.isPending && <Spinner label={t`Counting...`} className="text-muted" />}
      {trends.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void trends.refetch()} />}>
          {messageOf(trends.error, t`The trends could not be read. The connection may be down.`)}
        </ErrorBanner>
      )}
      {trends.data && <Trends trends={trends.data} />}
    </>
  );
}

function Trends({ trends: { days, revenue } }: { trends: OperatorTrends }) {
  return (
    <div className="flex flex-col gap-8">
      <Revenue revenue={revenue} />
      <div className="grid gap-4 md:grid-cols-2">
        <DayBars title={t`Calls`} days={days} countOn={(day) => day.calls} />
        <DayBars title={t`Minutes`} days={days} countOn={(day) => day.minutes} />
        <DayBars title={t`Sign-ups`} days={days} countOn={(day) => day.signUps} />
        <DayBars
          title={t`Paid plans at the end of the day`}
          days={days}
          countOn={(day) => day.professional + day.premium}
          isLevel
        />
      </div>
      <p className="text-sm text-muted">
        <Trans>
          Paid plans are counted from what is bought as it stands now: a plan that was changed
          counts as the present one for its whole time.
        </Trans>
      </p>
      <DataTable
        caption={t`By day`}
        rows={days.toReversed()}
        rowKey={(day) => day.date}
        columns={[
          { header: t`Day`, cell: (day) => dayText(day.date) },
          { header: t`Calls`, isNumeric: true, cell: (day) => day.calls },
          { header: t`Minutes`, isNumeric: true, cell: (day) => day.minutes },
          { header: t`Sign-ups`, isNumeric: true, cell: (day) => day.signUps },
          { header: t`Professional`, isNumeric: true, cell: (day) => day.professional },
          { header: t`Premium`, isNumeric: true, cell: (day) => day.premium },
        ]}
      />
    </div>
  );
}
