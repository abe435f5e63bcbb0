import type { AnchorHTMLAttributes } from 'react';

/** A link of a text; an address that stands for itself is an example, such as http://localhost:3000. */
export function ProseLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (children === rest.href) return <span className="wrap-anywhere">{children}</span>;
  return (
    <a {...rest} className="text-pine underline underline-offset-4 hover:text-pine-deep">
      {children}
    </a>
  );
}
