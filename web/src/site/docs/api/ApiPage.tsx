import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScrollingTable } from '../../prose/ScrollingTable.tsx';
import { DocsLayout } from '../DocsLayout.tsx';
import { anchorOf, OperationGroups } from './OperationGroups.tsx';
import { productErrors, productOperations } from './productOperations.ts';

const link = 'text-pine underline underline-offset-4 hover:text-pine-deep';

/** The product's API, from its contract. */
export function ApiPage() {
  const sections = [
    ...productOperations.map((group) => ({ id: anchorOf(group), text: group.name })),
    { id: 'errors', text: t`Errors` },
  ];
  return (
    <DocsLayout
      path="/docs/api"
      title={t`API Reference`}
      lead={t`What the site itself uses: REST with JSON under /api, made from the same contract as this page.`}
      sections={sections}
    >
      <div className="flex max-w-prose flex-col gap-4">
        <p>
          <Trans>
            A program shows an{' '}
            <a href="/docs/developers" className={link}>
              API key
            </a>
            :{' '}
            <code className="font-code text-sm wrap-anywhere">
              Authorization: Bearer bd_live_...
            </code>
            . With the scope read it may ask what shows something; with write, what changes
            something as well. What belongs to a person, to payments or to keys needs a person who
            is signed in, and streams are for browsers.
          </Trans>
        </p>
        <p>
          <Trans>
            Whoever is signed in is known by a cookie that no script can read. What a browser sends
            to change something must come from the site's own pages. The machine-readable
            description (OpenAPI) stands at{' '}
            <a href="/api/openapi.json" className={link}>
              /api/openapi.json
            </a>
            .
          </Trans>
        </p>
        <p>
          <Trans>
            To make assistants and read calls from programs of your own, use the{' '}
            <a href="/docs/api/voice" className={link}>
              voice API
            </a>{' '}
            with its key.
          </Trans>
        </p>
      </div>
      <OperationGroups groups={productOperations} />
      <section aria-labelledby="errors" className="mt-12">
        <h2 id="errors" className="headline scroll-mt-24 text-2xl">
          <Trans>Errors</Trans>
        </h2>
        <p className="mt-4 max-w-prose">
          <Trans>
            Every operation may answer these, as JSON with code, status, message and, where it
            helps, data.
          </Trans>
        </p>
        <ScrollingTable label={t`Error codes`}>
          <thead>
            <tr>
              {[t`Status`, t`Code`, t`What it means`].map((name) => (
                <th key={name} scope="col" className="px-4 py-3 text-sm font-medium text-muted">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="text-sm">
            {productErrors.map(({ status, code, meaning }) => (
              <tr key={code} className="border-t border-line align-top">
                <td className="tabular px-4 py-3">{status}</td>
                <td className="px-4 py-3 font-code">{code}</td>
                <td className="px-4 py-3">{meaning}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </section>
    </DocsLayout>
  );
}
