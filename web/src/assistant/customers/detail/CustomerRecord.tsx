import type { Customer } from '@belldesk/contract/product/customers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Fact } from '../../calls/detail/Fact.tsx';
import { dateIn } from '../../calls/moments.ts';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { countsText, nameOf } from '../customerTexts.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { History } from './History.tsx';
import { MergeDialog } from './MergeDialog.tsx';

/** A customer as they stand in the book. */
export function CustomerRecord({ customer }: { customer: Customer }) {
  const [isEditing, setEditing] = useState(false);
  const [dialog, setDialog] = useState<'merge' | 'erase' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageTitle subtitle={countsText(customer.counts)}>{nameOf(customer)}</PageTitle>
      <div className="flex flex-col gap-6">
        <Card
          title={t`Contact details`}
          aside={
            !isEditing && (
              <Button kind="secondary" size="small" onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" className="size-4" />
                <Trans>Edit</Trans>
              </Button>
            )
          }
        >
          {isEditing ? (
            <CustomerForm opened={customer} onDone={() => setEditing(false)} />
          ) : (
            <Facts customer={customer} />
          )}
        </Card>
        <History customer={customer} />
        <Card title={t`Customer data`}>
          <p className="max-w-prose text-muted">
            <Trans>
              Export a customer's data, merge duplicate records, or erase a customer on request.
            </Trans>
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink
              kind="secondary"
              href={`/api/customers/${customer.id}/export`}
              download="customer.json"
            >
              <Download aria-hidden="true" className="size-4" />
              <Trans>Export</Trans>
            </ButtonLink>
            <Button kind="secondary" onClick={() => setDialog('merge')}>
              <Merge aria-hidden="true" className="size-4" />
              <Trans>Merge</Trans>
            </Button>
            <Button kind="danger" onClick={() => setDialog('erase')}>
              <Trash2 aria-hidden="true" className="size-4" />
              <Trans>Erase</Trans>
            </Button>
          </div>
        </Card>
      </div>
      <MergeDialog customer={customer} open={dialog === 'merge'} onClose={close} />
      <EraseDialog customer={customer} open={dialog === 'erase'} onClose={close} />
    </>
  );
}

function Facts({ customer }: { customer: Customer }) {
  const { name, numbers, email, notes, namesUsed, mayBeWrittenTo, timeZone } = customer;
  const otherNames = namesUsed.filter((used) => used !== name);
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name={t`Numbers`}>
        {numbers.length === 0 && t`None`}
        <ul>
          {numbers.map((number) => (
            <li key={number}>
              <a
                href={`tel:${number}`}
                className="font-medium text-pine underline underline-offset-4"
              >
                {number}
              </a>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={t`Mail`}>
        {email === null ? (
          t`None`
        ) : (
          <a
            href={`mailto:${email}`}
            className="font-medium text-pine underline underline-offset-4"
          >
            {email}
          </a>
        )}
      </Fact>
      <Fact name={t`Can you message this customer?`}>
        {mayBeWrittenTo === null ? t`Not asked yet` : mayBeWrittenTo ? t`Yes` : t`No`}
      </Fact>
      <Fact name={t`Customer since`}>{dateIn(timeZone, customer.createdAt)}</Fact>
      {otherNames.length > 0 && <Fact name={t`Other names`}>{otherNames.join(', ')}</Fact>}
      {notes !== '' && (
        <Fact name={t`Notes`}>
          <span className="whitespace-pre-line">{notes}</span>
        </Fact>
      )}
    </dl>
  );
}
