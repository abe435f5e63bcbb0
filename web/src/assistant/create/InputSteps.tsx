import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { BusinessStep } from './BusinessStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { creationFailure } from './creationFailure.ts';
import { DetailsStep } from './DetailsStep.tsx';
import type { WizardStep } from './draft.ts';
import { INPUT_STEPS, type InputStep, percentOf } from './steps.ts';
import { useCreateAssistant } from './useCreateAssistant.ts';
import type { Wizard } from './useWizard.ts';
import { VoiceStep } from './VoiceStep.tsx';

const TITLES: Readonly<Record<InputStep, { title: string; subtitle: string }>> = {
  1: { title: t`Your business name and number`, subtitle: t`The basics about your business.` },
  2: { title: t`Your business`, subtitle: t`What your assistant needs to know.` },
  3: {
    title: t`Choose a voice and greeting`,
    subtitle: t`How your assistant sounds and how it answers.`,
  },
  4: { title: t`Details`, subtitle: t`What callers ask about most.` },
};

/** Steps 1 to 4, with the bar above and the buttons below. */
export function InputSteps({ wizard, step }: { wizard: Wizard; step: InputStep }) {
  const { create, creating, error } = useCreateAssistant(wizard);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === INPUT_STEPS) void create();
    else void wizard.goOnFrom(step);
  };
  const percent = percentOf(step);
  const { title, subtitle } = TITLES[step];
  const section = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    section.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`${title}, step ${step} of ${INPUT_STEPS}`}
      className="max-w-2xl outline-none"
    >
      <div className="mb-8">
        <p className="tabular mb-2 flex justify-between text-sm text-muted">
          <span>
            <Trans>
              Step {step} of {INPUT_STEPS}
            </Trans>
          </span>
          <span>
            <Trans>{percent}% complete</Trans>
          </span>
        </p>
        <Progress label={t`Progress of the setup`} percent={percent} />
      </div>
      <PageTitle subtitle={subtitle}>{title}</PageTitle>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        {step === 1 && <CompanyStep form={wizard.form} />}
        {step === 2 && <BusinessStep form={wizard.form} />}
        {step === 3 && <VoiceStep form={wizard.form} />}
        {step === 4 && <DetailsStep form={wizard.form} chooseTemplate={wizard.chooseTemplate} />}
        {step === 4 && error && (
          <ErrorBanner>
            {creationFailure(error).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </ErrorBanner>
        )}
        <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
          {step > 1 ? (
            <Button
              kind="secondary"
              disabled={creating}
              onClick={() => wizard.goTo((step - 1) as WizardStep)}
            >
              <Trans>Back</Trans>
            </Button>
          ) : (
            <span />
          )}
          {step === INPUT_STEPS ? (
            <Button type="submit" busy={creating}>
              {creating ? t`Creating Assistant...` : t`Create Assistant`}
            </Button>
          ) : (
            <Button type="submit">
              <Trans>Next</Trans>
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
