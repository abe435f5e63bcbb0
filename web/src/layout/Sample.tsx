import { createElement, type ReactNode } from 'react';
import { type SampleName, samples } from '../content/samples.ts';

interface SampleProps {
  readonly of: SampleName;
  /** Stands in its place where samples are hidden. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Elements that the prerenderer turns into marks; see `markSamples`. */
const SAMPLE = 'x-sample';
const INSTEAD = 'x-instead';

/** A block of a prerendered page whose content may still be the sample: a production site does not show it then. */
export function Sample({ of, instead, children }: SampleProps) {
  const { isSample }: { readonly isSample: boolean } = samples[of];
  if (!isSample) return children;
  return (
    <>
      {createElement(SAMPLE, null, children)}
      {instead && createElement(INSTEAD, null, instead)}
    </>
  );
}

/** Shown for whoever tries the site out: that a block is a sample. Nothing once the content is your own. */
export function SampleNote({ of, children }: { of: SampleName; children: ReactNode }) {
  const { isSample }: { readonly isSample: boolean } = samples[of];
  return isSample ? children : null;
}

/** Puts the marks for the server in the place of the elements, which no browser is to see. */
export function markSamples(
  html: string,
  marks: Readonly<Record<'sample' | 'instead', { readonly from: string; readonly to: string }>>,
): string {
  return html
    .replaceAll(`<${SAMPLE}>`, marks.sample.from)
    .replaceAll(`</${SAMPLE}>`, marks.sample.to)
    .replaceAll(`<${INSTEAD}>`, marks.instead.from)
    .replaceAll(`</${INSTEAD}>`, marks.instead.to);
}
