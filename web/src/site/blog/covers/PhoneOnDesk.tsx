import { Brass, Drawing } from '../../../illustrations/Drawing.tsx';

/** A desk telephone with its cord, and a bell beside it. */
export function PhoneOnDesk({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 240 150" className={className}>
      <path d="M36 62c22-20 74-20 96 0l3 11c1 4-1 6-4 7l-12 3c-4 1-7-1-8-5l-2-8c-17-6-33-6-50 0l-2 8c-1 4-4 6-8 5l-12-3c-3-1-5-3-4-7Z" />
      <path d="M44 126 56 92c1-4 4-6 8-6h40c4 0 7 2 8 6l12 34Z" />
      <path d="M12 126h216" />
      <path d="M158 116a28 28 0 0 1 56 0Z" />
      <path d="M152 116h68v10h-68ZM186 88v-8M179 80h14" />
      <Brass>
        <circle cx="84" cy="107" r="13" />
        <circle cx="84" cy="107" r="4" />
        <path d="M52 60c18-12 46-12 64 0M84 94v4M84 116v4M71 107h4M93 107h4" />
        <path d="M167 112a19 19 0 0 1 14-15M158 121h56" />
        <path d="M34 82c-16 8-20 22-8 28 10 6 2 14-6 16M160 74l-7-6M174 66l-4-10M212 74l7-6M198 66l4-10" />
      </Brass>
    </Drawing>
  );
}
