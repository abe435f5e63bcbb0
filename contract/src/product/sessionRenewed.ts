/**
 * Header of an answer that lengthened the session: its cookie is another now, which no script can see. It stands
 * alone, so that public pages that read it load nothing else.
 */
export const SESSION_RENEWED_HEADER = 'x-belldesk-session-renewed';
