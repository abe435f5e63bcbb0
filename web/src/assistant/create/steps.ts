import { t } from '@lingui/core/macro';
import type { DraftForm, WizardStep } from './draft.ts';

export type InputStep = 1 | 2 | 3 | 4;
export const INPUT_STEPS = 4;

/** The fields that each step asks for. */
export const fieldsOfStep: Readonly<Record<InputStep, readonly (keyof DraftForm)[]>> = {
  1: ['companyName', 'phoneNumber', 'country'],
  2: ['businessDescription', 'targetCustomers'],
  3: ['greetingPhrase', 'voiceId'],
  4: ['additionalDetails'],
};

/** The first step that asks for one of these fields; null when none does. */
export function firstStepWith(fields: object): InputStep | null {
  const steps: readonly InputStep[] = [1, 2, 3, 4];
  return steps.find((step) => fieldsOfStep[step].some((field) => field in fields)) ?? null;
}

/** The labels of the form's fields. */
export const fieldLabels: Readonly<Record<keyof DraftForm, string>> = {
  companyName: t`Company name`,
  phoneNumber: t`Phone number`,
  country: t`Country`,
  businessDescription: t`Business description`,
  targetCustomers: t`Target customers`,
  greetingPhrase: t`Greeting phrase`,
  voiceId: t`Voice`,
  additionalDetails: t`Additional details`,
};

/** A field's name within the form, from the path that the server names it by, e.g. "form.companyName". */
export function fieldOfPath(path: string): keyof DraftForm | null {
  const name = path.replace(/^form\./, '');
  return Object.hasOwn(fieldLabels, name) ? (name as keyof DraftForm) : null;
}

export function isInputStep(step: WizardStep): step is InputStep {
  return step >= 1 && step <= INPUT_STEPS;
}

/** Percent of the way, shown beside "Step n of 4". */
export function percentOf(step: InputStep): number {
  return (step / INPUT_STEPS) * 100;
}
