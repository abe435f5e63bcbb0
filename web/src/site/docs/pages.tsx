import { t } from '@lingui/core/macro';
import type { StaticPage } from '../../layout/staticPage.ts';
import { breadcrumb } from '../../layout/structuredData.ts';
import { apiPages } from './api/pages.tsx';
import { DocPage } from './DocPage.tsx';
import { type Doc, docs } from './docs.ts';

const root = { path: '/docs', name: t`Documentation` };

function docPage(doc: Doc): StaticPage {
  const { path, title, description, name } = doc;
  return {
    file: `${path.slice(1)}.html`,
    path,
    head: {
      title,
      description,
      canonicalPath: path,
      structuredData: [path === root.path ? breadcrumb(root) : breadcrumb(root, { path, name })],
    },
    content: () => <DocPage doc={doc} />,
  };
}

export const docsPages: readonly StaticPage[] = [...docs.map(docPage), ...apiPages];
