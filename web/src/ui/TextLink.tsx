import { ArrowRight } from 'lucide-react';

/** A way on, within text. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:text-pine-deep"
    >
      {children}
      <ArrowRight aria-hidden="true" className="size-4" />
    </a>
  );
}
