import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** Leads to how the words of the business are said. */
export function PronunciationLink() {
  return (
    <Card title={t`Pronunciation`}>
      <p className="max-w-prose text-muted">
        <Trans>Does it mispronounce a name? Set how the words of your business sound.</Trans>
      </p>
      <Link
        to="/my-assistant/pronunciation"
        className={`mt-4 ${buttonClasses({ kind: 'secondary' })}`}
      >
        <Trans>Edit pronunciation</Trans>
      </Link>
    </Card>
  );
}
