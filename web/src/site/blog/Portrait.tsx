import { t } from '@lingui/core/macro';
/** A writer's initials in a ring, drawn: the writers are sample content and have no photographs. */
export function Portrait({ name, className }: { name: string; className?: string }) {
  const initials = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <svg viewBox="0 0 56 56" role="img" aria-label={t`Portrait of ${name}`} className={className}>
      <circle cx="28" cy="28" r="26.5" className="fill-card stroke-current" strokeWidth="2.5" />
      <circle cx="28" cy="28" r="22" fill="none" className="stroke-brass" strokeWidth="1.5" />
      <text
        x="28"
        y="34"
        textAnchor="middle"
        className="fill-current font-display"
        fontSize="17"
        fontWeight="520"
      >
        {initials}
      </text>
    </svg>
  );
}
