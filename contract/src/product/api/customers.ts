import { z } from 'zod';
import {
  changeCustomerInput,
  customer,
  customerHistory,
  customerHistoryInput,
  customerList,
  customerListInput,
  eraseCustomerInput,
  erasedCustomer,
  mergeCustomersInput,
} from '../customers.ts';
import { base } from './base.ts';

const tags = ['Customers'];

export const customersApi = {
  /** The latest contact first. */
  list: base
    .route({ method: 'GET', path: '/customers', tags })
    .input(customerListInput)
    .output(customerList),
  get: base
    .route({ method: 'GET', path: '/customers/{id}', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(customer),
  /** Calls, bookings, orders and messages of a customer, the newest first. */
  history: base
    .route({ method: 'GET', path: '/customers/{id}/history', tags })
    .input(customerHistoryInput)
    .output(customerHistory),
  change: base
    .route({ method: 'PUT', path: '/customers/{id}', tags })
    .input(changeCustomerInput)
    .output(customer),
  /** Makes two records one: whatever is the other's becomes this one's. It cannot be undone. */
  merge: base
    .route({ method: 'POST', path: '/customers/{id}/merge', tags })
    .input(mergeCustomersInput)
    .output(customer),
  /** Takes a person out of everything that the business keeps. It cannot be undone. */
  erase: base
    .route({ method: 'POST', path: '/customers/{id}/erase', tags })
    .input(eraseCustomerInput)
    .output(erasedCustomer),
};
