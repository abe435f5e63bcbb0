import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../ui/Button.tsx';
import { useMay } from '../layout/useUser.ts';

/** The way to a larger plan, for those who may see it. */
export function PlansLink() {
  const maySee = useMay('see-billing');
  if (!maySee) return null;
  return (
    <Link
      to="/my-assistant/subscription"
      className={buttonClasses({ kind: 'secondary', size: 'small' })}
    >
      <Trans>See Plans</Trans>
    </Link>
  );
}
