export { accounts, rateLimits, sessions, users, verifications } from './schema/accounts.ts';
export { assistantOwners, assistants } from './schema/assistants.ts';
export { bookings, callLogs, messages } from './schema/calls.ts';
export { handledWebhooks, outbox } from './schema/delivery.ts';
