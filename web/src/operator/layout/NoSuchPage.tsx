import { buttonClasses } from '../../ui/Button.tsx';
import { PageTitle } from './PageTitle.tsx';

export function NoSuchPage() {
  return (
    <>
      <PageTitle subtitle="There is no page at this address.">Page Not Found</PageTitle>
      <a href="/" className={buttonClasses()}>
        Go to the home page
      </a>
    </>
  );
}
