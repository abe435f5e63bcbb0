import { type AddBookingInput, addBookingInput } from '@belldesk/contract/product/bookings';
import type { Service } from '@belldesk/contract/product/services';
import { timeOf } from '@belldesk/contract/time/minutes';
import { t } from '@lingui/core/macro';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Place } from '../calendar/viewProps.ts';

/** Chosen instead of a service: something in words, or an order. */
export const OTHER_KINDS = ['appointment', 'reservation', 'order'] as const;
type OtherKind = (typeof OTHER_KINDS)[number];

/** The form by which a booking is added, as typed. */
export interface AddDraft {
  /** Null: the business has one alone; empty: not chosen yet. */
  locationId: string | null;
  /** Id of a service, or another kind; empty: not chosen yet. */
  what: string;
  service: string;
  durationMinutes: number;
  partySize: number | null;
  items: { name: string; quantity: number }[];
  date: string;
  time: string;
  /** Empty: whatever fits. */
  resourceId: string;
  name: string;
  phoneNumber: string;
  email: string;
  notes: string;
}

const DEFAULT_MINUTES = 60;

/** Of a number field: what is not a number counts as left out. */
export function numberOrNull(value: unknown): number | null {
  const number = value === '' || value === null ? Number.NaN : Number(value);
  return Number.isNaN(number) ? null : number;
}

/** What is booked most likely at a location: its first service. @param locationId null: the only one */
export function firstWhat(services: readonly Service[], locationId: string | null): string {
  if (locationId === '') return '';
  const first = services.find((one) => locationId === null || one.locationId === locationId);
  return first?.id ?? 'appointment';
}

/** The form as it opens at a place of the calendar. @param locationId null: the only one; empty: to be chosen */
export function draftAt(
  place: Place,
  services: readonly Service[],
  locationId: string | null = null,
): AddDraft {
  const { resourceId } = place;
  const fitting = services.find(
    ({ resourceIds }) => resourceId !== null && resourceIds.includes(resourceId),
  );
  return {
    locationId,
    what: fitting?.id ?? firstWhat(services, locationId),
    service: '',
    durationMinutes: DEFAULT_MINUTES,
    partySize: null,
    items: [{ name: '', quantity: 1 }],
    date: place.day,
    time: place.minute === null ? '' : timeOf(place.minute),
    resourceId: fitting && resourceId !== null ? resourceId : '',
    name: '',
    phoneNumber: '',
    email: '',
    notes: '',
  };
}

/** What the form asks the server for; not yet checked. */
function askedFor(draft: AddDraft, anyway: boolean) {
  const { locationId, what, date, time, name } = draft;
  const common = {
    ...(locationId && { locationId }),
    date,
    time,
    name,
    phoneNumber: draft.phoneNumber.trim() || null,
    email: draft.email.trim() || null,
    notes: draft.notes.trim() || null,
    anyway,
  };
  const kind = OTHER_KINDS.find((one): one is OtherKind => one === what);
  if (kind === 'order') return { kind, ...common, items: draft.items };
  const { partySize } = draft;
  if (kind)
    return {
      kind,
      ...common,
      partySize,
      service: draft.service,
      durationMinutes: draft.durationMinutes,
    };
  const resourceId = draft.resourceId || null;
  return { kind: 'service', ...common, partySize, serviceId: what, resourceId };
}

/** The contract's input from a form that passed. */
export function addInputOf(draft: AddDraft, anyway: boolean): AddBookingInput {
  return addBookingInput.parse(askedFor(draft, anyway));
}

/** Where the contract has only a technical word for what is missing. */
const texts: Readonly<Record<string, string>> = {
  date: t`Please choose a day`,
  time: t`Please choose a time`,
  items: t`Please enter at least one item and its quantity`,
  serviceId: t`Please choose a service`,
  partySize: t`Please enter a number between 1 and 500`,
  durationMinutes: t`Please enter a length between 5 minutes and 7 days`,
};

/** The form is held to the contract of the operation itself. */
export const addResolver: Resolver<AddDraft> = (draft) => {
  const checked = addBookingInput.safeParse(askedFor(draft, false));
  const errors: FieldErrors<AddDraft> = {};
  if (draft.locationId === '')
    errors.locationId = { type: 'required', message: t`Please choose the location` };
  else if (checked.success) return { values: draft, errors: {} };
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]);
    const target = (field in draft ? field : 'what') as keyof AddDraft;
    errors[target] ??= { type: 'contract', message: texts[field] ?? message };
  }
  return { values: {}, errors };
};
