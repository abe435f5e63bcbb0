export { DevelopersPage } from './DevelopersPage.tsx';
export { DeliveriesPage } from './deliveries/DeliveriesPage.tsx';
