import { type AccountExport, exportFilePath } from '@belldesk/contract/product/accountData';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { readersLocale } from '../../../i18n/readersLocale.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { sizeText } from './size.ts';

/** How far an export is, and its file once it is there. */
export function ExportState({ made }: { made: AccountExport }) {
  if (made.state === 'failed') {
    return (
      <ErrorBanner>
        <Trans>Your last export failed. Your data is safe. Please start a new export.</Trans>
      </ErrorBanner>
    );
  }
  if (made.state === 'ready') return <ReadyExport made={made} />;
  const { recordings, recordingsDone } = made;
  return (
    <div className="w-full max-w-md">
      <Spinner
        label={
          recordings > 0
            ? t`Adding recordings: ${recordingsDone} of ${recordings}`
            : t`Preparing your export...`
        }
      />
      {recordings > 0 && (
        <div className="mt-3">
          <Progress label={t`Recordings added`} percent={(100 * recordingsDone) / recordings} />
        </div>
      )}
      <p className="mt-3 text-muted">
        <Trans>You can leave this page. We email you when it is ready.</Trans>
      </p>
    </div>
  );
}

function ReadyExport({ made }: { made: AccountExport }) {
  const date = (iso: string) =>
    new Intl.DateTimeFormat(readersLocale, { dateStyle: 'long' }).format(new Date(iso));
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <ButtonLink href={exportFilePath(made.id)} download="">
        <Download aria-hidden="true" className="size-5" />
        {made.sizeBytes === null ? (
          <Trans>Download ZIP</Trans>
        ) : (
          <Trans>Download ZIP, {sizeText(made.sizeBytes)}</Trans>
        )}
      </ButtonLink>
      <p className="text-muted">
        {made.expiresAt ? (
          <Trans>
            Requested on {date(made.askedAt)}. Available until {date(made.expiresAt)}.
          </Trans>
        ) : (
          <Trans>Requested on {date(made.askedAt)}.</Trans>
        )}
      </p>
      {made.missing > 0 && (
        <p role="status" className="rounded-md bg-brass-soft p-4 text-brass-deep">
          {plural(made.missing, {
            one: 'One item could not be included. See MISSING.txt in the file.',
            other: '# items could not be included. See MISSING.txt in the file.',
          })}
        </p>
      )}
    </div>
  );
}
