import { lazy, Suspense, useState } from 'react';
import { AssistantSwitcher } from './AssistantSwitcher.tsx';
import { OrganisationTrigger } from './OrganisationTrigger.tsx';
import { useSignedIn } from './useUser.ts';

// As the account menu's: nobody opens it before the page is there.
const OrganisationMenu = lazy(() =>
  import('./OrganisationMenu.tsx').then(({ OrganisationMenu: menu }) => ({ default: menu })),
);

/** Whose pages these are: the business, with the way to another one, and in the sidebar which assistant is shown. */
export function Switcher() {
  const { organisation, organisations } = useSignedIn();
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      {organisations.length > 1 ? (
        <Suspense
          fallback={
            <OrganisationTrigger name={organisation.name} onClick={() => setWanted(true)} />
          }
        >
          <OrganisationMenu isOpenAtOnce={isWanted} />
        </Suspense>
      ) : (
        <p className="truncate px-3 font-semibold md:hidden lg:block lg:group-data-folded/shell:hidden">
          {organisation.name}
        </p>
      )}
      <div className="mt-3 empty:hidden max-lg:hidden lg:group-data-folded/shell:hidden">
        <AssistantSwitcher />
      </div>
    </>
  );
}
