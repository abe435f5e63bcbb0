/** Marks in prerendered pages that the server fills in, for visitors whose browser runs no script. */
export const FORM_PROBLEMS_MARK = '[[form problems]]';
export const TOKEN_MARK = '[[token]]';

/** Where a public form is posted without a script, and the page that then says that it was kept. */
export const publicFormPages = {
  contact: { post: '/forms/contact', thanks: '/thanks/contact' },
  demo: { post: '/forms/demo', thanks: '/thanks/demo' },
  lead: { post: '/forms/lead', thanks: '/thanks/lead' },
  newsletter: { post: '/forms/newsletter', thanks: '/thanks/newsletter' },
} as const;
export type PublicFormName = keyof typeof publicFormPages;
