import { GOOGLE_OFFER } from '@belldesk/contract/googleOffer';
import type { ReactNode } from 'react';

/** Around a form that offers Google: the server marks here whether that is configured. */
export function GoogleOffer({ children }: { children: ReactNode }) {
  return (
    <div className="group/offer" data-google={GOOGLE_OFFER}>
      {children}
    </div>
  );
}
