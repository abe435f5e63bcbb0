import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rpc } from '../../api/queries.ts';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { WaitingLines } from '../lines/WaitingLines.tsx';

/** Before one more assistant is made: what it shares with the others, or that the plan has no room for it. */
export function AnotherWelcome({ onStart }: { onStart: () => void }) {
  const assistants = useQuery(rpc.assistants.list.queryOptions());
  const isFull = assistants.data?.canAdd === false;
  return (
    <>
      <PageTitle subtitle={t`Four short steps, then you talk with it.`}>
        {t`Add another assistant`}
      </PageTitle>
      {isFull ? (
        <Card className="border-brass">
          <p>
            <Trans>Your plan has no room for another assistant.</Trans>
          </p>
          <Link to="/my-assistant/subscription" className={`${buttonClasses()} mt-4`}>
            <Trans>See Plans</Trans>
          </Link>
        </Card>
      ) : (
        <>
          <WaitingLines />
          <p className="max-w-prose">
            <Trans>
              It answers on its own address, in its own voice and words. Calendar, opening hours,
              inbox and minutes are those of your business.
            </Trans>
          </p>
          <Button size="large" className="mt-8" onClick={onStart}>
            <Trans>Start Setup</Trans>
          </Button>
        </>
      )}
    </>
  );
}
