import { ButtonLink } from '../ui/Button.tsx';

export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
      <h1 className="headline text-3xl sm:text-4xl">Nobody at this extension</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        There is no page at this address. It may have moved, or the link was cut short.
      </p>
      <ButtonLink href="/" className="mt-8">
        Back to the front desk
      </ButtonLink>
    </div>
  );
}
