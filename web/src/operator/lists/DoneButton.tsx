import type { MarkKind } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Check, Undo2 } from 'lucide-react';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import type { useAction } from './useAction.ts';

interface DoneButtonProps {
  readonly kind: MarkKind;
  readonly row: { readonly id: string; readonly isDone: boolean };
  /** Whose row it is, for those who hear the page. */
  readonly of: string;
  readonly words: { readonly mark: string; readonly unmark: string };
  readonly acting: ReturnType<typeof useAction>;
}

/** Marks a row, or takes the mark back. */
export function DoneButton({ kind, row, of, words, acting }: DoneButtonProps) {
  const caption = row.isDone ? words.unmark : words.mark;
  const Icon = row.isDone ? Undo2 : Check;
  const mark = () =>
    acting.act(
      row.id,
      () => client.operator.mark({ kind, id: row.id, isDone: !row.isDone }),
      row.isDone ? t`Reopened` : t`Done`,
    );
  return (
    <Button
      kind={row.isDone ? 'quiet' : 'secondary'}
      size="small"
      busy={acting.busy === row.id}
      onClick={() => void mark()}
      aria-label={`${caption}: ${of}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {caption}
    </Button>
  );
}
