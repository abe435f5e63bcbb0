export { CallPage } from './detail/CallPage.tsx';
export { CallsPage } from './list/CallsPage.tsx';
