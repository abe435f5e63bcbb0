import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../ui/Button.tsx';
import { PageTitle } from './PageTitle.tsx';

export function NoSuchPage() {
  return (
    <>
      <PageTitle
        subtitle={t`The page you are looking for does not exist.`}
      >{t`Page Not Found`}</PageTitle>
      <Link to="/my-assistant" className={buttonClasses()}>
        <Trans>Go to Today</Trans>
      </Link>
    </>
  );
}
