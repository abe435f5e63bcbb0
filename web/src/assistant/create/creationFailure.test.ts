import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { creationFailure } from './creationFailure.ts';

describe('creationFailure', () => {
  it("shows the server's text", () => {
    const error = new ORPCError('BAD_GATEWAY', {
      status: 502,
      message: 'The voice service is not responding',
    });
    expect(creationFailure(error)).toEqual(['The voice service is not responding']);
  });

  it('shows the status where the server has no text', () => {
    expect(creationFailure(new ORPCError('X', { status: 502, message: ' ' }))).toEqual([
      'API Error: 502',
    ]);
  });

  it('has a text where no answer came', () => {
    expect(creationFailure(new TypeError('Failed to fetch'))).toEqual([
      'Failed to create your AI assistant',
    ]);
  });

  it('names the fields that were refused', () => {
    const error = new ORPCError('BAD_REQUEST', {
      status: 400,
      data: {
        fields: [
          { field: 'form.companyName', message: 'Please enter your company name' },
          { field: 'timeZone', message: 'No such zone' },
        ],
      },
    });
    expect(creationFailure(error)).toEqual([
      'Company name: Please enter your company name',
      'No such zone',
    ]);
  });
});
