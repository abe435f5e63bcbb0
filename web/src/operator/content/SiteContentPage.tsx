import { markOfSamples } from '@belldesk/contract/sampleContent';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { openSamples } from '../../content/samples.ts';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';

/** What of the public site is still sample content, and whether visitors see it. */
export function SiteContentPage() {
  const rows = openSamples();
  return (
    <>
      <PageTitle
        subtitle={t`Figures, people, quotations and legal texts of the public site that are still samples.`}
      >
        {t`Site Content`}
      </PageTitle>
      {rows.length === 0 ? (
        <EmptyState title={t`All content is yours`} picture={<DeskBell />}>
          <Trans>No block of the site is a sample any more.</Trans>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          <p className="max-w-prose">
            {isHidden()
              ? t`Visitors do not see these blocks until you fill them.`
              : t`Visitors of this installation see these blocks. They are hidden as soon as PUBLIC_URL names another host than this machine, or SAMPLE_CONTENT is set to hide.`}{' '}
            <Trans>
              Put your own content into the file, set its isSample to false in
              web/src/content/samples.ts, and build the site again.
            </Trans>
          </p>
          <DataTable
            caption={t`Sample content`}
            rows={rows}
            rowKey={(row) => row.name}
            columns={[
              { header: t`Block`, cell: (row) => row.what },
              {
                header: t`Pages`,
                cell: (row) => <span className="wrap-anywhere">{row.pages.join(', ')}</span>,
              },
              {
                header: t`File in web/src/content`,
                cell: (row) => <span className="font-code text-sm wrap-anywhere">{row.file}</span>,
              },
              {
                header: t`Visitors`,
                cell: () =>
                  isHidden() ? (
                    <Badge>
                      <Trans>Hidden</Trans>
                    </Badge>
                  ) : (
                    <Badge tone="notice">
                      <Trans>Shown as a sample</Trans>
                    </Badge>
                  ),
              },
            ]}
          />
        </div>
      )}
    </>
  );
}

/** The server says it in the page. */
function isHidden(): boolean {
  return document.getElementById('app')?.dataset.samples === markOfSamples('hide');
}
