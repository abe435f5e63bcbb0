import { t } from '@lingui/core/macro';
import { Grid3x3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;
const KEY_NAMES: Readonly<Record<string, string>> = { '*': t`Star`, '#': t`Hash` };
const SHOWN_DIGITS = 16;

/** A telephone's keypad; its own keys and those of the keyboard both send a digit at once. */
export function Keypad({
  isActive,
  onDigit,
}: {
  isActive: boolean;
  onDigit: (digit: string) => void;
}) {
  const [pressed, setPressed] = useState('');
  const press = (digit: string) => {
    onDigit(digit);
    setPressed((before) => (before + digit).slice(-SHOWN_DIGITS));
  };
  return (
    <Popover.Root onOpenChange={() => setPressed('')}>
      <Popover.Trigger
        type="button"
        disabled={!isActive}
        aria-label={t`Keypad`}
        className={buttonClasses({ kind: 'secondary' })}
      >
        <Grid3x3 aria-hidden="true" className="size-5" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          sideOffset={8}
          collisionPadding={16}
          aria-label={t`Keypad`}
          onKeyDown={(event) => {
            const digit = event.key.toUpperCase();
            if (/^[0-9A-D*#]$/.test(digit)) press(digit);
          }}
          className="z-50 w-60 rounded-md border border-line bg-card p-3 text-ink shadow-float"
        >
          <output
            aria-label={t`Digits pressed`}
            className="tabular mb-2 block min-h-7 text-center text-lg tracking-widest"
          >
            {pressed}
          </output>
          <div className="grid grid-cols-3 gap-2">
            {KEYS.map((key) => (
              <button
                key={key}
                type="button"
                aria-label={KEY_NAMES[key] ?? key}
                onClick={() => press(key)}
                className="min-h-12 rounded-md border border-edge bg-card text-lg font-semibold hover:border-pine hover:bg-pine-soft"
              >
                {key}
              </button>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
