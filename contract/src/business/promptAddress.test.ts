import { describe, expect, it } from 'vitest';
import { buildSystemPrompt, INSTRUCTIONS_HEADING, readSystemPrompt } from '../prompt.ts';
import { promptWithAddress } from './promptAddress.ts';

const promptOf = (additionalDetails: string) =>
  buildSystemPrompt({
    companyName: 'Golden Lamb',
    phoneNumber: '020 7946 0958',
    businessDescription: 'A small restaurant',
    targetCustomers: 'Families',
    additionalDetails,
  });

describe('the address of a location', () => {
  it.each([
    ['Parking: behind the house.', 'Address: 14 High Street, Bristol\nParking: behind the house.'],
    ['Our address: 3 Old Road.\nWi-Fi: free.', 'Address: 14 High Street, Bristol\nWi-Fi: free.'],
    ['', 'Address: 14 High Street, Bristol'],
  ])('is told among the details, once: %j', (details, told) => {
    const prompt = promptWithAddress(promptOf(details), '14 High Street,\n\n Bristol.\n');
    const read = readSystemPrompt(prompt);
    expect(read.additionalDetails).toBe(told);
    expect(read).toMatchObject({ companyName: 'Golden Lamb', targetCustomers: 'Families' });
    expect(prompt.split(INSTRUCTIONS_HEADING)).toHaveLength(2);
  });

  it('is told in a prompt without headings, and left out where nobody said it', () => {
    expect(readSystemPrompt(promptWithAddress('We cut hair.', '1 Mill Lane'))).toMatchObject({
      additionalDetails: 'We cut hair.\n\nAddress: 1 Mill Lane',
    });
    expect(promptWithAddress('We cut hair.', null)).toBe('We cut hair.');
  });
});
