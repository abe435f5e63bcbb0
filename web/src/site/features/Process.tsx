import { Trans } from '@lingui/react/macro';
import { processSteps } from '../../content/features.ts';
import { StepDrawing } from './StepDrawing.tsx';

/** A sentence on its way through the five steps, along one cord that leads back to the caller. */
export function Process() {
  return (
    <section aria-labelledby="process" className="border-y border-line bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="process" className="headline max-w-3xl text-3xl">
          <Trans>From a sentence to an answer in five steps</Trans>
        </h2>
        <p className="mt-3 max-w-prose text-lg text-muted">
          <Trans>
            What happens while a caller takes a breath. Follow one sentence of a sample call.
          </Trans>
        </p>
        <ol className="mt-12 grid gap-x-6 lg:grid-cols-5">
          {processSteps.map(({ title, text, sample }, index) => (
            <li
              key={title}
              className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 pb-10 lg:flex lg:flex-col lg:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-18 bottom-0 left-9 w-px bg-brass group-last:hidden lg:top-9 lg:bottom-auto lg:left-19 lg:h-px lg:w-[calc(100%-3.5rem)]"
              />
              <StepDrawing step={index} />
              <div className="flex flex-1 flex-col lg:pt-5">
                <h3 className="headline text-xl">
                  <span className="tabular text-brass-deep">{index + 1}</span> {title}
                </h3>
                <p className="mt-2 mb-4 text-muted">{text}</p>
                <p className="mt-auto rounded-sm border border-line bg-ground px-3 py-2.5 text-sm font-medium lg:min-h-21">
                  {sample}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <svg
          viewBox="0 0 1000 60"
          aria-hidden="true"
          className="mt-2 hidden w-full stroke-brass lg:block"
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M900 4v28a18 18 0 0 1-18 18H118a18 18 0 0 1-18-18V8M93 15l7-9 7 9" />
        </svg>
        <p className="text-center text-sm text-muted max-lg:text-left">
          <Trans>and again, until the caller has what they need</Trans>
        </p>
      </div>
    </section>
  );
}
