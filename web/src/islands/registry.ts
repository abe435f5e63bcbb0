import type { Registry } from './starter.ts';

/** Every island of the prerendered pages; each is a chunk of its own, fetched when it wakes. */
export const registry = {
  'account-menu': async () => (await import('../layout/accountMenu.island.ts')).hydrate,
  'sign-in': async () => (await import('../account/signIn/signIn.island.ts')).hydrate,
  'sign-up': async () => (await import('../account/signUp/signUp.island.ts')).hydrate,
  'reset-password': async () =>
    (await import('../account/resetPassword/resetPassword.island.ts')).hydrate,
  'confirm-email': async () => (await import('../account/signUp/confirmEmail.island.ts')).hydrate,
  invitation: async () => (await import('../account/invitation/invitation.island.ts')).hydrate,
  'select-plan': async () => (await import('../account/plan/selectPlan.island.ts')).hydrate,
  contact: async () => (await import('../site/forms/contact.island.ts')).hydrate,
  lead: async () => (await import('../site/forms/lead.island.ts')).hydrate,
  newsletter: async () => (await import('../site/forms/newsletter.island.ts')).hydrate,
  'sample-call': async () => (await import('../site/home/sampleCall/sampleCall.island.ts')).hydrate,
  'article-list': async () => (await import('../site/blog/list/articleList.island.ts')).hydrate,
  'demo-request': async () => (await import('../site/demo/demoRequest.island.ts')).hydrate,
  'demo-form': async () => (await import('../site/demo/demoForm.island.ts')).hydrate,
  tabs: async () => (await import('../site/tabs/tabs.island.ts')).hydrate,
  'public-call': async () => (await import('../publicCall/publicCall.island.ts')).hydrate,
  'price-choice': async () => (await import('../site/pricing/priceChoice.island.ts')).hydrate,
} as const satisfies Registry;

export type IslandName = keyof typeof registry;
