import { insteadMarks, SAMPLES_MARK, sampleMarks } from '@belldesk/contract/sampleContent';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragments, FragmentsContext } from '../islands/fragments.ts';
import { Document, type PageAssets, type PageHead } from '../layout/Document.tsx';
import { Page } from '../layout/Page.tsx';
import { markSamples } from '../layout/Sample.tsx';
import { articles } from '../site/blog/articles.ts';
import { staticPages } from './pages.ts';

export { articles, staticPages };

export interface RenderedPage {
  readonly file: string;
  readonly html: string;
}

const SHELL_HEAD: PageHead = {
  title: t`My AI Assistant`,
  description: t`Set up your AI receptionist, review its calls, and change how it answers.`,
  canonicalPath: null,
};

const OPERATOR_HEAD: PageHead = {
  title: t`Operator Console`,
  description: t`Open tasks and service status.`,
  canonicalPath: null,
};

function render(head: PageHead, assets: PageAssets, content: ReactNode): string {
  const fragments = new Fragments();
  const page = renderToStaticMarkup(
    <FragmentsContext value={fragments}>
      <Document head={head} assets={assets}>
        {content}
      </Document>
    </FragmentsContext>,
  );
  const whole = `<!doctype html>${fragments.insertInto(page)}`;
  return markSamples(whole, { sample: sampleMarks, instead: insteadMarks });
}

/** Renders every static page; `year` stands in the footer. */
export function renderStaticPages(assets: PageAssets, year: number): readonly RenderedPage[] {
  return staticPages.map(({ file, path, head, content: Content }) => ({
    file,
    html: render(
      head,
      assets,
      <Page path={path} year={year}>
        <Content />
      </Page>,
    ),
  }));
}

/** The empty document in which the signed-in area runs. */
export function renderAssistantShell(assets: PageAssets): RenderedPage {
  const content = shell(t`The assistant area needs JavaScript.`);
  return { file: 'my-assistant.html', html: render(SHELL_HEAD, assets, content) };
}

/** The empty document in which the operator console runs. */
export function renderOperatorShell(assets: PageAssets): RenderedPage {
  const content = shell(t`The operator console needs JavaScript.`, SAMPLES_MARK);
  return { file: 'operator.html', html: render(OPERATOR_HEAD, assets, content) };
}

function shell(scriptless: string, samples?: string): ReactNode {
  return (
    <>
      <div id="app" data-samples={samples} />
      <noscript>
        <p>{scriptless}</p>
      </noscript>
    </>
  );
}
