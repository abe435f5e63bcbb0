import { t } from '@lingui/core/macro';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface SetupRowProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A line of what is set up, with what can be done to it. */
export function SetupRow({ name, children, onEdit, onRemove }: SetupRowProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="tabular text-sm text-muted">{children}</p>
      </div>
      <Button kind="quiet" size="small" aria-label={t`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button kind="quiet" size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}
