import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';

/** IANA name of the assistant's time zone; the reader's own while there is no assistant. */
export function useBusinessTimeZone(): string {
  const assistant = useQuery(rpc.assistants.current.queryOptions());
  return assistant.data?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
