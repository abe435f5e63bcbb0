import { lambForm, Owner } from '@belldesk/e2e/owner';
import type { Platform } from '@belldesk/e2e/platform';

const TIME_ZONE = 'Europe/London';
const EMAIL = 'bench@example.com';
/** With which Owner.signUp signs up. */
const ownerPassword = 'a good password';

export interface Desk {
  /** The owner's session, as the header `cookie`. */
  readonly cookie: string;
  /** User part of the assistant's SIP address. */
  readonly sipUser: string;
}

/** An owner with a published assistant. */
export async function openDesk(platform: Platform): Promise<Desk> {
  const owner = await Owner.signUp(platform.url, EMAIL);
  const { id } = await owner.createAssistant(lambForm, TIME_ZONE);
  const { sipUri } = await owner.publish(id);
  const sipUser = /^sip:([^@]+)@/.exec(sipUri)?.[1];
  if (!sipUser) throw new Error('the assistant was published without an address');
  return { cookie: await signIn(platform.url), sipUser };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: EMAIL, password: ownerPassword }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
}
