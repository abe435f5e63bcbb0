import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The way from a call or a booking to whose it is. */
export function CustomerLink({ id }: { id: string }) {
  return (
    <Link
      to="/my-assistant/customers/$id"
      params={{ id }}
      className="font-medium text-pine underline underline-offset-4"
    >
      <Trans>View customer</Trans>
    </Link>
  );
}
