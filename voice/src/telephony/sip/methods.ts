/** What we understand, for Allow. */
export const ALLOW = 'INVITE, ACK, BYE, CANCEL, OPTIONS, INFO, UPDATE, NOTIFY';
export const ACCEPT = 'application/sdp, application/dtmf-relay, application/dtmf';

/** Methods we know but that have a meaning only within a call. */
export const IN_DIALOG_METHODS = new Set(['BYE', 'INFO', 'UPDATE', 'NOTIFY']);
