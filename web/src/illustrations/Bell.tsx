/** The mark: a desk bell, drawn in the current colour and brass. */
export function Bell({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6 22a10 10 0 0 1 20 0Z" className="fill-brass" />
      <path d="M6 22a10 10 0 0 1 20 0" stroke="currentColor" strokeWidth="2" />
      <path d="M3.5 26.5h25M6 22h20" stroke="currentColor" strokeWidth="2" />
      <path d="M16 12V8.5M13 8.5h6" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
