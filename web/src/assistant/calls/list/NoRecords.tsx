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
        title="No Call Records Found"
        picture={<Handset />}
        action={
          <Button kind="secondary" onClick={onClear}>
            Show every call
          </Button>
        }
      >
        No call fits all of what you asked for. Take a word away, or widen the days.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No Call Records Found"
      picture={<Handset />}
      action={
        mayTest && (
          <Link to="/my-assistant/manage" className={buttonClasses()}>
            Test Assistant
          </Link>
        )
      }
    >
      Every call stands here with what was said and what came of it.{' '}
      {mayTest
        ? 'Talk to your assistant once, and the first line is written.'
        : 'Nobody has called yet.'}
    </EmptyState>
  );
}
