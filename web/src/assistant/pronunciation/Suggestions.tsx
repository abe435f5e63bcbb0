import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

interface SuggestionsProps {
  readonly words: readonly string[];
  readonly onChoose: (word: string) => void;
}

/** Words of the business that the voice has to guess. */
export function Suggestions({ words, onChoose }: SuggestionsProps) {
  if (words.length === 0) return null;
  return (
    <Card title={t`Check these words`}>
      <p className="max-w-prose text-muted">
        <Trans>
          These words are not in a dictionary, so your assistant guesses how to say them.
        </Trans>
      </p>
      <ul aria-label={t`Check these words`} className="mt-4 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Button
              kind="secondary"
              size="small"
              className="max-w-full wrap-anywhere"
              aria-label={t`Add ${word}`}
              onClick={() => onChoose(word)}
            >
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
