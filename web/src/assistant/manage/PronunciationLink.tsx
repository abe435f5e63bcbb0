import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** Leads to how the words of the business are said. */
export function PronunciationLink() {
  return (
    <Card title="Pronunciation">
      <p className="max-w-prose text-muted">
        Does it say a name wrong? Choose how the words of your business sound.
      </p>
      <Link
        to="/my-assistant/pronunciation"
        className={`mt-4 ${buttonClasses({ kind: 'secondary' })}`}
      >
        Choose how words sound
      </Link>
    </Card>
  );
}
