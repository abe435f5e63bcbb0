import { STORAGE_PREFIX } from '../../../../session/storage.ts';

/** How fast one can listen. */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const;
export type Rate = (typeof rates)[number];

const KEY = `${STORAGE_PREFIX}playback-rate`;

/** The speed that was chosen last in this browser. */
export function rememberedRate(storage: Pick<Storage, 'getItem'> = window.localStorage): Rate {
  const kept = Number(storage.getItem(KEY));
  return rates.find((rate) => rate === kept) ?? 1;
}

export function rememberRate(
  rate: Rate,
  storage: Pick<Storage, 'setItem'> = window.localStorage,
): void {
  storage.setItem(KEY, String(rate));
}
