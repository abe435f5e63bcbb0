import { useState } from 'react';
import { DEVICE_PREFIX } from '../session/storage.ts';

const KEY = `${DEVICE_PREFIX}sidebar`;
const FOLDED = 'folded';

/** Whether the sidebar is folded to icons on this device, and what folds and unfolds it. */
export function useFolded(): readonly [isFolded: boolean, toggle: () => void] {
  const [isFolded, setFolded] = useState(() => window.localStorage.getItem(KEY) === FOLDED);
  const toggle = () => {
    if (isFolded) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, FOLDED);
    setFolded(!isFolded);
  };
  return [isFolded, toggle];
}
