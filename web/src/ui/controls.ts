/** The look that text inputs, text areas and selects share. */
export const controlClasses =
  'block w-full min-w-0 rounded-md border border-edge bg-card px-3 py-2 text-base text-ink placeholder:text-muted ' +
  'hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-rose ' +
  '[&:not(select):read-only]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted disabled:hover:border-edge';
