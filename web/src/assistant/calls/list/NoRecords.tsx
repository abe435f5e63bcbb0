import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Handset } from '../../../illustrations/Handset.tsx';
import { Button, buttonClasses } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useMay } from '../../layout/useUser.ts';

/** @param onClear given where calls were searched for */
export function NoRecords({ onClear }: { onClear: (() => void) | undefined }) {
  const mayTest = useMay('change-settings');
  if (onClear) {
    return (
      <EmptyState
        title={t`No Call Records Found`}
        picture={<Handset />}
        action={
          <Button kind="secondary" onClick={onClear}>
            <Trans>Show all calls</Trans>
          </Button>
        }
      >
        <Trans>No calls match your filters. Remove a filter or choose a wider date range.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No Call Records Found`}
      picture={<Handset />}
      action={
        mayTest && (
          <Link to="/my-assistant/manage" className={buttonClasses()}>
            <Trans>Test Assistant</Trans>
          </Link>
        )
      }
    >
      <Trans>Every call appears here with its transcript and outcome.</Trans>{' '}
      {mayTest ? t`Make a test call to see your first entry.` : t`No calls yet.`}
    </EmptyState>
  );
}
