import type { PlatformBoard } from '@belldesk/contract/product/operator';
import type { ProviderPart, ProviderReport } from '@belldesk/contract/voice/providers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { messageOf } from '../../api/failure.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TryAgain } from '../layout/TryAgain.tsx';
import { momentText } from '../lists/moment.ts';
import { selfTestBadge, selfTestText } from './selfTestText.ts';

const LOOK_AGAIN_MS = 30_000;

const PARTS: readonly { readonly part: ProviderPart; readonly title: string }[] = [
  { part: 'ears', title: t`Speech to text` },
  { part: 'model', title: t`Language model` },
  { part: 'voice', title: t`Text to speech` },
];

const STATES: Readonly<Record<ProviderReport['state'], { text: string; tone: Tone }>> = {
  ok: { text: t`Healthy`, tone: 'good' },
  'not-checked': { text: t`Not checked`, tone: 'plain' },
  'standing-in': { text: t`Fallback`, tone: 'notice' },
  refused: { text: t`Refused`, tone: 'bad' },
  'over-quota': { text: t`Over quota`, tone: 'bad' },
  unreachable: { text: t`Unreachable`, tone: 'bad' },
};

/** How the voice platform fares: every rung of its ladder, the best first. */
export function ProvidersPage() {
  const board = useQuery({
    queryKey: ['operator', 'platform'],
    queryFn: () => client.operator.platform(),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <>
      <PageTitle subtitle={t`The services behind each call. The first healthy provider is used.`}>
        {t`Providers`}
      </PageTitle>
      {board.isPending && (
        <Spinner label={t`Loading from the voice platform...`} className="text-muted" />
      )}
      {board.isError && (
        <ErrorBanner action={<TryAgain onClick={() => void board.refetch()} />}>
          {messageOf(board.error, t`The voice platform could not be reached.`)}
        </ErrorBanner>
      )}
      {board.data && <Board board={board.data} />}
    </>
  );
}

function Board({ board }: { board: PlatformBoard }) {
  const { providers, selfTest } = board;
  return (
    <div className="flex flex-col gap-6">
      {selfTest && (
        <Card
          title={t`Self-test calls`}
          aside={<Badge tone={selfTestBadge(selfTest).tone}>{selfTestBadge(selfTest).text}</Badge>}
        >
          <p>{selfTestText(selfTest, momentText)}</p>
        </Card>
      )}
      {providers === null && (
        <EmptyState title={t`Not reported`}>
          <Trans>The voice platform at VOICE_URL does not report its providers.</Trans>
        </EmptyState>
      )}
      {PARTS.map(({ part, title }) => {
        const rungs = providers?.filter((provider) => provider.part === part) ?? [];
        return (
          rungs.length > 0 && (
            <Card key={part} title={title}>
              <ol className="flex flex-col divide-y divide-line">
                {rungs.map((rung) => (
                  <Rung key={rung.name} rung={rung} />
                ))}
              </ol>
            </Card>
          )
        );
      })}
    </div>
  );
}

function Rung({ rung }: { rung: ProviderReport }) {
  const { text, tone } = STATES[rung.state];
  const incident = rung.incident;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium">{rung.label}</span>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="tabular mt-1 text-sm text-muted">
        <Trans>
          {rung.message} Since {momentText(rung.sinceMs)}.
        </Trans>
      </p>
      {incident && (
        <p className="tabular mt-1 text-sm text-rose">
          {incident.endedAtMs === null
            ? t`Skipped since ${momentText(incident.startedAtMs)}.`
            : t`Skipped from ${momentText(incident.startedAtMs)} to ${momentText(incident.endedAtMs)}.`}
        </p>
      )}
    </li>
  );
}
