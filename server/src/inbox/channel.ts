/** Channel on which a committed transaction tells whose inbox changed; payload is the user's id. */
export const INBOX_CHANNEL = 'belldesk_inbox';
