import { Island } from '../../islands/Island.tsx';
import { type ButtonKind, ButtonLink } from '../../ui/Button.tsx';
import { DemoRequestButton } from './DemoRequestButton.tsx';
import { DEMO_PAGE } from './demoPage.ts';

/** The button that opens the demo-request modal; without a script, the way to a page with the same form. */
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
        href={DEMO_PAGE}
        kind={kind}
        size="large"
        className="hidden! scriptless:inline-flex!"
      >
        {label}
      </ButtonLink>
    </>
  );
}
