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
            <Trans>Show every call</Trans>
          </Button>
        }
      >
        <Trans>No call fits all of what you asked for. Take a word away, or widen the days.</Trans>
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
      <Trans>Every call stands here with what was said and what came of it.</Trans>{' '}
      {mayTest
        ? t`Talk to your assistant once, and the first line is written.`
        : t`Nobody has called yet.`}
    </EmptyState>
  );
}
