import {
  type AddServiceInput,
  addServiceInput,
  type Service,
} from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { readPrice, typedPrice } from './money.ts';

/** The form of a service, as typed. */
export interface ServiceDraft {
  name: string;
  kind: Service['kind'];
  durationMinutes: number;
  price: string;
  currency: string;
  /** Divided by commas. */
  otherNames: string;
  resourceIds: string[];
}

export function draftOfService(service: Service | null, currency: string): ServiceDraft {
  if (!service)
    return {
      name: '',
      kind: 'appointment',
      durationMinutes: 60,
      price: '',
      currency,
      otherNames: '',
      resourceIds: [],
    };
  return {
    name: service.name,
    kind: service.kind,
    durationMinutes: service.durationMinutes,
    price: typedPrice(service.priceMinor, service.currency),
    currency: service.currency,
    otherNames: service.otherNames.join(', '),
    resourceIds: service.resourceIds,
  };
}

const CURRENCY = /^[A-Z]{3}$/;

function inputOf({ price, otherNames, currency, ...draft }: ServiceDraft) {
  const code = currency.trim().toUpperCase();
  return {
    ...draft,
    currency: code,
    priceMinor: CURRENCY.test(code) ? readPrice(price, code) : null,
    otherNames: otherNames
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  };
}

/** The contract's input from a form that passed. */
export function serviceInputOf(draft: ServiceDraft): AddServiceInput {
  return addServiceInput.parse(inputOf(draft));
}

/** The form is held to the contract of the operation itself. */
export const serviceResolver: Resolver<ServiceDraft> = (draft) => {
  const checked = addServiceInput.safeParse(inputOf(draft));
  if (checked.success) return { values: draft, errors: {} };
  const errors: FieldErrors<ServiceDraft> = {};
  for (const { path, message } of checked.error.issues) {
    const isPrice = path[0] === 'priceMinor';
    const field = (isPrice ? 'price' : String(path[0])) as keyof ServiceDraft;
    errors[field] ??= {
      type: 'contract',
      message: isPrice ? t`Please enter a price such as 25 or 25.50` : message,
    };
  }
  return { values: {}, errors };
};
