/**
 * Header in which the server itself writes the address of the socket. What a client sends under this
 * name is dropped, so that nobody walks around the rate limit with a forged address.
 */
export const CLIENT_ADDRESS_HEADER = 'x-belldesk-client-address';

/** The address of who asks, as the server has written it; empty where no request is known. */
export function clientAddressIn(headers: Headers | null | undefined): string {
  return headers?.get(CLIENT_ADDRESS_HEADER) ?? '';
}
