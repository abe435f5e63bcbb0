import { z } from 'zod';

/** Languages of the edit form. */
export const language = z.enum(['en-US', 'en-GB', 'es-ES', 'fr-FR']);
export type Language = z.infer<typeof language>;

export const languageNames: Readonly<Record<Language, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'es-ES': 'Spanish',
  'fr-FR': 'French',
};
