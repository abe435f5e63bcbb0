import { t } from '@lingui/core/macro';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

const SHOWN_MS = 5000;
/** What Radix replaces with the key that leads to the toasts. */
const HOTKEY = '{hotkey}';

type ShowToast = (text: string) => void;
const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short text at the foot of the window, told to screen readers. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast stands outside ToastProvider');
  return show;
}

interface Shown {
  readonly id: number;
  readonly text: string;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const shown = useRef(0);
  const show = useCallback<ShowToast>((text) => {
    shown.current += 1;
    const id = shown.current;
    setToasts((now) => [...now, { id, text }]);
  }, []);
  return (
    <ToastContext value={show}>
      <Toast.Provider label={t`Notification`} duration={SHOWN_MS}>
        {children}
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            onOpenChange={(open) => {
              if (!open) setToasts((now) => now.filter((one) => one.id !== toast.id));
            }}
            className="rounded-md bg-ink px-5 py-3 text-ground shadow-float"
          >
            <Toast.Description>{toast.text}</Toast.Description>
          </Toast.Root>
        ))}
        <Toast.Viewport
          label={t`Notifications (${HOTKEY})`}
          className="fixed right-4 bottom-[calc(var(--foot,0rem)+1rem)] z-50 flex max-w-[calc(100vw-2rem)] flex-col gap-2"
        />
      </Toast.Provider>
    </ToastContext>
  );
}
