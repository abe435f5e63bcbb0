import { PageTitle } from '../../layout/PageTitle.tsx';
export function SetupPage() {
  return <PageTitle>Set up bookings</PageTitle>;
}
