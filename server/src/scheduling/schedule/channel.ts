/** Channel on which a committed transaction tells whose calendar changed; payload is the user's id. */
export const DIARY_CHANNEL = 'belldesk_diary';
