/** When an island's code is fetched: at once, in the first idle moment, or when it comes into view. Touch always wakes it. */
export type Wake = 'load' | 'idle' | 'visible' | 'touch';

export const ISLAND = 'data-island';
export const WAKE = 'data-wake';
export const PROPS = 'data-props';
export const AWAKE = 'data-awake';
