import { type AccountExport, exportFilePath } from '@belldesk/contract/product/accountData';
import { Download } from 'lucide-react';
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
        Your last export could not be finished. Nothing of yours is lost: please ask for it again.
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
            ? `Packing recordings: ${recordingsDone} of ${recordings}`
            : 'Packing your data...'
        }
      />
      {recordings > 0 && (
        <div className="mt-3">
          <Progress label="Recordings packed" percent={(100 * recordingsDone) / recordings} />
        </div>
      )}
      <p className="mt-3 text-muted">You need not wait: we mail you when it is ready.</p>
    </div>
  );
}

function ReadyExport({ made }: { made: AccountExport }) {
  const date = (iso: string) =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso));
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <ButtonLink href={exportFilePath(made.id)} download="">
        <Download aria-hidden="true" className="size-5" />
        Download ZIP{made.sizeBytes !== null && `, ${sizeText(made.sizeBytes)}`}
      </ButtonLink>
      <p className="text-muted">
        Asked for on {date(made.askedAt)}.
        {made.expiresAt && ` The file is deleted on ${date(made.expiresAt)}.`}
      </p>
      {made.missing > 0 && (
        <p role="status" className="rounded-md bg-brass-soft p-4 text-brass-deep">
          {made.missing === 1 ? 'One thing' : `${made.missing} things`} could not be fetched.
          MISSING.txt in the file names {made.missing === 1 ? 'it' : 'each of them'}.
        </p>
      )}
    </div>
  );
}
