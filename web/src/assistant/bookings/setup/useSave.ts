import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { isConflict } from '../entry/problems.ts';

interface SaveOptions<Versioned extends { readonly version: number }, Input> {
  /** Null where something new is added. */
  readonly opened: Versioned | null;
  readonly add: (input: Input) => Promise<Versioned>;
  readonly change: (input: Input, version: number) => Promise<Versioned>;
  /** As it stands on the server now; null once it is gone. */
  readonly read: () => Promise<Versioned | null>;
  readonly onSaved: (saved: Versioned) => void;
}

/** Outcome of a save that another window came before, in which case the newer version is told. */
class Overtaken<Versioned> extends Error {
  readonly newer: Versioned;

  constructor(newer: Versioned) {
    super(t`changed in another window`);
    this.newer = newer;
  }
}

/**
 * Saves a form that was opened on a version. A refusal because of something else, such as bookings
 * that stand in the way, is an error like any other.
 */
export function useSave<Versioned extends { readonly version: number }, Input>({
  opened,
  add,
  change,
  read,
  onSaved,
}: SaveOptions<Versioned, Input>) {
  const save = useMutation({
    mutationFn: async ({ input, version }: { input: Input; version: number | undefined }) => {
      if (version === undefined) return await add(input);
      try {
        return await change(input, version);
      } catch (error) {
        if (!isConflict(error)) throw error;
        const newer = await read();
        if (newer === null || newer.version === version) throw error;
        throw new Overtaken(newer);
      }
    },
    onSuccess: onSaved,
  });
  const { error } = save;
  const newer = error instanceof Overtaken ? (error as Overtaken<Versioned>).newer : null;
  return {
    run: (input: Input, version = opened?.version) => save.mutate({ input, version }),
    newer,
    error: newer ? null : error,
    reset: save.reset,
    isBusy: save.isPending,
  };
}
