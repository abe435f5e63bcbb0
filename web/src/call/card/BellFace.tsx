import { t } from '@lingui/core/macro';
import { classes } from '../../ui/classes.ts';

/** The assistant's portrait: a desk bell with a face. It sounds while it speaks. */
export function BellFace({ isSpeaking, className }: { isSpeaking: boolean; className?: string }) {
  const sound = classes(
    'transition-opacity duration-300',
    isSpeaking ? 'opacity-100' : 'opacity-0',
  );
  return (
    <svg viewBox="0 0 96 96" role="img" aria-label={t`AI Assistant avatar`} className={className}>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g className={classes('stroke-brass', sound)} strokeWidth="2">
          <path d="M13 40a14 14 0 0 1 5-11M7 38a22 22 0 0 1 8-16" />
          <path d="M83 40a14 14 0 0 0-5-11M89 38a22 22 0 0 0-8-16" />
        </g>
        <path
          className="fill-brass-soft stroke-brass"
          strokeWidth="3"
          d="M18 66a30 30 0 0 1 60 0z"
        />
        <path className="stroke-brass" strokeWidth="2" d="M27 57a22 22 0 0 1 10-13" />
        <path className="fill-card stroke-ink" strokeWidth="3" d="M44 36v-6h8v6" />
        <path className="fill-brass stroke-ink" strokeWidth="3" d="M40 30a8 5 0 0 1 16 0z" />
        <rect
          className="fill-card stroke-ink"
          strokeWidth="3"
          x="12"
          y="66"
          width="72"
          height="10"
          rx="4"
        />
        <path className="stroke-ink" strokeWidth="2" d="M22 82h52" />
        <g className="stroke-ink" strokeWidth="3">
          <path d="M39 50v3M57 50v3" />
          <path d={isSpeaking ? 'M42 58a6 5 0 0 0 12 0z' : 'M42 58a7 5 0 0 0 12 0'} />
        </g>
      </g>
    </svg>
  );
}
