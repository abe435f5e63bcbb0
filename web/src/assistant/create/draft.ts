import { country } from '@belldesk/contract/catalogue/countries';
import { templateId } from '@belldesk/contract/catalogue/templates';
import { DEFAULT_VOICE_ID } from '@belldesk/contract/catalogue/voices';
import { wizardForm } from '@belldesk/contract/product/wizard';
import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { STORAGE_PREFIX } from '../../session/storage.ts';

/** 0 is the welcome page; 1 to 4 take input; 5 is Creation Complete. */
export type WizardStep = 0 | 1 | 2 | 3 | 4 | 5;

const draftShape = z.object({
  step: z.literal([0, 1, 2, 3, 4, 5]),
  /** As typed: not yet valid, so only of the right types. */
  form: z.object({
    companyName: z.string(),
    phoneNumber: z.string(),
    /** A draft of before it was asked for has none. */
    country: country.or(z.literal('')).default(''),
    businessDescription: z.string(),
    targetCustomers: z.string(),
    greetingPhrase: z.string(),
    voiceId: wizardForm.shape.voiceId,
    additionalDetails: z.string(),
  }),
  template: templateId.nullable(),
});
/** What the wizard keeps over a reload of the page. */
export type Draft = z.infer<typeof draftShape>;
export type DraftForm = Draft['form'];

/** What the wizard asks for: the form, and where the business is. */
export const wizardFields = wizardForm.extend({
  country: draftShape.shape.form.shape.country
    .unwrap()
    .refine((chosen) => chosen !== '', t`Please choose the country`),
});

export const emptyDraft: Draft = {
  step: 0,
  form: {
    companyName: '',
    phoneNumber: '',
    country: '',
    businessDescription: '',
    targetCustomers: '',
    greetingPhrase: '',
    voiceId: DEFAULT_VOICE_ID,
    additionalDetails: '',
  },
  template: null,
};

/** Where drafts are kept: the tab's session storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function keyOf(userId: string): string {
  return `${STORAGE_PREFIX}wizard.${userId}`;
}

/** The draft of this user in this tab; an empty one where there is none or it cannot be read. */
export function loadDraft(storage: DraftStorage, userId: string): Draft {
  const kept = storage.getItem(keyOf(userId));
  if (kept === null) return emptyDraft;
  try {
    return draftShape.parse(JSON.parse(kept));
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft; false when the browser's storage is full or forbidden. */
export function saveDraft(storage: DraftStorage, userId: string, draft: Draft): boolean {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(storage: DraftStorage, userId: string): void {
  storage.removeItem(keyOf(userId));
}
