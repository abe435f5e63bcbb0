import type { ReactNode } from 'react';
import type { IndustryCalls } from '../../content/useCases.ts';
import { Conversation } from './Conversation.tsx';

/** The calls of one industry. */
export function IndustryPanel({
  industry: { id, headline, description, scenarios },
  drawing,
  link,
}: {
  industry: IndustryCalls;
  drawing: ReactNode;
  link?: ReactNode;
}) {
  return (
    <>
      <div className="grid items-end gap-8 md:grid-cols-[minmax(0,1fr)_15rem]">
        <div>
          <h2 className="headline text-3xl">{headline}</h2>
          <p className="mt-3 max-w-prose text-lg text-muted">{description}</p>
          {link && <p className="mt-4">{link}</p>}
        </div>
        <div className="hidden md:block">{drawing}</div>
      </div>
      <ol className="mt-8 border-t-2 border-ink">
        {scenarios.map((scenario) => (
          <Conversation key={scenario.question} industry={id} scenario={scenario} />
        ))}
      </ol>
    </>
  );
}
