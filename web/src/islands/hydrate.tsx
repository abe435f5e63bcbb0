import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hideFailure } from './failure.ts';
import { ISLAND } from './names.ts';
import type { Hydrate } from './starter.ts';

/** Hydrates an island with a component; its props are what the page was rendered with. */
export function hydrateWith<P extends object>(Component: ComponentType<P>): Hydrate {
  return (element, props) =>
    new Promise((resolve) => {
      hideFailure(element);
      hydrateRoot(
        element,
        <Mounted onMounted={resolve}>
          <Component {...(props as P)} />
        </Mounted>,
        { identifierPrefix: element.getAttribute(ISLAND) ?? '' },
      );
    });
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}
