import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { DeviceRow } from './DeviceRow.tsx';

const FAILED = t`The device could not be signed out`;

/** Where one is signed in, with the way out of each. */
export function DevicesSection() {
  const cache = useQueryClient();
  const toast = useToast();
  const devices = useQuery({ ...rpc.account.devices.queryOptions(), refetchInterval: 60_000 });
  const readAgain = () => cache.invalidateQueries({ queryKey: rpc.account.devices.key() });
  const endOne = useMutation(
    rpc.account.endDevice.mutationOptions({ onSettled: () => readAgain() }),
  );
  const endOthers = useMutation(
    rpc.account.endOtherDevices.mutationOptions({
      onSuccess: ({ ended }) =>
        toast(
          plural(ended, {
            one: 'One device is signed out.',
            other: '# devices are signed out.',
          }),
        ),
      onSettled: () => readAgain(),
    }),
  );
  const failed = endOne.error ?? endOthers.error;
  const others = devices.data?.filter(({ isThis }) => !isThis).length ?? 0;
  return (
    <Card title={t`Signed-in devices`}>
      {devices.isPending && <Spinner label={t`Loading devices...`} className="text-muted" />}
      {devices.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void devices.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {messageOf(devices.error, t`Your devices could not be loaded`)}
        </ErrorBanner>
      )}
      {failed && <ErrorBanner>{messageOf(failed, FAILED)}</ErrorBanner>}
      {devices.data && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {devices.data.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                nowMs={devices.dataUpdatedAt}
                busy={endOne.isPending && endOne.variables.id === device.id}
                onEnd={() => endOne.mutate({ id: device.id })}
              />
            ))}
          </ul>
          {others > 0 ? (
            <Button
              kind="secondary"
              className="mt-5"
              busy={endOthers.isPending}
              onClick={() => endOthers.mutate({})}
            >
              <Trans>Sign Out All Other Devices</Trans>
            </Button>
          ) : (
            <p className="mt-4 text-muted">
              <Trans>You are not signed in on any other device.</Trans>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
