import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DocsLayout } from '../DocsLayout.tsx';
import { FieldList } from './FieldList.tsx';
import { anchorOf, OperationGroups } from './OperationGroups.tsx';
import { anchorOfShape } from './operation.ts';
import { voiceOperations } from './voiceOperations.ts';
import { voiceShapes } from './voiceShapes.ts';

const code = 'rounded-sm bg-sunken px-1 py-0.5 font-code text-sm wrap-anywhere';

/** The voice platform's API. */
export function VoiceApiPage() {
  return (
    <DocsLayout
      path="/docs/api/voice"
      title={t`Voice API`}
      lead={t`Assistants, addresses and calls on the voice platform. Compatible with the public Vapi API for the operations listed here.`}
      sections={[
        ...voiceOperations.map((group) => ({ id: anchorOf(group), text: group.name })),
        { id: 'shapes', text: t`Schemas` },
      ]}
    >
      <div className="flex max-w-prose flex-col gap-4">
        <p>
          <Trans>
            The platform listens on <code className={code}>VOICE_HOST</code> and{' '}
            <code className={code}>VOICE_PORT</code>, by default on this machine only. Send the key
            from the file <code className={code}>voice-api-key</code>, or from{' '}
            <code className={code}>VOICE_API_KEY</code>, with every request as{' '}
            <code className={code}>Authorization: Bearer</code>. The key gives access to every
            assistant and call, so use it only on servers.
          </Trans>
        </p>
        <p>
          <Trans>
            Errors are JSON with message, error and statusCode: 400 for invalid input, 401 for a
            missing or wrong key, 404 for not found, 409 for a conflict, such as an address in use
            or a call in progress.
          </Trans>
        </p>
      </div>
      <OperationGroups groups={voiceOperations} />
      <section aria-labelledby="shapes" className="mt-12">
        <h2 id="shapes" className="headline mb-5 scroll-mt-24 text-2xl">
          <Trans>Schemas</Trans>
        </h2>
        {voiceShapes.map(({ name, fields }) => (
          <section
            key={name}
            aria-labelledby={anchorOfShape(name)}
            className="border-t border-line py-8"
          >
            <h3 id={anchorOfShape(name)} className="scroll-mt-24 font-semibold">
              {name}
            </h3>
            <FieldList fields={fields} />
          </section>
        ))}
      </section>
    </DocsLayout>
  );
}
