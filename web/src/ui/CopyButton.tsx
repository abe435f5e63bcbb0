import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonSize } from './Button.tsx';

const SHOWN_MS = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, e.g. "Copy assistant ID". */
  readonly label: string;
  /** What stands on the button; "Copy" unless told otherwise. */
  readonly caption?: string;
  readonly size?: ButtonSize;
}

/** Copies a text; where the browser forbids it, it says so and the text can be selected. */
export function CopyButton({ text, label, caption = t`Copy`, size = 'small' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <Button kind="secondary" size={size} onClick={() => void copy()} aria-label={label}>
      {outcome === 'copied' ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span aria-live="polite">
        {{ idle: caption, copied: t`Copied`, refused: t`Press Ctrl+C` }[outcome]}
      </span>
    </Button>
  );
}
