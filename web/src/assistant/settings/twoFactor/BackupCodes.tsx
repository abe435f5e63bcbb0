import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The codes for when the app is lost. They are shown here and never again. */
export function BackupCodes({ codes, onKept }: BackupCodesProps) {
  const text = codes.join('\n');
  const title = t`Belldesk backup codes. Each works once.`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\n\n${text}\n`)}`;
  return (
    <div className="mt-4 flex flex-col gap-5">
      <p>
        <Trans>
          Save these codes where you can reach them without your phone. Each works once in place of
          a code from your app. <strong>They are not shown again.</strong>
        </Trans>
      </p>
      <ol className="font-code grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-sunken p-5">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-4">
        <CopyButton text={text} label={t`Copy backup codes`} size="medium" />
        <a
          href={file}
          download="belldesk-backup-codes.txt"
          className="font-semibold text-pine underline decoration-1 underline-offset-4 hover:text-pine-deep"
        >
          <Trans>Download codes</Trans>
        </a>
        <Button onClick={onKept} className="ml-auto">
          <Trans>I've saved them</Trans>
        </Button>
      </div>
    </div>
  );
}
