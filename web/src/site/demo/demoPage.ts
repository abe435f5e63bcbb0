/** The demo request as a page, for visitors whose browser runs no script. */
export const DEMO_PAGE = '/book-a-demo';
