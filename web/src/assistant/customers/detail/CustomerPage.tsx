import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { messageOf, statusOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { CustomerRecord } from './CustomerRecord.tsx';

const route = getRouteApi('/my-assistant/customers/$id');
const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** One customer: who they are, and all that they called, booked, ordered and left. */
export function CustomerPage() {
  const { id } = route.useParams();
  const customer = useQuery(rpc.customers.get.queryOptions({ input: { id } }));
  return (
    <>
      <Link
        to="/my-assistant/customers"
        className="mb-4 inline-flex min-h-11 items-center gap-2 font-medium text-pine underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Customers</Trans>
      </Link>
      {customer.data && <CustomerRecord key={id} customer={customer.data} />}
      {!customer.data && <PageTitle>{t`Customer`}</PageTitle>}
      {customer.isPending && <Spinner label={t`Loading customer...`} className="text-muted" />}
      {customer.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void customer.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {failureText(customer.error)}
        </ErrorBanner>
      )}
    </>
  );
}

/** A malformed id is no customer either. */
function failureText(error: unknown): string {
  const status = statusOf(error);
  if (status === NOT_FOUND || status === BAD_REQUEST)
    return t`This customer does not exist. They may have been merged or erased.`;
  return messageOf(error, t`The customer could not be loaded. Check your connection.`);
}
