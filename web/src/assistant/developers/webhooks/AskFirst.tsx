import { Button } from '../../../ui/Button.tsx';

interface AskFirstProps {
  /** What will be different. */
  readonly text: string;
  readonly button: string;
  readonly busy: boolean;
  readonly onYes: () => void;
}

/** Says what will be different, beside the one button that makes it so. */
export function AskFirst({ text, button, busy, onYes }: AskFirstProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="text-sm">{text}</p>
      <Button kind="danger" size="small" busy={busy} onClick={onYes}>
        {button}
      </Button>
    </div>
  );
}
