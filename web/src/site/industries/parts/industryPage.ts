import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { Industry } from '../../../content/industries/industry.ts';
import type { StaticPage } from '../../../layout/staticPage.ts';
import { breadcrumb } from '../../../layout/structuredData.ts';

/** The page of an industry at its address. */
export function industryPage(industry: Industry, content: ComponentType): StaticPage {
  const { path, name, title, description } = industry;
  return {
    file: `${path.slice(1)}.html`,
    path,
    head: {
      title,
      description,
      canonicalPath: path,
      structuredData: [breadcrumb({ path: '/use-cases', name: t`Use Cases` }, { path, name })],
    },
    content,
  };
}
