import { templates } from '@belldesk/contract/catalogue/templates';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import type { ModelRequest } from '../../model.ts';
import { modelRequest } from '../request.ts';

function facts(id: string): string {
  return templates.find((template) => template.id === id)?.text ?? '';
}

function request(
  companyName: string,
  businessDescription: string,
  additionalDetails: string,
  changes: Partial<ModelRequest> = {},
): ModelRequest {
  const systemPrompt = buildSystemPrompt({
    companyName,
    phoneNumber: '020 7946 0018',
    businessDescription,
    targetCustomers: 'Everybody in the town.',
    additionalDetails,
  });
  return modelRequest({ systemPrompt, businessName: companyName, ...changes });
}

const AMERICAN = { language: 'en-US', timeZone: 'America/New_York', country: 'US' } as const;
const NOON_IN_NEW_YORK_MS = Date.parse('2026-11-20T17:00:00Z');

/** Whom the callers of the corpus call, at noon of Friday, 20 November 2026. */
export const businesses: Readonly<Record<string, ModelRequest>> = {
  restaurant: request(
    "Luigi's",
    'A family Italian restaurant with wood-fired pizza.',
    [
      'Opening hours: every day, 12:00 to 22:00.',
      'Reservations: we take table reservations for up to 8 people by phone.',
      'Menu: seasonal dishes, with vegetarian, vegan and gluten-free choices.',
      'Parking: free parking behind the building.',
      'Address: 14 Harbour Street, next to the old lighthouse.',
    ].join('\n'),
  ),
  hotel: request('Seaview Hotel', 'A small hotel by the sea.', facts('hotel')),
  beauty: request('Glow', 'A hair and beauty salon.', facts('beauty'), {
    ...AMERICAN,
    startedAtMs: NOON_IN_NEW_YORK_MS,
  }),
  health: request('Bright Smiles', 'A dental clinic in the old town.', facts('healthcare')),
  trade: request(
    'Pipe Masters',
    'Plumbing and heating repairs.',
    [
      'Call-out fee: 80 pounds, taken off the bill when we do the job.',
      'Area: we cover the whole city and ten miles around it.',
      'Guarantee: one year on all repairs.',
    ].join('\n'),
  ),
  estate: request(
    'Harbour and Hill',
    'An estate agency: sales and lettings of houses and flats.',
    [
      'Opening hours: Monday to Saturday, 09:00 to 18:00. Closed on Sunday.',
      'Viewings: about half an hour, with one of our agents.',
      'Fees: sellers pay one percent, buyers pay nothing.',
    ].join('\n'),
  ),
};
