import { carriers, type ForwardingCase } from '@belldesk/contract/catalogue/forwarding';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { dialled } from './dialled.ts';

const CASES: Readonly<Record<ForwardingCase, string>> = {
  unanswered: t`When you do not answer`,
  busy: t`When the line is busy`,
  unreachable: t`When the phone is off`,
  always: t`Every call`,
};

/** What to dial on one's own telephone. @param props.number of the assistant, E.164; null while it has none */
export function ForwardingCodes({ number }: { number: string | null }) {
  const [carrierId, setCarrier] = useState('mobile');
  const carrier = carriers.find(({ id }) => id === carrierId);
  return (
    <div className="mt-3 flex flex-col items-start gap-4">
      {number === null ? (
        <p className="text-muted">
          <Trans>
            Forwarding codes appear once you have a number. We assign one and email you. A business
            line or PBX can forward to your SIP address today.
          </Trans>
        </p>
      ) : (
        <>
          <Field label={t`Your line`} className="w-full max-w-md">
            {(field) => (
              <Select
                {...field}
                value={carrierId}
                onChange={(event) => setCarrier(event.target.value)}
                options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
          <dl className="flex w-full max-w-md flex-col divide-y divide-line border-y border-line">
            {carrier?.codes.map((code) => {
              const on = dialled(code.on, number, carrier.numberAs);
              return (
                <div key={code.case} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                  <dt className="basis-48 font-medium">{CASES[code.case]}</dt>
                  <dd className="flex min-w-0 flex-wrap items-center gap-3">
                    <span className="font-code wrap-anywhere">{on}</span>
                    <CopyButton text={on} label={t`Copy: ${CASES[code.case].toLowerCase()}`} />
                    <span className="w-full text-sm text-muted">
                      <Trans>
                        To undo it: <span className="font-code">{code.off}</span>
                      </Trans>
                    </span>
                  </dd>
                </div>
              );
            })}
          </dl>
          <p className="text-sm text-muted">
            <Trans>
              Dial one of these codes on the phone whose calls you want answered, and press call.
              Codes vary, so check with your carrier.
            </Trans>
          </p>
        </>
      )}
      <TextLink href="/docs/your-number">{t`More ways to forward`}</TextLink>
    </div>
  );
}
