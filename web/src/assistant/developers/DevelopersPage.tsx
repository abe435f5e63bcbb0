import { t } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ApiKeysSection } from './keys/ApiKeysSection.tsx';
import { WebhooksSection } from './webhooks/WebhooksSection.tsx';

const route = getRouteApi('/my-assistant/developers');

/** How programs of the business ask, and are told. */
export function DevelopersPage() {
  const { tab = 'keys' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <>
      <PageTitle
        subtitle={t`Connect your own systems to your receptionist.`}
        actions={<TextLink href="/docs/developers">{t`Read the guide`}</TextLink>}
      >
        {t`Developers`}
      </PageTitle>
      <Tabs
        label={t`Developers`}
        value={tab}
        onChange={(value) =>
          void navigate({ search: value === 'webhooks' ? { tab: value } : {}, replace: true })
        }
        tabs={[
          { value: 'keys', label: t`API keys`, content: <ApiKeysSection /> },
          { value: 'webhooks', label: t`Webhooks`, content: <WebhooksSection /> },
        ]}
      />
    </>
  );
}
