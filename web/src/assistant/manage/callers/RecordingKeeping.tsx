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
  forever: t`Forever`,
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
        toast(t`Retention: ${NAMES[chosen.keeping].toLowerCase()}.`);
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
          ? t`Calls are recorded. The greeting informs every caller, and anyone can opt out at any time, which deletes the recording. Check your local recording law.`
          : t`Calls are not recorded. To record them, edit the assistant. The greeting then informs callers.`}
      </p>
      <div className="mt-4">
        {rule.isPending && <Spinner label={t`Reading your choice...`} className="text-muted" />}
        {rule.isError && (
          <Problem
            text={t`Your retention setting could not be loaded`}
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
            <Problem text={t`Your retention setting could not be saved`} error={choose.error} />
          </div>
        )}
      </div>
      <Dialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={t`Delete older recordings?`}
        description={t`Recordings older than ${asked ? NAMES[asked].toLowerCase() : ''} are deleted within a day and cannot be restored. Transcripts and call details are kept.`}
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsked(null)} disabled={choose.isPending}>
              <Trans>Keep recordings</Trans>
            </Button>
            <Button
              kind="danger"
              busy={choose.isPending}
              onClick={() => asked && choose.mutate({ keeping: asked })}
            >
              <Trans>Delete older recordings</Trans>
            </Button>
          </>
        }
      >
        {choose.isError && (
          <div className="mt-4">
            <Problem text={t`Your retention setting could not be saved`} error={choose.error} />
          </div>
        )}
      </Dialog>
    </Card>
  );
}

function daysOf(keeping: Keeping): number {
  return keepDaysOf[keeping] ?? Number.POSITIVE_INFINITY;
}
