import type { RtpLeg } from '../../telephony/media/mediaWorker.ts';
import type { SipDialog } from '../../telephony/sip/sipCall.ts';
import type { Call } from '../call.ts';

/**
 * Starts an answered call once its caller shows that they are there. An ACK, which takes the tag that only our
 * 200 told, connects the call: from there on it counts. A packet from where the sound goes only lets it
 * begin: the ACK may be late or lost. Whoever shows neither is sent a second of silence and nothing is
 * asked of a model or a voice for them.
 */
export function startOnConsent(
  dialog: Pick<SipDialog, 'onConfirmed'>,
  leg: Pick<RtpLeg, 'consent' | 'listen'>,
  call: Pick<Call, 'connected' | 'start'>,
): void {
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    call.start();
  };
  leg.listen((event) => {
    if (event.type === 'consented') start();
  });
  // Of a re-INVITE too: it may have named another address.
  dialog.onConfirmed(() => {
    leg.consent();
    call.connected();
    start();
  });
}
