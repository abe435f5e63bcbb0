import type { ComponentType } from 'react';
import type { ArticleSlug } from '../../content/articles/front.ts';
import { ClinicDesk } from './covers/ClinicDesk.tsx';
import { EmptyTable } from './covers/EmptyTable.tsx';
import { Horizon } from './covers/Horizon.tsx';
import { NightWindow } from './covers/NightWindow.tsx';
import { PhoneOnDesk } from './covers/PhoneOnDesk.tsx';
import { PreparedPage } from './covers/PreparedPage.tsx';
import { TenQuestions } from './covers/TenQuestions.tsx';
import { ThreeWays } from './covers/ThreeWays.tsx';

const covers: Readonly<Record<ArticleSlug, ComponentType<{ className?: string | undefined }>>> = {
  'what-is-ai-phone-receptionist': PhoneOnDesk,
  'what-a-missed-call-costs': EmptyTable,
  'an-hour-to-prepare-your-receptionist': PreparedPage,
  'after-hours-calls': NightWindow,
  'ten-questions-owners-ask': TenQuestions,
  'telephone-at-the-clinic': ClinicDesk,
  'receptionist-answering-service-or-ai': ThreeWays,
  'where-telephone-assistants-are-going': Horizon,
};

/** The drawing that stands for an article. */
export function ArticleCover({ slug, className }: { slug: ArticleSlug; className?: string }) {
  const Drawing = covers[slug];
  return <Drawing className={className} />;
}
