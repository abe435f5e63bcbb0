import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { settings, settingsTable } from './settings.ts';

test('with nothing set every default holds', () => {
  const config = loadConfig({});
  expect(config).toMatchObject({
    mode: 'production',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    sipPort: 5060,
    rtpPorts: { from: 20_000, to: 29_999 },
    voiceUrl: 'http://127.0.0.1:8090',
    voicePort: 8090,
    voiceHost: '127.0.0.1',
    listen: 'auto',
    mailFrom: 'Belldesk <no-reply@localhost>',
    logLevel: 'info',
  });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.sipHost).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
});

test('an empty text counts as not set', () => {
  const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, ' ']));
  expect(loadConfig(empty)).toEqual(loadConfig({}));
});

test('what is derived follows what is set', () => {
  const config = loadConfig({
    PORT: '80',
    VOICE_PORT: '81',
    PUBLIC_URL: 'https://desk.example.com/',
  });
  expect(config.publicUrl).toBe('https://desk.example.com');
  expect(config.sipHost).toBe('desk.example.com');
  expect(config.voiceUrl).toBe('http://127.0.0.1:81');
  expect(config.mailFrom).toBe('Belldesk <no-reply@desk.example.com>');
  expect(loadConfig({ PORT: '80' }).publicUrl).toBe('http://localhost:80');
  expect(loadConfig({ PUBLIC_URL: 'https://a.example', SIP_HOST: 'sip.example' }).sipHost).toBe(
    'sip.example',
  );
});

describe('a wrong setting is refused by its name', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', 'abc'],
    ['SIP_PORT', '-1'],
    ['VOICE_PORT', '1e3'],
    ['RTP_PORTS', '20000'],
    ['RTP_PORTS', '30000-20000'],
    ['RTP_PORTS', '80-90'],
    ['RTP_PORTS', '20000-70000'],
    ['TOOL_HOSTS', 'http://crm.internal/'],
    ['TWILIO_ACCOUNT_SID', 'AC/../x'],
    ['SMS_FROM', '020 7946 0000'],
    ['TWILIO_URL', 'api.twilio.com'],
    ['SIP_TRUNK', 'trunk.example'],
    ['SIP_TRUNK', 'sip:desk@trunk.example:0'],
    ['SIP_TRUNK', 'sips:desk@trunk.example'],
    ['PUBLIC_URL', 'desk.example.com'],
    ['PUBLIC_URL', 'ftp://desk.example.com'],
    ['VOICE_URL', 'localhost:8090'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'Belldesk'],
    ['OPERATOR_EMAIL', 'operator'],
    ['TRUSTED_PROXIES', 'loopback'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['TRUSTED_PROXIES', '::1/129'],
    ['GOOGLE_CLIENT_ID', 'two words'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['MAX_CALLS', '0'],
    ['MAX_CALLS', 'many'],
    ['MAX_INVITES_PER_SOURCE_PER_S', '0'],
    ['MAX_INVITES_PER_S', '10001'],
    ['MAX_SIP_CONNECTIONS_PER_SOURCE', '-1'],
    ['TRANSCRIBER', 'whisper'],
    ['SPEAKER', 'nobody'],
    ['DEEPGRAM_URL', 'https://api.deepgram.com'],
    ['DEEPGRAM_API_KEY', 'two words'],
    ['DEEPGRAM_MODEL', 'flux-general-en'],
    ['ELEVENLABS_URL', 'api.elevenlabs.io'],
    ['ELEVENLABS_VOICES', 'amelia'],
    ['ELEVENLABS_VOICES', 'nobody=X'],
    ['OPENAI_SPEECH_VOICES', 'amelia='],
    ['LOG_LEVEL', 'loud'],
    ['BELLDESK_MODE', 'test'],
    ['SIP_HOST', 'a b'],
    ['VOICE_API_KEY', 'short'],
  ])('%s=%s', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^${name} must be `));
  });
});

test('all wrong settings are told at once, and a secret is not repeated', () => {
  const load = () => loadConfig({ PORT: 'x', SMTP_URL: 'http://me:hunter2@mail' });
  expect(load).toThrow(/PORT must be .*\(it is "x"\)\.\nSMTP_URL must be /);
  expect(load).not.toThrow(/hunter2/);
});

test.each([
  [{ PORT: '8090' }, 'VOICE_PORT must be another port than PORT'],
  [{ PORT: '5060' }, 'SIP_PORT must be another port than PORT'],
  [{ VOICE_PORT: '5060' }, 'SIP_PORT must be another port than VOICE_PORT'],
  [{ SIP_PORT: '20010' }, 'RTP_PORTS must not hold SIP_PORT'],
  [{ SIP_TRUNK_PASSWORD: 'x' }, 'SIP_TRUNK must be set when SIP_TRUNK_PASSWORD is'],
  [
    { TWILIO_ACCOUNT_SID: 'AC01', SMS_FROM: '+15005550006' },
    'TWILIO_AUTH_TOKEN must be set when TWILIO_ACCOUNT_SID and SMS_FROM are',
  ],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is'],
  [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is'],
  [{ GOOGLE_ISSUER: 'https://x.example' }, 'GOOGLE_CLIENT_ID must be set when GOOGLE_ISSUER is'],
  [{ TRANSCRIBER: 'deepgram' }, 'DEEPGRAM_API_KEY must be set when TRANSCRIBER is deepgram'],
  [{ SPEAKER: 'elevenlabs' }, 'ELEVENLABS_API_KEY must be set when SPEAKER is elevenlabs'],
  [{ SPEAKER: 'openai' }, 'OPENAI_SPEECH_MODEL must be set when SPEAKER is openai'],
])('settings that clash are refused: %o', (env, message) => {
  expect(() => loadConfig(env)).toThrow(message);
});

test('proxies are believed by address or by network, and nobody unless it is said', () => {
  expect(loadConfig({}).trustedProxies).toEqual([]);
  const TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8,::1, fd00::/8';
  expect(loadConfig({ TRUSTED_PROXIES }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
    'fd00::/8',
  ]);
});

test('Google is offered once its client is whole', () => {
  expect(loadConfig({}).google).toBeUndefined();
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(loadConfig(client).google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
  });
  const other = { ...client, GOOGLE_ISSUER: 'https://id.example/' };
  expect(loadConfig(other).google?.issuer).toBe('https://id.example');
});

test('texts are sent once an account is whole, and tools reach what is named', () => {
  expect(loadConfig({})).toMatchObject({ sms: undefined, toolHosts: [] });
  const account = {
    TWILIO_ACCOUNT_SID: 'AC01',
    TWILIO_AUTH_TOKEN: 'secret',
    SMS_FROM: '+15005550006',
  };
  expect(loadConfig(account).sms).toEqual({
    accountSid: 'AC01',
    authToken: 'secret',
    from: '+15005550006',
    url: 'https://api.twilio.com',
  });
  expect(loadConfig({ TOOL_HOSTS: 'CRM.internal, 10.0.0.5:8080,[::1]' }).toolHosts).toEqual([
    'crm.internal',
    '10.0.0.5:8080',
    '[::1]',
  ]);
});

test('a trunk is there once its address is set, with a password or without', () => {
  expect(loadConfig({}).sipTrunk).toBeUndefined();
  expect(loadConfig({ SIP_TRUNK: 'sip:desk@trunk.example' }).sipTrunk).toEqual({
    user: 'desk',
    host: 'trunk.example',
    port: null,
    password: '',
  });
  const SIP_TRUNK = 'sip:+4420@[2001:db8::1]:5080';
  expect(loadConfig({ SIP_TRUNK, SIP_TRUNK_PASSWORD: 'secret' }).sipTrunk).toEqual({
    user: '+4420',
    host: '[2001:db8::1]',
    port: 5_080,
    password: 'secret',
  });
});

test('a speech service is there once its key or its model is set', () => {
  expect(loadConfig({})).toMatchObject({ listen: 'auto', speak: 'auto' });
  expect(loadConfig({ OPENAI_API_KEY: 'k' })).toMatchObject({
    deepgram: undefined,
    elevenLabs: undefined,
    openAiSpeech: undefined,
  });
  const config = loadConfig({
    DEEPGRAM_API_KEY: 'd',
    DEEPGRAM_URL: 'wss://api.eu.deepgram.com/',
    ELEVENLABS_API_KEY: 'e',
    ELEVENLABS_VOICES: 'amelia = X, chris=Y',
  });
  expect(config.deepgram).toEqual({ apiKey: 'd', url: 'wss://api.eu.deepgram.com' });
  expect(config.elevenLabs).toMatchObject({ apiKey: 'e', voices: { amelia: 'X', chris: 'Y' } });
});

test('the speech service shares key and address of the language model, but never a key with a stranger', () => {
  const model = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://gpu/v1' };
  const speech = { ...model, OPENAI_SPEECH_MODEL: 'tts-1' };
  const other = { ...speech, OPENAI_SPEECH_URL: 'http://other/v1/' };
  expect(loadConfig(speech).openAiSpeech).toMatchObject({ apiKey: 'k', url: 'http://gpu/v1' });
  expect(loadConfig(other).openAiSpeech).toMatchObject({ apiKey: '', url: 'http://other/v1' });
  expect(loadConfig({ ...other, OPENAI_SPEECH_API_KEY: 's' }).openAiSpeech?.apiKey).toBe('s');
});

test('a second model shares key and address of the first, but never a key with a stranger', () => {
  const first = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://gpu/v1' };
  expect(loadConfig(first).fallbackModel).toBeUndefined();
  expect(loadConfig({ ...first, OPENAI_FALLBACK_MODEL: 'small' }).fallbackModel).toEqual({
    apiKey: 'k',
    url: 'http://gpu/v1',
    model: 'small',
  });
  expect(
    loadConfig({ ...first, OPENAI_FALLBACK_BASE_URL: 'http://other/v1/' }).fallbackModel,
  ).toEqual({ apiKey: '', url: 'http://other/v1', model: undefined });
  expect(() => loadConfig({ OPENAI_FALLBACK_MODEL: 'small' })).toThrow(/OPENAI_FALLBACK_API_KEY/);
});

test('the table of the README has a row for each setting, as it is here', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(settingsTable());
  const rows = settingsTable().split('\n');
  expect(rows).toHaveLength(Object.keys(settings).length + 2);
  expect(rows).toContain('| `PORT` | 3000 | Port of the site |');
});

test.each([
  [{}, 'show'],
  [{ PUBLIC_URL: 'http://127.0.0.1:3001' }, 'show'],
  [{ PUBLIC_URL: 'http://[::1]:3001' }, 'show'],
  [{ PUBLIC_URL: 'https://desk.example.com' }, 'hide'],
  [{ PUBLIC_URL: 'https://localhost.example.com' }, 'hide'],
  [{ PUBLIC_URL: 'https://desk.example.com', SAMPLE_CONTENT: 'show' }, 'show'],
  [{ SAMPLE_CONTENT: 'hide' }, 'hide'],
] as const)('with %j sample content is to %s', (env, expected) => {
  expect(loadConfig(env).sampleContent).toBe(expected);
});
