import { type ComponentType, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { FragmentsContext } from './fragments.ts';
import { ISLAND, PROPS, WAKE, type Wake } from './names.ts';
import type { IslandName } from './registry.ts';

interface IslandProps<P extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<P>;
  readonly props: P;
  readonly wake: Wake;
}

/**
 * A part of a prerendered page that becomes alive in the browser. It is rendered as a root of its
 * own, so that the ids React gives are the same when the browser hydrates it alone.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  wake,
}: IslandProps<P>) {
  const fragments = useContext(FragmentsContext);
  if (!fragments) throw new Error(`the island ${name} stands outside a prerendered page`);
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <div {...{ [ISLAND]: name, [WAKE]: wake, [PROPS]: JSON.stringify(props) }}>
      {fragments.add(html)}
    </div>
  );
}
