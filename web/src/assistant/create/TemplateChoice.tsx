import { type DetailsTemplate, templates } from '@belldesk/contract/catalogue/templates';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

const NOTICE_MS = 3000;

interface TemplateChoiceProps {
  readonly onApply: (template: DetailsTemplate) => void;
}

/** Four texts to start from; the one just applied is told for three seconds. */
export function TemplateChoice({ onApply }: TemplateChoiceProps) {
  const [applied, setApplied] = useState<DetailsTemplate | null>(null);
  useEffect(() => {
    if (!applied) return;
    const timer = setTimeout(() => setApplied(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [applied]);
  return (
    <fieldset>
      <legend className="mb-2 font-medium">
        <Trans>Start from a template</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {templates.map((template) => (
          <Button
            key={template.id}
            kind="secondary"
            size="small"
            onClick={() => {
              onApply(template);
              setApplied({ ...template });
            }}
          >
            {template.name}
          </Button>
        ))}
      </div>
      <p aria-live="polite" className="mt-2 min-h-6 text-sm font-medium text-pine">
        {applied && t`${applied.name} template applied`}
      </p>
    </fieldset>
  );
}
