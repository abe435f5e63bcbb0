import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A field that no person sees or reaches; whoever fills it in is a program. Inert, since a modal gives the focus
 * to its first field, be it out of sight and out of the order of Tab: what a person types then is dropped.
 */
export function Honeypot({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div inert aria-hidden="true" className="absolute -left-[10000px] h-px w-px overflow-hidden">
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
