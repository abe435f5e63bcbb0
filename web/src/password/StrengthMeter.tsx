import { t } from '@lingui/core/macro';
import { type PasswordStrength, passwordStrength } from './passwordStrength.ts';

const LOOKS: Readonly<
  Record<Exclude<PasswordStrength, 'none'>, { text: string; percent: number; bar: string }>
> = {
  weak: { text: t`Weak password`, percent: 33, bar: 'bg-rose' },
  medium: { text: t`Medium strength password`, percent: 66, bar: 'bg-brass' },
  strong: { text: t`Strong password`, percent: 100, bar: 'bg-pine' },
};

/** Says how strong a password is; nothing while it is empty. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const look = strength === 'none' ? null : LOOKS[strength];
  return (
    <div aria-live="polite" className={look ? '-mt-2' : 'sr-only'}>
      {look && (
        <>
          <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <div
              className={`h-full rounded-full ${look.bar}`}
              style={{ width: `${look.percent}%` }}
            />
          </div>
          <p className="mt-1 text-sm text-muted">{look.text}</p>
        </>
      )}
    </div>
  );
}
