/**
 * Stands in the built pages as an attribute around what offers to sign in with Google. The build does not know
 * whether that is configured; the server, which does, puts GOOGLE_OFFERED in its place. As long as it
 * stands there, nothing is offered.
 */
export const GOOGLE_OFFER = 'google-offer-unknown';
export const GOOGLE_OFFERED = 'google-offered';
