export { accountDeletions, accountExports, accountRemains } from './schema/accountData.ts';
export {
  accounts,
  rateLimits,
  sessions,
  twoFactors,
  users,
  verifications,
} from './schema/accounts.ts';
export { allocations } from './schema/allocations.ts';
export { assistantOwners, assistants } from './schema/assistants.ts';
export {
  billingCustomers,
  handledBillingEvents,
  subscriptions,
  testCheckouts,
  testEvents,
  testInvoices,
  testSubscriptions,
} from './schema/billing.ts';
export { blockedNumbers } from './schema/blockedNumbers.ts';
export {
  calendars,
  hoursExceptions,
  resources,
  resourceUnits,
  serviceResources,
  services,
} from './schema/calendar.ts';
export { callLogs, callTotals } from './schema/calls.ts';
export { customerNotices } from './schema/customerNotices.ts';
export { customerNumbers, customers } from './schema/customers.ts';
export { handledWebhooks, outbox } from './schema/delivery.ts';
export { apiKeys, webhookDeliveries, webhookEndpoints } from './schema/developers.ts';
export { inboxChoices, inboxDigests, inboxNotes, messages } from './schema/inbox.ts';
export { invitations } from './schema/invitations.ts';
export { lines } from './schema/lines.ts';
export { locations } from './schema/locations.ts';
export { accountNotes, auditLog, operatorMarks, suspensions } from './schema/operator.ts';
export { members, organisations } from './schema/organisations.ts';
export {
  contactMessages,
  demoCalls,
  demoRequests,
  leads,
  subscribers,
  visitCounts,
} from './schema/publicForms.ts';
export { callPeaks, recordingRules } from './schema/recordings.ts';
export { bookingChanges, bookings, LONGEST_STAY_MS, orders } from './schema/schedule.ts';
export { sentToOthers } from './schema/sending.ts';
export { shareLinks } from './schema/shareLinks.ts';
export { standIns, usageChoices, usageNotices } from './schema/usage.ts';
