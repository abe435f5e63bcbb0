import { join } from 'node:path';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Config } from '@belldesk/kit/config';
import { createPool } from '@belldesk/kit/database';
import type { Lifecycle } from '@belldesk/kit/lifecycle';
import type { Logger } from '@belldesk/kit/logger';
import { npmModels } from '@belldesk/kit/models/npmModel';
import { openModelStore } from '@belldesk/kit/models/openModelStore';
import { createTrunkOf } from '@belldesk/kit/namedTrunks';
import { readOrCreateSecret } from '@belldesk/kit/secrets';
import { createTwilio } from '@belldesk/kit/sms/twilio';
import { createApi } from './api/server.ts';
import { Admission } from './calls/admission/admission.ts';
import { AnsweringLookup } from './calls/admission/answeringLookup.ts';
import { BrowserDesk } from './calls/browserDesk.ts';
import { CallKeeper } from './calls/callKeeper.ts';
import { ChatRoom } from './calls/chatRoom.ts';
import { forgetNeverConnected } from './calls/connecting/forgetNeverConnected.ts';
import { Deliverer } from './calls/deliverer.ts';
import { dialledUser } from './calls/dialledUser.ts';
import type { Engine } from './calls/engine.ts';
import { createSummariser } from './calls/leaves/summariser.ts';
import { PassageKeeper } from './calls/passageKeeper.ts';
import { PhoneDesk } from './calls/phoneDesk.ts';
import { PhraseKeeper } from './calls/phrases/phraseKeeper.ts';
import { PromptKeeper } from './calls/prompts/promptKeeper.ts';
import { receptionistOf } from './calls/receptionist.ts';
import { createCallRecordings } from './calls/recording/callRecordings.ts';
import { recordingOfDead } from './calls/recording/orphaned.ts';
import { createRecordings } from './calls/recordings.ts';
import { resolveAssistant } from './calls/resolveAssistant.ts';
import { callOneself } from './calls/selfTest/callOneself.ts';
import { SelfTest } from './calls/selfTest/selfTest.ts';
import { createSelfTestDesk } from './calls/selfTest/selfTestDesk.ts';
import { Switchboard } from './calls/switchboard.ts';
import { CallTicketOffice } from './calls/ticketOffice.ts';
import { warmUp } from './calls/warmUp.ts';
import { createRuleBasedAgent } from './dialogue/agent/agent.ts';
import { emergencyExamples } from './dialogue/emergency/meant.ts';
import { bringMeaning } from './meaning/bringMeaning.ts';
import { MeaningIndex } from './meaning/meaningIndex.ts';
import { meaningVersion } from './meaning/sentenceEmbedder.ts';
import { createPlatformMetrics } from './platformMetrics.ts';
import { chooseModel, chooseTranscriber, chooseVoice, remoteModels } from './providers.ts';
import { ProviderBoard } from './rungs/board.ts';
import { bringKokoro } from './speech/kokoro/bringKokoro.ts';
import { openPromptStore } from './speech/prompts/promptStore.ts';
import { withPrompts } from './speech/prompts/withPrompts.ts';
import { createPronunciation } from './speech/pronunciation.ts';
import { openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { findAnswering, listAnswering, listAnsweringUsers } from './store/numbers/queries.ts';
import { createSealer, openAssistant } from './store/sealer.ts';
import { createMediaWorker } from './telephony/media/worker.ts';
import { createSipServer } from './telephony/sip/server.ts';

/** On disk; a minute of speech takes 2 MB, and a business says some ten minutes that can be foreseen. */
const PHRASES_BYTES = 512 * 1_024 * 1_024;

/**
 * Starts the whole voice platform; the lifecycle stops it. Resolves when it takes calls.
 * @param onFatal the process must end: nothing carries audio any more
 */
export async function startPlatform(
  config: Config,
  databaseUrl: string,
  lifecycle: Lifecycle,
  logger: Logger,
  onFatal: (why: string, error: Error) => void,
  clock: Clock = systemClock,
): Promise<void> {
  const apiKey =
    config.voiceApiKey ?? (await readOrCreateSecret(join(config.dataDir, 'voice-api-key')));
  const sealer = createSealer(await readOrCreateSecret(join(config.dataDir, 'voice-seal-key')));
  const board = new ProviderBoard({ clock, logger });
  const choosing = { config, clock, logger, board };
  const models = await openModelStore(config, { clock, logger });
  lifecycle.onStop('models', () => models.close());
  const bringing = new AbortController();
  lifecycle.onStop('models that are being opened', () => bringing.abort());
  const phrases = await openPromptStore(join(config.dataDir, 'phrases'), {
    maxBytes: PHRASES_BYTES,
  });
  const { voice: freshVoice, kokoro, speaksFirst } = chooseVoice(choosing, phrases);
  const bringingVoice = kokoro && bringKokoro(kokoro, models, bringing.signal);
  const prompts = await openPromptStore(join(config.dataDir, 'prompts'));
  const voice = withPrompts(freshVoice, prompts, clock);
  lifecycle.onStop('voice', () => voice.close());
  const [{ transcriber, loads: listeningLoads }, media] = await Promise.all([
    chooseTranscriber(choosing, models),
    createMediaWorker({
      rtpPorts: { first: config.rtpPorts.from, last: config.rtpPorts.to },
      onFailure: (error) => onFatal('the media thread died', error),
    }),
    migrate(databaseUrl),
  ]);
  const pool = createPool(databaseUrl, 'belldesk-voice');
  const db = openDatabase(pool);
  lifecycle.onStop('database', () => pool.end());
  lifecycle.onStop('media', () => media.close());
  if (transcriber) lifecycle.onStop('transcriber', () => transcriber.close());

  const deliverer = new Deliverer({ db, sealer, clock, logger });
  lifecycle.onStop('deliveries', () => deliverer.stop());
  const callRecordings = createCallRecordings(join(config.dataDir, 'recordings'));
  const summarise = createSummariser(
    remoteModels(config, clock).map(({ provider }) => provider),
    { clock, logger },
  );
  const keeper = new CallKeeper({
    db,
    sealer,
    deliverer,
    clock,
    logger,
    leftovers: {
      ...(summarise ? { summarise } : {}),
      recordingUrlOf: (callId) =>
        `http://${config.voiceHost}:${config.voicePort}/call/${callId}/stereo-recording`,
      recordingOf: (row) => recordingOfDead(row, callRecordings),
    },
  });
  lifecycle.onStop('records', () => keeper.close());
  const abandoned = await keeper.closeAbandoned();
  if (abandoned > 0) logger.warn({ calls: abandoned }, 'calls of an earlier run were closed');
  deliverer.nudge();

  const meaning = new MeaningIndex();
  meaning.prepareExamples(emergencyExamples);
  const passages = new PassageKeeper({
    db,
    sealer,
    clock,
    logger,
    meaning,
    model: await meaningVersion(npmModels.meaning.spec),
  });
  meaning.recallFrom(passages);
  lifecycle.onStop('passages', () => passages.stop());
  lifecycle.onStop('meaning', () => meaning.close());
  void bringMeaning(meaning, { models, logger, signal: bringing.signal });
  const house = createRuleBasedAgent(meaning);
  const model = chooseModel(choosing, house);
  lifecycle.onStop('model', () => model.close());
  const recordings = createRecordings(join(config.dataDir, 'recordings'));
  const forgetting = forgetNeverConnected({ db, recordings, callRecordings, clock, logger });
  lifecycle.onStop('calls that never connected', () => forgetting.stop());
  const engine: Engine = {
    clock,
    logger,
    voice,
    transcriber,
    model,
    house,
    meaning,
    keeper,
    recordings,
    callRecordings,
    toolMeans: {
      allowedHosts: new Set(config.toolHosts),
      carrier: config.sms ? createTwilio({ ...config.sms, logger }) : null,
    },
  };
  const warm = warmUp(house);
  void board.checkKeys();
  lifecycle.onStop('key checks', () => board.stop());
  const listReceptionists = async () =>
    (await listAnswering(db)).map(({ dto }) => receptionistOf(openAssistant(dto, sealer)));
  const promptKeeper = new PromptKeeper({
    clock,
    logger,
    voice: freshVoice,
    prompts,
    answering: listReceptionists,
  });
  promptKeeper.nudge();
  lifecycle.onStop('prompts', () => promptKeeper.stop());
  const trunkOf = createTrunkOf(config.trunks);
  const admission = new Admission(config.callLimits, trunkOf);
  const switchboard = new Switchboard(admission, logger);
  const phraseKeeper =
    kokoro && speaksFirst
      ? new PhraseKeeper({
          clock,
          logger,
          voice: kokoro,
          answering: listReceptionists,
          isIdle: () => switchboard.activeCalls === 0,
        })
      : null;
  void bringingVoice?.then(() => phraseKeeper?.nudge());
  lifecycle.onStop('phrases', () => phraseKeeper?.stop());
  const answering = new AnsweringLookup({
    clock,
    listUsers: () => listAnsweringUsers(db),
    findAnswering: (user) => findAnswering(db, user),
  });
  const tickets = new CallTicketOffice({
    db,
    sealer,
    clock,
    switchboard,
    publicUrl: `ws://${config.voiceHost}:${config.voicePort}`,
    transcriber,
  });
  const browsers = new BrowserDesk({ engine, media, sealer, tickets, switchboard });
  const phones = new PhoneDesk({
    engine,
    media,
    sealer,
    switchboard,
    find: (user) => answering.find(dialledUser(user)),
    trunkOf,
    resolve: (wanted) => resolveAssistant(db, sealer, wanted),
    outgoing: { sip: { call: (options) => sip.call(options) }, trunk: config.sipTrunk },
  });
  const selfTestDesk = createSelfTestDesk({
    engine,
    media,
    sealer,
    switchboard,
    lookUp: (user) => findAnswering(db, user),
  });

  const sip = createSipServer({
    hosts: ['0.0.0.0', '::'],
    port: config.sipPort,
    publicHost: config.sipHost,
    clock,
    limits: { ...config.sipLimits, isTrunk: (address) => trunkOf(address) !== null },
    onInvite: (invite) => (selfTestDesk.isFor(invite) ? selfTestDesk : phones).invite(invite),
    onFailure: (error) => logger.error({ err: error }, 'a call failed in its signalling'),
  });
  const selfTest = new SelfTest({
    clock,
    logger,
    call: () => callOneself({ port: sip.port, user: selfTestDesk.user, clock }),
    isFull: () => admission.isFull(),
  });
  lifecycle.onStop('self-test', () => selfTest.stop());
  const api = createApi(
    {
      db,
      sealer,
      clock,
      apiKey,
      sipAddressOf: (user) => `sip:${user}@${config.sipHost}:${config.sipPort}`,
      tickets,
      chats: new ChatRoom(db, sealer, engine),
      recordings,
      callRecordings,
      voice,
      unhurried: () => (speaksFirst && kokoro?.isPresent ? kokoro : null),
      pronunciation: createPronunciation({
        clock,
        voice,
        kokoro,
        speaksFirst,
        isIdle: () => switchboard.activeCalls === 0,
      }),
      selfTest,
      providers: board,
      models,
      saved: (assistantId) => passages.saved(assistantId),
      published() {
        answering.changed();
        promptKeeper.nudge();
        phraseKeeper?.nudge();
      },
    },
    {
      isReady: () => lifecycle.isReady(),
      metrics: createPlatformMetrics({
        switchboard,
        media,
        sip,
        selfTest,
        keeper,
        phrases: phraseKeeper,
        kokoro,
        listeningLoads,
      }),
    },
    logger,
  );
  await warm;
  api.server.on('upgrade', (request, socket, head) => browsers.upgrade(request, socket, head));
  await api.listen({ host: config.voiceHost, port: config.voicePort });
  lifecycle.onStop('api', () => api.close());

  await sip.listen();
  lifecycle.onStop('sip', () => sip.close());
  lifecycle.onStop('calls', () => switchboard.close());
  models.start();
}
