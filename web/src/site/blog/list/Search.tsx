import { addressOf, BLOG_PATH } from '@belldesk/contract/product/articleFilter';
import * as marks from '@belldesk/contract/product/articleMarks';
import { t } from '@lingui/core/macro';
import { Search as Glass } from 'lucide-react';
import { articleCategories } from '../../../content/articles/front.ts';
import { TextInput } from '../../../ui/TextInput.tsx';

const chips = [
  { name: t`All Topics`, topic: '' },
  ...articleCategories.map((category) => ({ name: category, topic: category })),
];

/** The search box and the topics: a form and links, so that they work by the address alone. */
export function Search() {
  return (
    <>
      <search>
        <form
          method="get"
          action={BLOG_PATH}
          {...{ [marks.FORM]: '' }}
          className="relative max-w-xl"
        >
          <Glass
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
          />
          <TextInput
            type="search"
            name="q"
            aria-label={t`Search articles`}
            placeholder={t`Search articles...`}
            autoComplete="off"
            className="pl-11"
          />
        </form>
      </search>
      <nav aria-label={t`Topics`} className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ name, topic }) => (
            <li key={name}>
              <a
                href={addressOf({ text: '', topic })}
                {...{ [marks.TOPIC]: topic }}
                aria-current={topic === '' ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-sm font-medium hover:border-pine hover:text-pine aria-[current=true]:border-pine aria-[current=true]:bg-pine aria-[current=true]:text-on-pine"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
