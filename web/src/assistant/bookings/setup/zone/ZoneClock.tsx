import { Trans } from '@lingui/react/macro';
import { longDayText, minuteText } from '../../calendar/texts.ts';
import { useNow } from '../../calendar/useNow.ts';

/** What the clocks of a zone show now, so that a wrong one is seen at a glance. */
export function ZoneClock({ timeZone }: { timeZone: string }) {
  const { day, minute } = useNow(timeZone);
  return (
    <Trans>
      Local time there: <span className="tabular font-medium text-ink">{minuteText(minute)}</span>,{' '}
      {longDayText(day)}.
    </Trans>
  );
}
