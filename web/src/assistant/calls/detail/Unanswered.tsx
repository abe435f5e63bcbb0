import { t } from '@lingui/core/macro';
import { Card } from '../../../ui/Card.tsx';

/** What the assistant could not tell the caller: what an owner may want to write down for the next one. */
export function Unanswered({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <Card title={t`Unanswered questions`}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {questions.map((question) => (
          <li key={question} className="max-w-prose wrap-anywhere">
            {question}
          </li>
        ))}
      </ul>
    </Card>
  );
}
