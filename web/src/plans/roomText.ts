import type { Plan } from '@belldesk/contract/catalogue/plans';
import { plural, t } from '@lingui/core/macro';
import { pageLocale } from '../i18n/language.ts';

const inOneSentence = new Intl.ListFormat(pageLocale, { type: 'conjunction' });

/** What a plan has room for: "3 assistants, 3 locations and 5 people". */
export function roomText({ assistants, locations, members }: Plan): string {
  if (assistants === null && locations === null && members === null)
    return t`any number of assistants, locations and people`;
  return inOneSentence.format([
    assistants === null
      ? t`any number of assistants`
      : plural(assistants, { one: '# assistant', other: '# assistants' }),
    locations === null
      ? t`any number of locations`
      : plural(locations, { one: '# location', other: '# locations' }),
    members === null
      ? t`any number of people`
      : plural(members, { one: '# person', other: '# people' }),
  ]);
}
