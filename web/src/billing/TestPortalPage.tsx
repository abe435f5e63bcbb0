import { mark, TEST_PORTAL_PATH } from '@belldesk/contract/product/billingPages';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, type ButtonKind, ButtonLink } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { TestInvoiceList } from './TestInvoiceList.tsx';
import { TestPage } from './TestPage.tsx';

function Act({
  when,
  name,
  text,
  button,
  kind = 'secondary',
}: {
  /** The list by which the server lets it stand. */
  readonly when: string;
  readonly name: string;
  readonly text: string;
  readonly button: string;
  readonly kind?: ButtonKind;
}) {
  return (
    <form
      data-each={when}
      method="post"
      action={`${TEST_PORTAL_PATH}/${name}?returnTo=${mark('returnTo')}`}
      className="flex flex-col items-start gap-3 border-t border-line px-5 py-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6"
    >
      <span>{text}</span>
      <Button type="submit" kind={kind} size="small" className="shrink-0">
        {button}
      </Button>
    </form>
  );
}

/** Where a card is changed and invoices are seen, in the local test checkout. */
export function TestPortalPage() {
  return (
    <TestPage title={t`Billing`}>
      <Notice />
      <section className="mt-8 rounded-md border border-line bg-card">
        <div className="px-5 py-4">
          <h2 className="text-lg font-semibold">{mark('plan')}</h2>
          <p className="mt-1 text-muted">{mark('state')}</p>
        </div>
        <Act
          when="card-pays"
          name="card-fails"
          text={t`The card ending in 4242 is accepted. Try a declined payment.`}
          button={t`Use the declined card`}
        />
        <Act
          when="card-fails"
          name="card-pays"
          text={t`The card ending in 0341 is declined. Switch to the accepted card to pay the open invoice.`}
          button={t`Use the accepted card`}
          kind="primary"
        />
        <Act
          when="may-turn"
          name="period-over"
          text={t`Ends the current billing period now, so you can see what happens next.`}
          button={t`End period now`}
        />
        <Act
          when="may-resume"
          name="resume"
          text={t`A change is scheduled for the end of the period.`}
          button={t`Keep plan`}
        />
        <Act
          when="may-cancel"
          name="cancel"
          text={t`The plan ends when the paid period ends.`}
          button={t`Cancel plan`}
        />
      </section>
      <TestInvoiceList />
      <ButtonLink href={mark('returnTo')} kind="quiet" className="mt-8 -ml-4">
        <Trans>Back to your dashboard</Trans>
      </ButtonLink>
    </TestPage>
  );
}
