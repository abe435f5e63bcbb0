import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FieldList } from './FieldList.tsx';
import { anchorOfShape, type Operation, pathParameters } from './operation.ts';

/** Method, path, what it is for, what is sent and what is answered. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const { id, method, path, summary, inputs, sentIn, successStatus, answer, outputs } = operation;
  const { sentShape, answeredShape } = operation;
  const inPath = pathParameters(path);
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h3 id={id} className="scroll-mt-24 font-code text-base font-semibold wrap-anywhere">
        <span className="mr-2 text-brass-deep">{method}</span>
        {path}
      </h3>
      {summary && <p className="mt-2 max-w-prose">{summary}</p>}
      {(inputs.length > 0 || sentShape) && (
        <h4 className="mt-5 text-sm font-semibold text-muted">
          <Trans>Request</Trans>
        </h4>
      )}
      {inputs.length > 0 && (
        <FieldList
          fields={inputs}
          noteOf={({ name }) => (inPath.includes(name) ? 'path' : /[.[]/.test(name) ? '' : sentIn)}
        />
      )}
      {sentShape && (
        <p className="mt-2 text-sm">
          <ShapeLink name={sentShape} /> ({sentIn})
        </p>
      )}
      <h4 className="mt-5 text-sm font-semibold text-muted">
        <Trans>Answered</Trans>
      </h4>
      <p className="mt-2 text-sm">
        <Trans>
          <code className="font-code">{successStatus}</code> with {answer}
        </Trans>{' '}
        {answeredShape && <ShapeLink name={answeredShape} />}
      </p>
      {outputs.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-pine">
            {plural(outputs.length, { one: '1 property', other: '# properties' })}
            <span className="sr-only">
              {' '}
              <Trans>of {`${method} ${path}`}</Trans>
            </span>
          </summary>
          <FieldList fields={outputs} />
        </details>
      )}
    </section>
  );
}

function ShapeLink({ name }: { name: string }) {
  return (
    <a
      href={`#${anchorOfShape(name)}`}
      className="text-pine underline underline-offset-4 hover:text-pine-deep"
    >
      {name}
    </a>
  );
}
