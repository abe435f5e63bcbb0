import type { Registry } from './starter.ts';

/** Every island of the prerendered pages; each is a chunk of its own, fetched when it wakes. */
export const registry = {
  'account-menu': async () => (await import('../frame/accountMenu.island.ts')).hydrate,
  'sign-in': async () => (await import('../account/signIn.island.ts')).hydrate,
  'sign-up': async () => (await import('../account/signUp.island.ts')).hydrate,
  'reset-password': async () => (await import('../account/resetPassword.island.ts')).hydrate,
  'confirm-email': async () => (await import('../account/confirmEmail.island.ts')).hydrate,
  invitation: async () => (await import('../account/invitation/invitation.island.ts')).hydrate,
  'select-plan': async () => (await import('../account/selectPlan.island.ts')).hydrate,
  contact: async () => (await import('../site/forms/contact.island.ts')).hydrate,
  lead: async () => (await import('../site/forms/lead.island.ts')).hydrate,
  newsletter: async () => (await import('../site/forms/newsletter.island.ts')).hydrate,
  'sample-call': async () => (await import('../site/home/sampleCall/sampleCall.island.ts')).hydrate,
  'article-list': async () => (await import('../site/blog/list/articleList.island.ts')).hydrate,
  'demo-request': async () => (await import('../site/demo/demoRequest.island.ts')).hydrate,
  'demo-form': async () => (await import('../site/demo/demoForm.island.ts')).hydrate,
  tabs: async () => (await import('../site/tabs/tabs.island.ts')).hydrate,
  talk: async () => (await import('../talk/talk.island.ts')).hydrate,
  'price-choice': async () => (await import('../site/pricing/priceChoice.island.ts')).hydrate,
} as const satisfies Registry;

export type IslandName = keyof typeof registry;
