import { languageNames } from '@belldesk/contract/catalogue/languages';
import { voiceById } from '@belldesk/contract/catalogue/voices';
import type { Assistant } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { countryName } from '../countries.ts';
import { useLocations } from '../locations/useLocations.ts';
import { editFieldNames } from './edit.ts';

/** The assistant as it is kept. */
export function AssistantFacts({ assistant }: { assistant: Assistant }) {
  const { areSeveral } = useLocations();
  const voice = voiceById(assistant.voiceId);
  return (
    <>
      <Card title={t`Basic Information`}>
        <dl className="grid gap-5">
          <Fact name={editFieldNames.name}>{assistant.name}</Fact>
          <Fact name={editFieldNames.firstMessage}>{assistant.firstMessage}</Fact>
        </dl>
      </Card>
      <Card title={t`System Prompt`}>
        <p
          className="max-h-96 max-w-prose overflow-y-auto whitespace-pre-line wrap-anywhere"
          tabIndex={0}
        >
          {assistant.systemPrompt}
        </p>
      </Card>
      <Card title={t`Advanced Settings`}>
        <dl className="grid gap-5 sm:grid-cols-3">
          <Fact name={editFieldNames.language}>{languageNames[assistant.language]}</Fact>
          <Fact name={editFieldNames.voiceId}>
            {voice.name} ({voice.accent})
          </Fact>
          <Fact name={editFieldNames.temperature}>{assistant.temperature.toFixed(1)}</Fact>
          {areSeveral && <Fact name={editFieldNames.locationId}>{assistant.locationName}</Fact>}
          <Fact name={editFieldNames.country}>
            {assistant.country ? countryName(assistant.country) : t`Not chosen yet`}
          </Fact>
          <Fact name={editFieldNames.recordsCalls}>
            {assistant.recordsCalls ? t`On, and callers are informed` : t`Off`}
          </Fact>
          <Fact name={editFieldNames.greetsKnownCallers}>
            {assistant.greetsKnownCallers ? t`On` : t`Off`}
          </Fact>
        </dl>
      </Card>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular mt-0.5 max-w-prose wrap-anywhere">{children}</dd>
    </div>
  );
}
