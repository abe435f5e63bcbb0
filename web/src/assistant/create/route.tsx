import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AnotherWelcome } from './AnotherWelcome.tsx';
import { CreationComplete } from './CreationComplete.tsx';
import { InputSteps } from './InputSteps.tsx';
import { StageHeader } from './StageHeader.tsx';
import { isInputStep } from './steps.ts';
import { useWizard } from './useWizard.ts';
import { Welcome } from './Welcome.tsx';

/** The wizard at /my-assistant/create. */
export function CreatePage() {
  const wizard = useWizard();
  const current = useQuery(rpc.assistants.current.queryOptions());
  const { step } = wizard;
  const { another } = useSearch({ from: '/my-assistant/create' });

  if (isInputStep(step)) {
    return (
      <>
        <StageHeader current={0} />
        <InputSteps wizard={wizard} step={step} />
      </>
    );
  }
  if (current.isPending) return <Spinner label={t`Loading...`} className="text-muted" />;
  if (current.isError) {
    return (
      <ErrorBanner
        action={
          <Button kind="secondary" size="small" onClick={() => void current.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        {messageOf(current.error, t`Failed to load assistant data`)}
      </ErrorBanner>
    );
  }
  if (step === 5 && current.data) {
    return (
      <>
        <StageHeader current={current.data.publication ? 3 : 1} />
        <CreationComplete assistant={current.data} />
      </>
    );
  }
  return (
    <>
      <StageHeader current={0} />
      {another && current.data ? (
        <AnotherWelcome
          onStart={(country) => {
            wizard.form.setValue('country', country ?? '');
            wizard.goTo(1);
          }}
        />
      ) : (
        <Welcome existing={current.data} onStart={() => wizard.goTo(1)} />
      )}
    </>
  );
}
