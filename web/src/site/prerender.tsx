import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type PageAssets } from './frame/Document.tsx';
import { Page } from './frame/Page.tsx';
import { staticPages } from './pages.tsx';

export interface RenderedPage {
  readonly file: string;
  readonly html: string;
}

function html(page: string): string {
  return `<!doctype html>${page}`;
}

/** Renders every static page; `year` stands in the footer. */
export function renderStaticPages(assets: PageAssets, year: number): readonly RenderedPage[] {
  return staticPages.map((page) => ({
    file: page.file,
    html: html(
      renderToStaticMarkup(
        <Document head={page.head} assets={assets}>
          <Page path={page.path} year={year}>
            {page.content()}
          </Page>
        </Document>,
      ),
    ),
  }));
}

/** The empty document in which the signed-in area runs. */
export function renderAssistantShell(assets: PageAssets): RenderedPage {
  return {
    file: 'my-assistant.html',
    html: html(
      renderToStaticMarkup(
        <Document
          head={{
            title: 'My AI Assistant',
            description: 'Set up your receptionist, read its calls, change how it answers.',
            canonicalPath: null,
          }}
          assets={assets}
        >
          <div id="app" />
          <noscript>
            <p>The assistant area needs JavaScript.</p>
          </noscript>
        </Document>,
      ),
    ),
  };
}
