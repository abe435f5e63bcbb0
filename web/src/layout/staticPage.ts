import type { ComponentType } from 'react';
import type { PageHead } from './Document.tsx';

/** A page that is rendered at build time. */
export interface StaticPage {
  /** File in the build, e.g. "sign-in.html". */
  readonly file: string;
  readonly path: string;
  readonly head: PageHead;
  readonly content: ComponentType;
}
