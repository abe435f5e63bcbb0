import { t } from '@lingui/core/macro';

const TEXT = t`This part of the page could not be loaded. Check your connection and try again.`;

/** Says within an island that its code could not be fetched; what was typed there stays. */
export function showFailure(island: HTMLElement): void {
  hideFailure(island);
  const told = document.createElement('p');
  told.dataset.failure = '';
  told.role = 'alert';
  told.className = 'mt-3 text-rose';
  told.textContent = TEXT;
  island.append(told);
}

/** Takes the word back before React hydrates the island, which must find the markup as it was rendered. */
export function hideFailure(island: HTMLElement): void {
  island.querySelector('[data-failure]')?.remove();
}
