import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../content/useCases.ts';
import { Accordion } from '../accordion/Accordion.tsx';

/** One call as the book of the desk would have it: when, what was said, what it was good for. */
export function Conversation({ industry, scenario }: { industry: string; scenario: Scenario }) {
  const { at, question, response, benefit, details } = scenario;
  return (
    <li className="grid gap-x-10 gap-y-5 border-b border-line py-8 md:grid-cols-[8.5rem_minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)_17rem]">
      <p className="tabular text-sm font-medium text-muted md:pt-1">{at}</p>
      <dl className="max-w-prose">
        <dt className="text-sm font-medium text-muted">
          <Trans>Caller</Trans>
        </dt>
        <dd className="headline mt-0.5 text-xl">“{question}”</dd>
        <dt className="mt-4 text-sm font-medium text-pine">
          <Trans>Receptionist</Trans>
        </dt>
        <dd className="mt-0.5 border-l-2 border-brass pl-4 text-lg">{response}</dd>
      </dl>
      <div className="md:col-start-2 lg:col-start-3">
        <p className="font-semibold">{benefit}</p>
        <div className="mt-1">
          <Accordion
            group="use-cases"
            show={t`Details`}
            hide={t`Details`}
            about={`${industry}, ${at}`}
          >
            <p className="max-w-prose text-muted">{details}</p>
          </Accordion>
        </div>
      </div>
    </li>
  );
}
