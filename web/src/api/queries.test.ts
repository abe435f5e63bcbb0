import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './queries.ts';

afterEach(() => onlineManager.setOnline(true));

it('without a network what is asked and what is changed fail, and do not wait', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(
    client.fetchQuery({ queryKey: ['calls'], queryFn: fails, retryDelay: 0 }),
  ).rejects.toThrow('Failed to fetch');
  const change = client.getMutationCache().build(client, { mutationFn: fails });
  await expect(change.execute(undefined)).rejects.toThrow('Failed to fetch');
});
