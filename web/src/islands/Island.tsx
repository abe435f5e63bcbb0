import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './registry.ts';
import { ISLAND, PROPS, type Wake, WAKE } from './names.ts';

interface IslandProps<P extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<P>;
  readonly props: P;
  readonly wake: Wake;
  readonly className?: string;
}

/**
 * A part of a prerendered page that becomes alive in the browser. It is rendered as a root of its
 * own, so that the ids React gives are the same when the browser hydrates it alone.
 */
export function Island<P extends object>({ name, component: Component, props, wake, className }: IslandProps<P>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <div
      {...{ [ISLAND]: name, [WAKE]: wake, [PROPS]: JSON.stringify(props) }}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
