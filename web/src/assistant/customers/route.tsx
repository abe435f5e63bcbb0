export { CustomersPage } from './CustomersPage.tsx';
export { CustomerPage } from './detail/CustomerPage.tsx';
