import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { rpc } from '../../api/queries.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { SipAddress } from '../layout/SipAddress.tsx';
import { ForwardingCodes } from './ForwardingCodes.tsx';
import { type Step, stepsOf } from './steps.ts';

interface FirstStepsProps {
  /** What tests and what publishes, where both are on this very page; elsewhere links lead there. */
  readonly here?: { readonly test: ReactNode; readonly publish: ReactNode };
}

/** The way from nothing to the first call by telephone. It goes when that call has come. */
export function FirstSteps({ here }: FirstStepsProps) {
  const progress = useQuery(rpc.assistants.firstSteps.queryOptions());
  const assistant = useQuery(rpc.assistants.current.queryOptions());
  if (!progress.data || progress.data.called) return null;
  const publication = assistant.data?.publication ?? null;
  const doing: Readonly<Record<Step['id'], ReactNode>> = {
    describe: (
      <Link to="/my-assistant/create" className={buttonClasses({ size: 'small' })}>
        <Trans>Describe your business</Trans>
      </Link>
    ),
    test: here?.test ?? (
      <Link to="/my-assistant/manage" className={buttonClasses({ size: 'small' })}>
        <Trans>Talk to it</Trans>
      </Link>
    ),
    publish: here?.publish ?? (
      <Link to="/my-assistant/manage" className={buttonClasses({ size: 'small' })}>
        <Trans>Publish</Trans>
      </Link>
    ),
    forward: <ForwardingCodes number={publication?.phoneNumber ?? null} />,
    call: publication && (
      <p className="mt-1 text-sm">
        <SipAddress address={publication.phoneNumber ?? publication.sipUri} />
      </p>
    ),
  };
  return (
    <section
      aria-labelledby="first-steps"
      className="mb-6 rounded-md border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="first-steps" className="headline text-2xl">
        <Trans>Get started</Trans>
      </h2>
      <ol className="mt-5 flex flex-col gap-5">
        {stepsOf(progress.data).map((step, index) => (
          <li key={step.id} className="flex gap-4" aria-current={step.isNext ? 'step' : undefined}>
            <span
              aria-hidden="true"
              className={classes(
                'tabular flex size-8 shrink-0 items-center justify-center rounded-full border text-sm font-semibold',
                step.isDone && 'border-pine bg-pine text-on-pine',
                !step.isDone && (step.isNext ? 'border-brass' : 'border-line text-muted'),
              )}
            >
              {step.isDone ? <Check className="size-4" /> : index + 1}
            </span>
            <div className="min-w-0 flex-1 pt-1">
              <p className={classes('font-semibold', step.isDone && 'text-muted')}>
                {step.title}
                {step.isDone && (
                  <span className="sr-only">
                    {' '}
                    <Trans>(done)</Trans>
                  </span>
                )}
              </p>
              {!step.isDone && <p className="mt-0.5 text-muted">{step.text}</p>}
              {step.isOpen && <div className="mt-3">{doing[step.id]}</div>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
