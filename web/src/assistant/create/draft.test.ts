// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearDraft,
  type Draft,
  type DraftStorage,
  emptyDraft,
  loadDraft,
  saveDraft,
  wizardFields,
} from './draft.ts';

const typed: Draft = {
  ...emptyDraft,
  step: 3,
  form: { ...emptyDraft.form, companyName: 'The Golden Lamb', voiceId: 'michael' },
  template: 'restaurant',
};

describe('draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back as it was kept', () => {
    expect(saveDraft(sessionStorage, 'u1', typed)).toBe(true);
    expect(loadDraft(sessionStorage, 'u1')).toEqual(typed);
  });

  it('of before the country was asked for has none', () => {
    const { country: _, ...form } = typed.form;
    sessionStorage.setItem('belldesk.wizard.u1', JSON.stringify({ ...typed, form }));
    expect(loadDraft(sessionStorage, 'u1')).toEqual(typed);
  });

  it.each([
    ['', false],
    ['GB', true],
  ] as const)('with the country "%s" may go on: %s', (country, mayGoOn) => {
    expect(wizardFields.shape.country.safeParse(country).success).toBe(mayGoOn);
  });

  it('belongs to one user', () => {
    saveDraft(sessionStorage, 'u1', typed);
    expect(loadDraft(sessionStorage, 'u2')).toEqual(emptyDraft);
  });

  it('is empty after it was cleared', () => {
    saveDraft(sessionStorage, 'u1', typed);
    clearDraft(sessionStorage, 'u1');
    expect(loadDraft(sessionStorage, 'u1')).toEqual(emptyDraft);
  });

  it.each(['', '{', 'null', '{"step":9}', '{"step":2,"form":{"companyName":4},"template":null}'])(
    'is empty where %j is kept',
    (kept) => {
      sessionStorage.setItem('belldesk.wizard.u1', kept);
      expect(loadDraft(sessionStorage, 'u1')).toEqual(emptyDraft);
    },
  );

  it('says so when it cannot be kept', () => {
    const full: DraftStorage = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(saveDraft(full, 'u1', typed)).toBe(false);
  });
});
