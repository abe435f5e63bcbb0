import type { ReactNode } from 'react';
import type { TeamMember } from '../../content/about.ts';
import { Brass, Drawing } from '../../illustrations/Drawing.tsx';

type Kind = TeamMember['portrait'];

/** Hair, and whatever else makes a face somebody's. */
const LOOKS: Readonly<Record<Kind, ReactNode>> = {
  bun: (
    <>
      <path d="M52 70c-5-28 8-44 28-44s33 16 28 44c-4-12-12-21-24-26-8 8-22 12-32 26Z" />
      <circle cx="80" cy="16" r="10" />
      <Brass>
        <path d="M74 12c4-3 9-2 12 2M60 44c5-8 12-12 20-13M88 34c6 3 11 9 13 16" />
        <path d="M52 80v8M108 80v8" />
        <path d="M58 120c6 14 14 22 22 26 8-4 16-12 22-26" />
      </Brass>
    </>
  ),
  beard: (
    <>
      <path d="M52 66c-7-24 6-42 30-42 20 0 32 16 26 42-3-8-6-13-11-18-14 3-28 1-36-5-5 7-8 14-9 23Z" />
      <path d="M53 76c2 26 13 39 27 39s25-13 27-39c-5 6-10 8-14 6-8-4-18-4-26 0-4 2-9 0-14-6Z" />
      <circle cx="68" cy="71" r="8" />
      <circle cx="92" cy="71" r="8" />
      <path d="M76 71h8M60 70l-8-2M100 70l8-2" />
      <Brass>
        <path d="M64 92l3 9M72 98l2 10M80 100v12M88 98l-2 10M96 92l-3 9" />
        <path d="M62 36c6-5 14-7 22-6M80 124v33M66 121l14 12 14-12" />
      </Brass>
    </>
  ),
  bob: (
    <>
      <path d="M50 104c-12-2-14-8-12-16 2-44 16-64 42-64s40 20 42 64c2 8 0 14-12 16-4-8-3-18-5-36-14-1-30-6-40-18-4 7-9 11-11 18-2 14-1 26-4 36Z" />
      <Brass>
        <path d="M48 84c0-24 8-42 26-48M112 84c0-22-8-42-24-48" />
        <path d="M62 118c4 8 10 12 18 12s14-4 18-12" />
        <circle cx="80" cy="134" r="3" />
      </Brass>
    </>
  ),
};

/** A face in a few lines. */
export function Portrait({ kind, className }: { kind: Kind; className?: string }) {
  const hasBeard = kind === 'beard';
  return (
    <Drawing viewBox="0 0 160 160" className={className}>
      <path d="M18 157c2-26 18-36 46-43M142 157c-2-26-18-36-46-43" />
      {!hasBeard && <path d="M53 74c1 22 12 36 27 36s26-14 27-36" />}
      <path d={hasBeard ? 'M67 113v4c6 7 20 7 26 0v-4' : 'M66 106v10c6 8 22 8 28 0v-10'} />
      {LOOKS[kind]}
      <path d="M68 70v3M92 70v3" />
      <path d={hasBeard ? 'M73 91c4 3 10 3 14 0' : 'M71 92c5 5 13 5 18 0'} />
      <Brass>
        <path d="M80 74l-3 9h5" />
      </Brass>
    </Drawing>
  );
}
