import { z } from 'zod';
import { callTicket } from '../calls.ts';
import { sharedDesk, shareLink, shareSettings, shareToken } from '../share.ts';
import { base, none } from './base.ts';

/** A link by which anyone can talk to a published assistant in a browser. */
export const shareApi = {
  link: base
    .route({ method: 'GET', path: '/share', tags: ['Share'] })
    .input(none)
    .output(shareLink),
  change: base
    .route({ method: 'PUT', path: '/share', tags: ['Share'] })
    .input(shareSettings)
    .output(shareLink),
  /** A new address; the one before leads nowhere from then on. */
  renew: base
    .route({ method: 'POST', path: '/share/renewal', tags: ['Share'] })
    .input(none)
    .output(shareLink),
  /** Who answers by a link; needs no account. */
  desk: base
    .route({ method: 'GET', path: '/share/{token}', tags: ['Share'] })
    .input(z.strictObject({ token: shareToken }))
    .output(sharedDesk),
  /** A call by a link; needs no account. */
  startCall: base
    .route({ method: 'POST', path: '/share/{token}/calls', successStatus: 201, tags: ['Share'] })
    .input(z.strictObject({ token: shareToken }))
    .output(callTicket),
};
