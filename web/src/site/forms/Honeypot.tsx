import type { UseFormRegisterReturn } from 'react-hook-form';

/** A field that no person sees or reaches; whoever fills it in is a program. */
export function Honeypot({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div aria-hidden="true" className="absolute -left-[10000px] h-px w-px overflow-hidden">
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
