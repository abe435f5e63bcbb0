import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { subscriptionQuestions } from '../../content/subscription.ts';
import { Card } from '../../ui/Card.tsx';

/** What owners ask about plans; opening one answer closes the other. */
export function Questions() {
  return (
    <Card title={t`Frequently Asked Questions`}>
      <div className="divide-y divide-line">
        {subscriptionQuestions.map(({ question, answer }) => (
          <details key={question} name="subscription-questions" className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium hover:text-pine">
              {question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-brass-deep transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}
