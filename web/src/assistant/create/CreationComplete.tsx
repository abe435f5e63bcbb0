import { voiceById } from '@belldesk/contract/catalogue/voices';
import type { Assistant } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { CallCard } from '../call/CallCard.tsx';
import { countryName } from '../countries.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useUser } from '../layout/useUser.ts';
import { clearDraft } from './draft.ts';
import { Publish } from './Publish.tsx';

/** Step 5: talk with it, look it over, publish it. */
export function CreationComplete({ assistant }: { assistant: Assistant }) {
  const { id: userId } = useUser();
  // Leaving within the area ends the setup; a reload of this page comes back to it.
  useEffect(() => () => clearDraft(window.sessionStorage, userId), [userId]);
  const voice = voiceById(assistant.voiceId);
  return (
    <>
      <PageTitle subtitle={t`Make a test call, as a caller would.`}>
        {t`Creation Complete`}
      </PageTitle>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <CallCard assistantId={assistant.assistantId} />
        <div className="flex flex-col gap-6">
          <Card title={t`Summary`}>
            <dl className="flex flex-col gap-3">
              <Fact name={t`Name`} value={assistant.name} />
              <Fact name={t`Voice`} value={`${voice.name} (${voice.accent})`} />
              <Fact name={t`Greeting`} value={assistant.firstMessage} />
              <Fact name={t`Time zone`} value={assistant.timeZone} />
              {assistant.country && (
                <Fact name={t`Country`} value={countryName(assistant.country)} />
              )}
            </dl>
          </Card>
          <div>
            <Publish assistant={assistant} />
            <Link
              to="/my-assistant/manage"
              className={classes(
                buttonClasses({ kind: 'secondary', size: 'large' }),
                'mt-4 w-full',
              )}
            >
              <Trans>Go to Dashboard</Trans>
            </Link>
          </div>
        </div>
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
