import { ManualClock } from '@belldesk/kit/clock';
import { expect, test } from 'vitest';
import { Admission } from './calls/admission/admission.ts';
import { logger, openMedia } from './calls/admission/testing/countedDesk.ts';
import { SelfTest } from './calls/selfTest/selfTest.ts';
import { Switchboard } from './calls/switchboard.ts';
import { createPlatformMetrics } from './platformMetrics.ts';
import { createSipServer } from './telephony/sip/server.ts';

test('lines, calls refused by each limit, and what the media thread holds are told', async () => {
  const clock = new ManualClock();
  const admission = new Admission({ maxCalls: 1 });
  const media = await openMedia(16_162, 16_163);
  const metrics = createPlatformMetrics({
    switchboard: new Switchboard(admission, logger),
    media,
    phrases: null,
    kokoro: null,
    keeper: { waiting: { calls: 0, lostCalls: 0 } },
    listeningLoads: () => ({
      moonshine: { queued: 3, waitMs: 250 },
      whisper: { queued: 1, waitMs: 0 },
    }),
    sip: createSipServer({ hosts: [], port: 0, publicHost: 'a.test', clock, onInvite() {} }),
    selfTest: new SelfTest({
      clock,
      logger,
      call: async () => expect.unreachable(),
      isFull: () => true,
    }),
  });
  try {
    admission.fromBrowser('a');
    admission.fromBrowser('a');
    admission.fromAddress('192.0.2.1');
    await media.openRtpLeg({
      localAddress: '127.0.0.1',
      codec: 'PCMU',
      payloadType: 0,
      telephoneEventPayloadType: null,
      remote: null,
    });
    const told = await metrics();
    expect(told).toMatch(/^belldesk_lines_taken\{part="voice"\} 1$/m);
    expect(told).toMatch(/^belldesk_listening_queued\{recogniser="moonshine",part="voice"\} 3$/m);
    expect(told).toMatch(/^belldesk_listening_queued\{recogniser="whisper",part="voice"\} 1$/m);
    expect(told).toMatch(
      /^belldesk_listening_wait_seconds\{recogniser="moonshine",part="voice"\} 0.25$/m,
    );
    expect(told).toMatch(/^belldesk_calls_refused_platform\{part="voice"\} 2$/m);
    expect(told).toMatch(/^belldesk_calls_refused_assistant_browser\{part="voice"\} 0$/m);
    expect(told).toMatch(/^belldesk_media_open_ports\{part="voice"\} 1$/m);
    expect(told).toMatch(/^belldesk_media_detector_probes\{part="voice"\} 1$/m);
  } finally {
    await media.close();
  }
});
