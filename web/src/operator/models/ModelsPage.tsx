import type { ModelsBoard } from '@belldesk/contract/product/operator';
import type { ModelReport, ModelsReport } from '@belldesk/contract/voice/models';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { messageOf } from '../../api/failure.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { momentText } from '../lists/moment.ts';
import { megabytes, modelBadge, modelText, wantedText } from './modelText.ts';

const LOOK_AGAIN_MS = 30_000;
const WHILE_FETCHING_MS = 2_000;

/** What this machine listens, speaks and understands with, and how far it has come. */
export function ModelsPage() {
  const board = useQuery({
    queryKey: ['operator', 'models'],
    queryFn: () => client.operator.models(),
    refetchInterval: ({ state }) => (isFetching(state.data) ? WHILE_FETCHING_MS : LOOK_AGAIN_MS),
  });
  return (
    <>
      <PageTitle
        subtitle={t`The speech and language models this server uses when no provider key is set. They download automatically and are used from the next call.`}
      >
        {t`Models`}
      </PageTitle>
      {board.isPending && (
        <Spinner label={t`Loading from the voice platform...`} className="text-muted" />
      )}
      {board.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void board.refetch()} />}>
          {messageOf(board.error, t`The voice platform could not be reached.`)}
        </ErrorBanner>
      )}
      {board.data && (board.data.report ? <Report report={board.data.report} /> : <NotTold />)}
    </>
  );
}

function isFetching(board: ModelsBoard | undefined): boolean {
  return (
    board?.report?.models.some(({ state }) => state === 'fetching' || state === 'waiting') ?? false
  );
}

function NotTold() {
  return (
    <EmptyState title={t`This platform has no models of its own`}>
      <Trans>The voice platform at VOICE_URL does not report any.</Trans>
    </EmptyState>
  );
}

function Report({ report: { wanted, folder, models } }: { report: ModelsReport }) {
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">
        <Trans>
          {wantedText(wanted)} Models are stored in <code className="break-all">{folder}</code>.
        </Trans>
      </p>
      <Card>
        <ul className="flex flex-col divide-y divide-line">
          {models.map((model) => (
            <Model key={model.name} model={model} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Model({ model }: { model: ModelReport }) {
  const { text, tone } = modelBadge(model);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-medium">{model.means}</h2>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {model.state === 'fetching' && (
        <div className="mt-2 max-w-prose">
          <Progress
            label={`${model.name}: ${modelText(model, momentText)}`}
            percent={Math.floor((100 * model.fetchedBytes) / model.bytes)}
          />
        </div>
      )}
      <p
        className={`tabular mt-1 text-sm wrap-anywhere ${model.state === 'failed' ? 'text-rose' : 'text-muted'}`}
      >
        {modelText(model, momentText)}
      </p>
      <p className="tabular mt-1 text-sm wrap-anywhere text-muted">
        <Trans>
          {model.name}: {megabytes(model.bytesOnDisk)} on disk. Licence: {model.licence}. From the
          npm package {model.package}.
        </Trans>
      </p>
    </li>
  );
}
