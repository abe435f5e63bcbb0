import { setupI18n } from '@lingui/core';
import { language } from './language.ts';

/**
 * Chooses plural forms and fills in sentences with elements, where the build could not. It needs no catalogue: the
 * build puts each text where it is used (web/build/texts).
 */
export const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
