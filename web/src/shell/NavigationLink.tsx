import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface NavigationLinkProps {
  /** Path, with a query where it has one. */
  readonly to: string;
  readonly className?: string;
  readonly title?: string | undefined;
  /** Marks the pages below its own as well. */
  readonly isOfPagesBelow?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/**
 * A link within an area. The router's own link is typed by the signed-in area's paths; this one goes by any, without
 * loading the page anew.
 */
export function NavigationLink({
  to,
  isOfPagesBelow = false,
  children,
  ...rest
}: NavigationLinkProps) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isHere = path === to || (isOfPagesBelow && path.startsWith(`${to}/`));
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    router.history.push(to);
  };
  const preload = () =>
    void router.preloadRoute({ to: to.split('?')[0] as '/my-assistant' }).catch(() => {});
  return (
    <a
      {...rest}
      href={to}
      onClick={go}
      onPointerEnter={preload}
      onFocus={preload}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
