import { Prose } from '../prose/Prose.tsx';
import { DocsLayout } from './DocsLayout.tsx';
import type { Doc } from './docs.ts';

export function DocPage({ doc }: { doc: Doc }) {
  return (
    <DocsLayout path={doc.path} title={doc.title} lead={doc.description} sections={doc.headings}>
      <div className="max-w-[46rem]">
        <Prose tree={doc.tree} />
      </div>
    </DocsLayout>
  );
}
