import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { converse } from '../src/caller/conversation.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { VoiceClient } from '../src/voiceClient.ts';

/** Stands for every vendor at once, and serves none of them. */
let vendor: Server;
let asked = 0;
let platform: Platform;
let voice: CallerVoice;

beforeAll(async () => {
  vendor = createServer((_request, response) => {
    asked += 1;
    response.writeHead(503, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"out of order"}}');
  });
  vendor.on('upgrade', (_request, socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  platform = await startPlatform({
    env: {
      OPENAI_API_KEY: 'a-key-that-is-no-good',
      OPENAI_BASE_URL: `${url}/v1`,
      DEEPGRAM_API_KEY: 'a-key-that-is-no-good',
      DEEPGRAM_URL: url.replace('http', 'ws'),
      ELEVENLABS_API_KEY: 'a-key-that-is-no-good',
      ELEVENLABS_URL: url,
    },
  });
  voice = new CallerVoice();
});

afterAll(async () => {
  await voice.close();
  await platform.stop();
  vendor.closeAllConnections();
  await new Promise((resolve) => vendor.close(resolve));
});

test('with every service out of order a caller is answered, understood and booked', async () => {
  const owner = await Owner.signUp(platform.url, 'broken@example.com');
  const assistant = await owner.createAssistant(lambForm);
  const { sipUri } = await owner.publish(assistant.id);
  const caller = new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user: /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '',
    from: '+442079460123',
  });
  await caller.call();
  await converse({
    caller,
    voice,
    client: new VoiceClient(platform),
    assistantId: assistant.assistantId,
    reactions: [
      { when: /you are booked/i, does: { hangUp: true } },
      { when: /right\?/i, does: { say: 'yes that is right' } },
      { when: /calling from/i, does: { say: 'yes' } },
      { when: /name/i, does: { say: 'my name is robert miller' } },
      {
        when: /help you/i,
        does: { say: "i'd like to book a table for four tomorrow at seven pm" },
      },
      { when: /sorry|catch|again/i, does: { say: 'yes please' } },
    ],
  });
  caller.close();
  const row = await eventually(async () => {
    const { rows } = await owner.calls();
    return rows.find((each) => each.status === 'completed');
  });
  expect((await owner.call(row.id)).taken).toMatchObject([
    { kind: 'booking', partySize: 4, time: '19:00' },
  ]);
  expect(asked).toBeGreaterThan(3);
});
