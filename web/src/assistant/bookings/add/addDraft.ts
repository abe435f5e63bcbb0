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
  /** Id of a service, or another kind. */
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

/** The form as it opens at a place of the calendar. */
export function draftAt(place: Place, services: readonly Service[]): AddDraft {
  const { resourceId } = place;
  const service =
    services.find(({ resourceIds }) => resourceId !== null && resourceIds.includes(resourceId)) ??
    services[0];
  const fits = resourceId !== null && service?.resourceIds.includes(resourceId) === true;
  return {
    what: service?.id ?? 'appointment',
    service: '',
    durationMinutes: DEFAULT_MINUTES,
    partySize: null,
    items: [{ name: '', quantity: 1 }],
    date: place.day,
    time: place.minute === null ? '' : timeOf(place.minute),
    resourceId: fits ? resourceId : '',
    name: '',
    phoneNumber: '',
    email: '',
    notes: '',
  };
}

/** What the form asks the server for; not yet checked. */
function askedFor(draft: AddDraft, anyway: boolean) {
  const { what, date, time, name } = draft;
  const common = {
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
  items: t`Please say what is ordered, and how many`,
  partySize: t`Please enter a number from 1 to 500`,
  durationMinutes: t`Please enter 5 minutes to a week`,
};

/** The form is held to the contract of the operation itself. */
export const addResolver: Resolver<AddDraft> = (draft) => {
  const checked = addBookingInput.safeParse(askedFor(draft, false));
  if (checked.success) return { values: draft, errors: {} };
  const errors: FieldErrors<AddDraft> = {};
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0]);
    const target = (field in draft ? field : 'what') as keyof AddDraft;
    errors[target] ??= { type: 'contract', message: texts[field] ?? message };
  }
  return { values: {}, errors };
};
