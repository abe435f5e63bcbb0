import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../ui/Button.tsx';
import { PageTitle } from './PageTitle.tsx';

export function NoSuchPage() {
  return (
    <>
      <PageTitle subtitle="There is no page at this address.">Page Not Found</PageTitle>
      <Link to="/my-assistant/manage" className={buttonClasses()}>
        Go to your assistant
      </Link>
    </>
  );
}
