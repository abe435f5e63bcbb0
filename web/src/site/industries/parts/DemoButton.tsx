import { Island } from '../../../islands/Island.tsx';
import { type ButtonKind, ButtonLink } from '../../../ui/Button.tsx';
import { DemoRequestButton } from '../../demo/DemoRequestButton.tsx';

/** The button that opens the demo-request modal; without a script, the way to the contact form. */
export function DemoButton({ label, kind = 'secondary' }: { label: string; kind?: ButtonKind }) {
  return (
    <>
      <div className="scriptless:hidden">
        <Island
          name="demo-request"
          component={DemoRequestButton}
          props={{ label, kind }}
          wake="touch"
        />
      </div>
      <ButtonLink
        href="/contact"
        kind={kind}
        size="large"
        className="hidden! scriptless:inline-flex!"
      >
        {label}
      </ButtonLink>
    </>
  );
}
