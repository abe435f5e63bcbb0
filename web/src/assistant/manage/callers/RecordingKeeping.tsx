import {
  type RecordingKeeping as Keeping,
  keepDaysOf,
  recordingKeeping,
} from '@belldesk/contract/product/recordings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useToast } from '../../../ui/Toasts.tsx';
import { Problem } from '../Problem.tsx';

const NAMES: Readonly<Record<Keeping, string>> = {
  '30-days': t`30 days`,
  '90-days': t`90 days`,
  '1-year': t`1 year`,
  forever: t`For ever`,
};
const OPTIONS = recordingKeeping.options.map((value) => ({ value, label: NAMES[value] }));

/** How long recordings are kept. What would delete some of them is asked about first. */
export function RecordingKeeping({ recordsCalls }: { recordsCalls: boolean }) {
  const id = useId();
  const cache = useQueryClient();
  const toast = useToast();
  const [asked, setAsked] = useState<Keeping | null>(null);
  const rule = useQuery(rpc.recordings.rule.queryOptions());
  const choose = useMutation(
    rpc.recordings.setRule.mutationOptions({
      onSuccess: (chosen) => {
        cache.setQueryData(rpc.recordings.rule.queryKey(), chosen);
        setAsked(null);
        toast(t`Recordings are kept: ${NAMES[chosen.keeping].toLowerCase()}.`);
      },
    }),
  );
  const pick = (keeping: Keeping, now: Keeping) => {
    if (daysOf(keeping) < daysOf(now)) setAsked(keeping);
    else choose.mutate({ keeping });
  };
  return (
    <Card title={t`Recordings`}>
      <p className="max-w-prose text-muted">
        {recordsCalls
          ? t`Calls are recorded. Every caller is told so in the greeting and can refuse at any time; what was recorded until then is deleted. Whether the law where you are asks for more is for you to know.`
          : t`Calls are not recorded. Edit the assistant to record them; callers are then told so in the greeting.`}
      </p>
      <div className="mt-4">
        {rule.isPending && <Spinner label={t`Reading your choice...`} className="text-muted" />}
        {rule.isError && (
          <Problem
            text={t`Your choice could not be read`}
            error={rule.error}
            action={
              <Button kind="secondary" size="small" onClick={() => void rule.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          />
        )}
        {rule.data && (
          <div className="flex max-w-xs flex-col gap-1.5">
            <label htmlFor={id} className="font-medium">
              <Trans>Keep recordings for</Trans>
            </label>
            <Select
              id={id}
              value={asked ?? rule.data.keeping}
              disabled={choose.isPending}
              onChange={({ target }) =>
                pick(recordingKeeping.parse(target.value), rule.data.keeping)
              }
              options={OPTIONS}
            />
          </div>
        )}
        {choose.isError && asked === null && (
          <div className="mt-3">
            <Problem text={t`Your choice was not kept`} error={choose.error} />
          </div>
        )}
      </div>
      <Dialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={t`Delete older recordings?`}
        description={t`Within a day, recordings older than ${asked ? NAMES[asked].toLowerCase() : ''} are deleted. They cannot be brought back. Transcripts and everything else about the calls stay.`}
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsked(null)} disabled={choose.isPending}>
              <Trans>Keep them</Trans>
            </Button>
            <Button
              kind="danger"
              busy={choose.isPending}
              onClick={() => asked && choose.mutate({ keeping: asked })}
            >
              <Trans>Delete older ones</Trans>
            </Button>
          </>
        }
      >
        {choose.isError && (
          <div className="mt-4">
            <Problem text={t`Your choice was not kept`} error={choose.error} />
          </div>
        )}
      </Dialog>
    </Card>
  );
}

function daysOf(keeping: Keeping): number {
  return keepDaysOf[keeping] ?? Number.POSITIVE_INFINITY;
}
