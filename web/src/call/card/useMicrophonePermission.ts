import { useEffect, useState } from 'react';

/**
 * Whether the page may use the microphone already. Browsers that cannot be asked count as "not yet";
 * `granted` is set by the first call that got one.
 */
export function useMicrophonePermission(): { isGranted: boolean; granted: () => void } {
  const [isGranted, setGranted] = useState(false);
  useEffect(() => {
    const permissions: Permissions | undefined = navigator.permissions;
    let status: PermissionStatus | null = null;
    let isGone = false;
    const read = () => setGranted(status?.state === 'granted');
    const ask = async () => {
      try {
        status = (await permissions?.query({ name: 'microphone' })) ?? null;
      } catch {
        return;
      }
      if (isGone || !status) return;
      read();
      status.addEventListener('change', read);
    };
    void ask();
    return () => {
      isGone = true;
      status?.removeEventListener('change', read);
    };
  }, []);
  return { isGranted, granted: () => setGranted(true) };
}
