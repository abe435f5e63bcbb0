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
      lead={t`The API behind this site: REST with JSON under /api, generated from the same contract as this page.`}
      sections={sections}
    >
      <div className="flex max-w-prose flex-col gap-4">
        <p>
          <Trans>
            Programs authenticate with an{' '}
            <a href="/docs/developers" className={link}>
              API key
            </a>
            :{' '}
            <code className="font-code text-sm wrap-anywhere">
              Authorization: Bearer bd_live_...
            </code>
            . The read scope allows reading, and the write scope allows changes too. Personal,
            payment and key operations need a signed-in user, and streams are for browsers only.
          </Trans>
        </p>
        <p>
          <Trans>
            Signed-in users are identified by a cookie that no script can read. Browser requests
            that change data must come from this site's own pages. The OpenAPI description is at{' '}
            <a href="/api/openapi.json" className={link}>
              /api/openapi.json
            </a>
            .
          </Trans>
        </p>
        <p>
          <Trans>
            To create assistants and read calls from your own programs, use the{' '}
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
            Every operation may return these errors, as JSON with code, status, message and, where
            useful, data.
          </Trans>
        </p>
        <ScrollingTable label={t`Error codes`}>
          <thead>
            <tr>
              {[t`Status`, t`Code`, t`Meaning`].map((name) => (
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
