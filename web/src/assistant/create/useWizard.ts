import type { TemplateId } from '@belldesk/contract/catalogue/templates';
import { greetingFor } from '@belldesk/contract/product/wizard';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../layout/useUser.ts';
import {
  type Draft,
  type DraftForm,
  loadDraft,
  saveDraft,
  type WizardStep,
  wizardFields,
} from './draft.ts';
import { fieldsOfStep, type InputStep } from './steps.ts';

/** The wizard's form and where it stands; every change is kept in this tab, so that a reload loses nothing. */
export function useWizard() {
  const { id: userId } = useUser();
  const [kept] = useState<Draft>(() => loadDraft(window.sessionStorage, userId));
  const [step, setStep] = useState<WizardStep>(kept.step);
  const [template, setTemplate] = useState<TemplateId | null>(kept.template);
  const form = useForm<DraftForm>({
    resolver: zodResolver(wizardFields),
    defaultValues: kept.form,
  });
  const { subscribe, getValues, setValue, trigger, getFieldState } = form;

  useEffect(() => {
    const save = () =>
      saveDraft(window.sessionStorage, userId, { step, form: getValues(), template });
    save();
    return subscribe({ formState: { values: true }, callback: save });
  }, [subscribe, getValues, userId, step, template]);

  useEffect(
    () =>
      subscribe({
        name: ['companyName'],
        formState: { values: true },
        callback: ({ values }) => {
          const company = values.companyName.trim();
          const greeting = company === '' ? '' : greetingFor(company);
          if (getValues('greetingPhrase') !== greeting) setValue('greetingPhrase', greeting);
        },
      }),
    [subscribe, getValues, setValue],
  );

  // A field that was told wrong is looked at again with every change, until it is right.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const field = name as keyof DraftForm | undefined;
          if (type === 'change' && field !== undefined && getFieldState(field).invalid)
            void trigger(field);
        },
      }),
    [subscribe, trigger, getFieldState],
  );

  return {
    form,
    step,
    template,
    chooseTemplate: setTemplate,
    goTo: setStep,
    /** Goes on only when what the step asks for is valid; else the first wrong field has the focus. */
    goOnFrom: async (from: InputStep) => {
      const valid = await trigger([...fieldsOfStep[from]], { shouldFocus: true });
      if (valid) setStep((from + 1) as WizardStep);
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
