/** A moment in epoch ms that databases can read too, and an id. */
const PLACE = String.raw`\d{1,14}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`;

/** Where a page of the call log begins. Without zod, for what reads it from an address. */
export const callCursorForm = new RegExp(`^(?:oldest|(?:older|newer)\\.${PLACE})$`);
/** Where a page of the inbox begins. */
export const inboxCursorForm = new RegExp(`^[012]\\.${PLACE}$`);

/** Where a page of customers begins, or of the history of one: the moment and the id of the last before it. */
export const customerCursorForm = new RegExp(`^${PLACE}$`);

/** No call was before it; a year that is still being typed is. */
export const EARLIEST_DAY = '1900-01-01';
