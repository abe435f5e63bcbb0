import type { LexiconEntry } from '@belldesk/contract/voice/lexicon';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { ListenButton } from './ListenButton.tsx';
import type { Listening } from './useListen.ts';

interface WordRowProps {
  readonly entry: LexiconEntry;
  readonly listening: Listening | null;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A word of the list, with how it is said. */
export function WordRow({ entry, listening, isBusy, onEdit, onRemove }: WordRowProps) {
  const { word, soundsLike } = entry;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{word}</span>{' '}
        <span className="text-muted">
          <Trans>pronounced {soundsLike}</Trans>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <ListenButton entry={entry} listening={listening} />
        <Button
          kind="quiet"
          size="small"
          disabled={isBusy}
          aria-label={t`Change ${word}`}
          onClick={onEdit}
        >
          <Trans>Change</Trans>
        </Button>
        <Button
          kind="quiet"
          size="small"
          disabled={isBusy}
          aria-label={t`Remove ${word}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  );
}
