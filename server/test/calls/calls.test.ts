import type { CallList } from '@belldesk/contract/product/callList';
import type { CallDetail, CallTicket } from '@belldesk/contract/product/calls';
import type { InboxList } from '@belldesk/contract/product/inbox';
import type { VoiceCall } from '@belldesk/contract/voice/call';
import type { EndOfCallReport, ToolCallsAnswer } from '@belldesk/contract/voice/serverMessage';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Listener, watch } from '../support/changes.ts';
import { mailsOf } from '../support/jobMails.ts';
import { anyText, matching } from '../support/matching.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { ownerWithAssistant, signUp, Visitor, webhook } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const startedAt = '2026-11-20T11:00:00.000Z';
const endedAt = '2026-11-20T11:01:35.600Z';

function callOf(assistantId: string, changes: Partial<VoiceCall> = {}): VoiceCall {
  return {
    id: uuidv7(),
    orgId: uuidv7(),
    createdAt: startedAt,
    updatedAt: startedAt,
    type: 'inboundPhoneCall',
    status: 'in-progress',
    assistantId,
    startedAt,
    customer: { number: '+442079460000' },
    ...changes,
  };
}

function status(call: VoiceCall, state = 'in-progress') {
  return webhook(site, { type: 'status-update', timestamp: TEST_NOW_MS, call, status: state });
}

function report(call: VoiceCall, changes: Partial<EndOfCallReport> = {}, delivery = uuidv7()) {
  return webhook(
    site,
    {
      type: 'end-of-call-report',
      timestamp: TEST_NOW_MS,
      call: { ...call, status: 'ended' },
      endedReason: 'customer-ended-call',
      startedAt,
      endedAt,
      artifact: {
        transcript: 'AI: Hello\nUser: Hi\n',
        messages: [
          { role: 'system', message: 'secret prompt', time: 0, secondsFromStart: 0 },
          { role: 'bot', message: 'Hello', time: 1, secondsFromStart: 0.2, interrupted: true },
          { role: 'user', message: 'Hi', time: 2, secondsFromStart: 1.5, typed: true },
        ],
        turns: [
          { turn: 1, endpointingMs: 1, transcriberMs: 2, modelMs: 3, voiceMs: 4, totalMs: 10 },
        ],
      },
      analysis: { structuredData: { outcome: 'answered' } },
      cost: 0,
      ...changes,
    },
    { 'x-belldesk-delivery': delivery },
  );
}

async function toolCall(call: VoiceCall, name: string, args: unknown, id = 'tool-1') {
  const answer = await webhook(site, {
    type: 'tool-calls',
    timestamp: TEST_NOW_MS,
    call,
    toolCallList: [{ id, type: 'function', function: { name, arguments: args } }],
  });
  const [result] = (answer.body as unknown as ToolCallsAnswer).results;
  const said = JSON.parse(result?.result ?? '{}') as { ok?: boolean; id?: string; reason?: string };
  return { ...result, said };
}

async function list(owner: Visitor, scope = 'mine'): Promise<CallList> {
  return (await owner.send<CallList>('GET', `/api/calls?scope=${scope}`)).body;
}

const booking = {
  service: 'table',
  partySize: 4,
  date: '2026-11-21',
  time: '19:00',
  name: 'Max Moss',
  phoneNumber: '020 7946 0111',
};

describe('a wish that came to nothing', () => {
  const unfinished = {
    kind: 'booking',
    text: 'Please call back about: table, 4 people.\n“a table for four”',
    name: 'Max Moss',
  };
  const structuredData = { outcome: 'not-completed' as const, unfinished };

  it('is not completed, and stands in the inbox once with all that is known, and in a mail', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId);
    await report(call, { analysis: { structuredData } });
    await report(call, { analysis: { structuredData } });
    const { rows } = await list(owner);
    expect(rows).toMatchObject([{ outcome: 'not-completed', badge: 'not-completed' }]);
    const inbox = await owner.send<InboxList>('GET', '/api/inbox?show=open');
    expect(inbox.body.rows).toMatchObject([
      {
        kind: 'request',
        name: 'Max Moss',
        phoneNumber: '+442079460000',
        text: matching(/^Wanted to book, and nothing was booked\.\n.*4 people/),
        callLogId: rows[0]?.id,
      },
    ]);
    const found = await owner.send<CallList>('GET', '/api/calls?scope=mine&outcome=not-completed');
    expect(found.body.rows).toHaveLength(1);
  });

  it('is mailed as the owner chose: at once, once a day, or not at all', async () => {
    for (const [mail, subjects] of [
      ['each', ['New request from Max Moss']],
      ['digest', []],
      ['none', []],
    ] as const) {
      const { owner, assistant } = await ownerWithAssistant(site);
      expect((await owner.send('PUT', '/api/inbox/mail', { mail })).status).toBe(200);
      await mailsOf(site, []);
      await report(callOf(assistant.assistantId), { analysis: { structuredData } });
      const sent = await mailsOf(site, ['message']);
      expect(sent.map(({ subject }) => subject)).toEqual(subjects);
    }
  });

  it('leaves no second entry where a message of the same call tells of it', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId);
    await toolCall(call, 'takeMessage', { message: 'Please call me', name: 'Max Moss' });
    await report(call, { analysis: { structuredData } });
    expect((await list(owner)).rows).toMatchObject([{ outcome: 'message' }]);
    const inbox = await owner.send<InboxList>('GET', '/api/inbox?show=open');
    expect(inbox.body.rows).toHaveLength(1);
  });
});

describe('the log of calls', () => {
  it('a call appears when it is answered, and is filled when it ends', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId);
    await status(call, 'ringing');
    expect((await list(owner)).rows).toEqual([]);
    await status(call);
    expect((await list(owner)).rows).toMatchObject([
      {
        callId: matching(new RegExp(`^call_\\d{13}${call.id.slice(-12)}$`)),
        type: 'phone',
        status: 'in-progress',
        endTime: null,
        outcome: 'none',
      },
    ]);
    await report(call);
    const { rows, totalCalls } = await list(owner);
    expect(totalCalls).toBe(1);
    expect(rows).toMatchObject([
      {
        status: 'completed',
        durationSeconds: 96,
        startTime: startedAt,
        endTime: endedAt,
        caller: '+442079460000',
        outcome: 'answered',
        badge: 'answered',
        errorMessage: null,
      },
    ]);
    const { body } = await owner.send<CallDetail>('GET', `/api/calls/${rows[0]?.id}`);
    expect(body).toMatchObject({
      endedReason: 'customer-ended-call',
      endedBecause: 'The caller hung up.',
      timeZone: 'Europe/London',
      transcript: [
        {
          role: 'assistant',
          text: 'Hello',
          secondsFromStart: 0.2,
          typed: false,
          interrupted: true,
        },
        { role: 'caller', text: 'Hi', secondsFromStart: 1.5, typed: true, interrupted: false },
      ],
      turns: [{ turn: 1, totalMs: 10 }],
      taken: [],
    });
  });

  it('reports that come twice, late or in the wrong order end up the same', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId, { type: 'webCall', customer: null });
    const delivery = uuidv7();
    await report(call, {}, delivery);
    await status(call);
    await report(call, { endedReason: 'silence-timed-out' }, delivery);
    await report(call, { endedReason: 'silence-timed-out' });
    const { rows } = await list(owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ type: 'browser', status: 'completed', caller: null });
    const { body } = await owner.send('GET', `/api/calls/${rows[0]?.id}`);
    expect(body).toMatchObject({ endedReason: 'customer-ended-call' });
  });

  it('a call that broke says why', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await report(callOf(assistant.assistantId), { endedReason: 'pipeline-error-transport-lost' });
    expect((await list(owner)).rows).toMatchObject([
      { status: 'failed', errorMessage: 'The connection to the caller was lost.' },
    ]);
  });

  it('the report of a replaced assistant still reaches its owner', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await owner.send('DELETE', `/api/assistant/${assistant.id}`);
    await report(callOf(assistant.assistantId));
    expect((await list(owner, 'mine')).rows).toEqual([]);
    expect((await list(owner, 'all')).rows).toHaveLength(1);
  });

  it('an assistant nobody knows is answered and forgotten', async () => {
    const answer = await report(callOf(uuidv7()));
    expect(answer.status).toBe(200);
  });

  it('a click on Test Assistant leaves a row that counts no minutes', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const made = await owner.send('POST', '/api/calls/test', {
      assistantId: assistant.assistantId,
    });
    expect(made.status).toBe(201);
    expect((await list(owner, 'mine')).rows).toEqual([]);
    expect((await list(owner, 'all')).rows).toMatchObject([
      {
        id: made.body.id,
        callId: matching(/^call_\d{13}[0-9a-f]{12}$/),
        type: 'test',
        status: 'completed',
        durationSeconds: 0,
      },
    ]);
  });

  it('keeps what a call leaves: summary, questions, costs and its recording', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId);
    const spoken = { type: 'voice', voice: { provider: 'flite' }, characters: 12, cost: 0 };
    const recording = { state: 'kept' as const, seconds: 7.5, lostSeconds: 0 };
    await report(call, {
      artifact: { transcript: '', messages: [], recording },
      analysis: {
        summary: 'The caller asked for parking.',
        structuredData: { outcome: 'answered', unansweredQuestions: ['Is there parking?'] },
      },
      // Other platforms charge for what we do not know.
      costs: [spoken, { type: 'vapi', minutes: 1, cost: 0.05 }],
    });
    const id = (await list(owner)).rows[0]?.id;
    const { body } = await owner.send<CallDetail>('GET', `/api/calls/${id}`);
    expect(body).toMatchObject({
      summary: 'The caller asked for parking.',
      unansweredQuestions: ['Is there parking?'],
      costs: [spoken],
      recording,
    });
    site.voice.callRecordings.set(call.id, Buffer.from('RIFF both'));
    const path = `/api/calls/${id}/call-recording`;
    expect(await owner.send('GET', path)).toMatchObject({ status: 200, body: 'RIFF both' });
    expect((await (await signUp(site)).send('GET', path)).status).toBe(404);
    expect((await new Visitor(site).send('GET', path)).status).toBe(401);
  });

  it("another's calls are as if there were none", async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId);
    await report(call);
    site.voice.recordings.set(call.id, Buffer.from('RIFF sound'));
    const id = (await list(owner)).rows[0]?.id;
    const stranger = await signUp(site);
    const foreign = await stranger.send('GET', `/api/calls/${id}`);
    const none = await stranger.send('GET', `/api/calls/${uuidv7()}`);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(none.body);
    expect((await stranger.send('GET', `/api/calls/${id}/recording`)).status).toBe(404);
    expect((await new Visitor(site).send('GET', `/api/calls/${id}/recording`)).status).toBe(401);
    const heard = await owner.send('GET', `/api/calls/${id}/recording`);
    expect(heard).toMatchObject({ status: 200, body: 'RIFF sound' });
    expect(heard.headers.get('content-type')).toBe('audio/wav');
    site.voice.recordings.delete(call.id);
    expect((await owner.send('GET', `/api/calls/${id}/recording`)).status).toBe(404);
    for (const path of ['/api/calls', '/api/usage/minutes', '/api/assistant']) {
      expect((await new Visitor(site).send('GET', path)).status).toBe(401);
    }
    expect((await owner.send('GET', '/api/calls/nonsense')).status).toBe(400);
    expect((await owner.send('GET', '/api/calls?scope=everyone')).status).toBe(400);
  });
});

describe('what a call takes down', () => {
  it('a booking is answered when it is committed, and the same request books once', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await site.sql('delete from outbox');
    const call = callOf(assistant.assistantId);
    await status(call);
    const answers = await Promise.all(
      [1, 2, 3].map(() => toolCall(call, 'bookAppointment', booking)),
    );
    const ids = new Set(answers.map(({ said }) => said.id));
    expect(ids.size).toBe(1);
    expect(answers[0]?.said.ok).toBe(true);
    const rows = await site.sql('select * from bookings where call_id = $1', [call.id]);
    expect(rows).toMatchObject([
      {
        service: 'table',
        party_size: 4,
        local_date: '2026-11-21',
        local_time: '19:00',
        time_zone: 'Europe/London',
        phone_number: '+442079460111',
      },
    ]);
    expect(await site.sql("select queue, payload from outbox where queue <> 'link-calls'")).toEqual(
      [{ queue: 'mail', payload: { template: 'booking', id: [...ids][0] } }],
    );
    await report(call);
    const [row] = (await list(owner)).rows;
    expect(row?.outcome).toBe('booking');
    const { body } = await owner.send<CallDetail>('GET', `/api/calls/${row?.id}`);
    expect(body.taken).toMatchObject([{ kind: 'booking', date: '2026-11-21', name: 'Max Moss' }]);
  });

  it('a message is kept, once', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId);
    const first = await toolCall(call, 'takeMessage', { message: 'Please call back', name: 'Max' });
    const again = await toolCall(call, 'takeMessage', { message: 'Please call back', name: 'Max' });
    expect(first.said).toEqual({ ok: true, id: again.said.id });
    await report(call);
    expect((await list(owner)).rows).toMatchObject([{ outcome: 'message' }]);
  });

  it.each([
    ['a missing name', 'bookAppointment', { ...booking, name: undefined }, /^name:/],
    ['a day that is none', 'bookAppointment', { ...booking, date: '2026-02-30' }, /^date:/],
    ['an hour that is none', 'bookAppointment', { ...booking, time: '25:00' }, /HH:MM/],
    ['nobody', 'bookAppointment', { ...booking, partySize: 0 }, /^partySize:/],
    ['yesterday', 'bookAppointment', { ...booking, date: '2026-11-19' }, /have passed/],
    [
      'an hour ago',
      'bookAppointment',
      { ...booking, date: '2026-11-20', time: '11:00' },
      /have passed/,
    ],
    ['a text too long', 'takeMessage', { message: 'x'.repeat(2_001) }, /^message:/],
    ['an empty text', 'takeMessage', { message: '' }, /^message:/],
  ])('%s is refused with the reason', async (_what, tool, args, reason) => {
    const { assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId);
    const { said } = await toolCall(call, tool, args);
    expect(said).toMatchObject({ ok: false, reason: matching(reason) });
    expect(await site.sql('select 1 from bookings where call_id = $1', [call.id])).toEqual([]);
    expect(await site.sql('select 1 from messages where call_id = $1', [call.id])).toEqual([]);
  });

  it.each(['launchMissiles', 'toString', '__proto__'])('a tool %s is an error', async (name) => {
    const { assistant } = await ownerWithAssistant(site);
    const answer = await toolCall(callOf(assistant.assistantId), name, {});
    expect(answer.error).toBe(`There is no tool ${name}`);
  });

  it('what no tool could deliver is kept with the report as a message, once', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = callOf(assistant.assistantId);
    const artifact = {
      transcript: '',
      messages: [],
      undelivered: [
        { toolCallId: 'a', name: 'bookAppointment', arguments: booking },
        { toolCallId: 'b', name: 'bookAppointment', arguments: { ...booking, time: '20:00' } },
        { toolCallId: 'c', name: 'bookAppointment', arguments: { service: 'table', name: 'Eve' } },
        { toolCallId: 'd', name: 'takeMessage', arguments: { message: 'Late' } },
      ],
    };
    await report(call, { artifact });
    await report(call, { artifact });
    const [row] = (await list(owner)).rows;
    const { body } = await owner.send<CallDetail>('GET', `/api/calls/${row?.id}`);
    expect(body.taken).toMatchObject([
      { kind: 'message', text: notConfirmed('Time: 19:00'), name: booking.name },
      { kind: 'message', text: notConfirmed('Time: 20:00'), name: booking.name },
      { kind: 'message', text: notConfirmed('Service: table\nName: Eve') },
      { kind: 'message', text: 'Late' },
    ]);
  });
});

function notConfirmed(said: string): unknown {
  return expect.stringMatching(new RegExp(`^Wanted to book[\\s\\S]*${said}`));
}

describe('the webhook', () => {
  it.each([
    ['no', {}],
    ['a wrong', { 'x-vapi-secret': 'guess' }],
    ['an empty', { 'x-vapi-secret': '' }],
  ])('with %s secret is refused', async (_what, headers) => {
    const answer = await new Visitor(site).send(
      'POST',
      '/webhooks/voice',
      { message: {} },
      headers,
    );
    expect(answer.status).toBe(401);
  });

  it('that is not as agreed is refused, one of a kind we need not hear is let pass', async () => {
    expect((await webhook(site, { type: 'tool-calls' })).status).toBe(400);
    expect((await webhook(site, { type: 'speech-update', status: 'started' })).status).toBe(200);
  });
});

describe('a browser call', () => {
  it('is asked of the platform for one’s own assistant', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const { status: code, body } = await owner.send<CallTicket>('POST', '/api/calls', {
      assistantId: assistant.assistantId,
    });
    expect(code).toBe(201);
    expect(body).toEqual({
      callId: anyText(),
      joinPath: `/call/${body.callId}?token=abc`,
      expiresAt: new Date(site.clock.nowMs() + 30_000).toISOString(),
      wantsBrowserRecognition: false,
    });
    const stranger = await signUp(site);
    const foreign = await stranger.send('POST', '/api/calls', {
      assistantId: assistant.assistantId,
    });
    expect(foreign.status).toBe(404);
  });

  it('of the owner is one of ten at once and of sixty in ten minutes: they cost nothing, and take lines', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const start = async () =>
      (await owner.send('POST', '/api/calls', { assistantId: assistant.assistantId })).status;
    const goingOn = Array.from({ length: 10 }, () => ({
      ...callOf(assistant.assistantId),
      metadata: { byOwner: true },
    }));
    for (const call of goingOn) {
      expect(await start()).toBe(201);
      await status(call);
    }
    expect(await start()).toBe(429);
    for (const call of goingOn) await report(call);
    let begun = 11;
    while ((await start()) === 201) begun++;
    expect(begun).toBe(60);
    site.clock.advance(10 * 60_000);
    expect(await start()).toBe(201);
  });

  it('a platform at its limit is busy, one that is gone has failed', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const start = () => owner.send('POST', '/api/calls', { assistantId: assistant.assistantId });
    site.voice.failNext('POST', /^\/call\/web/, {
      status: 503,
      body: { message: 'All lines are busy' },
    });
    expect(await start()).toMatchObject({ status: 503, body: { message: 'All lines are busy' } });
    site.voice.failNext('POST', /^\/call\/web/, 'hang up');
    expect(await start()).toMatchObject({ status: 502, body: { message: 'Error starting call' } });
  });
});

describe('watching', () => {
  it('hears of own calls only, as they start and end', async () => {
    const mine = await ownerWithAssistant(site);
    const theirs = await ownerWithAssistant(site);
    const watching = await Listener.open(site, ['calls'], mine.owner);
    const call = callOf(mine.assistant.assistantId);
    await status(callOf(theirs.assistant.assistantId));
    await status(call);
    await report(call);
    expect(await watching.first(2)).toEqual([
      { topic: 'calls', kind: 'started', callId: call.id },
      { topic: 'calls', kind: 'ended', callId: call.id },
    ]);
    watching.close();
  });

  it('needs someone signed in', async () => {
    expect((await watch(site, ['calls'], new Visitor(site))).status).toBe(401);
  });
});
