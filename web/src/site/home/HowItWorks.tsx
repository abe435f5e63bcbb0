import { templates } from '@belldesk/contract/catalogue/templates';
import type { ReactNode } from 'react';
import { DeskBell } from '../../art/DeskBell.tsx';
import { Handset } from '../../art/Handset.tsx';
import { ReservationBook } from '../../art/ReservationBook.tsx';
import { sampleLog } from '../../content/sampleCall.ts';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly excerpt: ReactNode;
}

function Step({ number, title, text, picture, excerpt }: StepProps) {
  return (
    <li className="grid items-center gap-6 border-t border-line py-10 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)] md:gap-12">
      <div className="w-36">{picture}</div>
      <div>
        <h3 className="headline text-2xl">
          <span className="text-brass-deep">{number}. </span>
          {title}
        </h3>
        <p className="mt-2 max-w-prose text-muted">{text}</p>
      </div>
      {excerpt}
    </li>
  );
}

const restaurantFacts =
  templates
    .find((template) => template.id === 'restaurant')
    ?.text.split('\n')
    .slice(0, 4) ?? [];

/** Three steps, each with a picture and an excerpt of what one really sees. */
export function HowItWorks() {
  return (
    <section className="border-t border-line bg-card" aria-labelledby="how-it-works">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="how-it-works" className="headline mb-10 text-3xl sm:text-4xl">
          As one hands over a front desk
        </h2>
        <ol>
          <Step
            number={1}
            title="Tell it about the house"
            text="Your name, what you do, for whom, and the facts that callers ask for. There are templates to start from. It says only what stands there; when it does not know, it says so and takes a message."
            picture={<ReservationBook />}
            excerpt={
              <ul className="rounded-md border border-line bg-ground p-5">
                {restaurantFacts.map((fact) => (
                  <li key={fact} className="py-1">
                    {fact}
                  </li>
                ))}
              </ul>
            }
          />
          <Step
            number={2}
            title="Talk with it"
            text="Call it from your browser before anyone else does. Ask what your callers ask, interrupt it, change your mind about the time."
            picture={<Handset />}
            excerpt={
              <dl className="rounded-md border border-line bg-ground p-5">
                <dt className="text-sm font-medium text-muted">You</dt>
                <dd>No, make it five. And half past seven.</dd>
                <dt className="mt-3 text-sm font-medium text-pine">Assistant</dt>
                <dd>Five people at half past seven. Shall I book it?</dd>
              </dl>
            }
          />
          <Step
            number={3}
            title="Let it answer"
            text="Publish it, and it takes the calls. You see each one: who rang, what was said, what came of it, how long it took."
            picture={<DeskBell />}
            excerpt={
              <div className="overflow-x-auto rounded-md border border-line bg-ground">
                <table className="tabular w-full text-left">
                  <caption className="px-5 pt-4 text-left text-sm text-muted">
                    Sample of a call log
                  </caption>
                  <thead className="sr-only">
                    <tr>
                      <th scope="col">Time</th>
                      <th scope="col">Duration</th>
                      <th scope="col">What came of it</th>
                    </tr>
                  </thead>
                  <tbody>
                    {sampleLog.map((row) => (
                      <tr key={row.time} className="border-b border-line last:border-0">
                        <td className="py-2.5 pl-5">{row.time}</td>
                        <td className="px-3 py-2.5 whitespace-nowrap text-muted">{row.duration}</td>
                        <td className="py-2.5 pr-5">{row.outcome}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            }
          />
        </ol>
      </div>
    </section>
  );
}
