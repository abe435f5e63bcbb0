import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface RoomLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/**
 * A link within the console. The router's own link is typed by the signed-in area's paths; this one goes
 * by any, without loading the page anew.
 */
export function NavigationLink({ to, children, ...rest }: RoomLinkProps) {
  const { history } = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    history.push(to);
  };
  return (
    <a {...rest} href={to} onClick={go} aria-current={path === to ? 'page' : undefined}>
      {children}
    </a>
  );
}
