import { mkdir, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findTestModel } from '@belldesk/kit/testing/models';
import type { Voice } from '@belldesk/voice/speech/ports';
import { openNeuralCaller } from '@belldesk/voice/speech/whisper/testing/neuralCaller';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { converse, type Reaction } from '../src/caller/conversation.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { loadScenarios } from '../src/scenario.ts';
import { ScenarioDesk } from '../src/scenarioDesk.ts';
import { VoiceClient } from '../src/voiceClient.ts';

const model = await findTestModel('listenAll');
const speaker: Voice | null = model && (await openNeuralCaller());
if (!speaker)
  console.info(
    'Whisper or the voice that speaks to it is not on this machine (npm run models -- fetch all): not tested',
  );
/** The store looks every ten seconds, reads 79 MB through, and a process loads them. */
const ARRIVED_WITHIN_MS = 180_000;
const DEADLINE_MS = 480_000;

const says = (when: RegExp, say: string): Reaction => ({ when, does: { say } });
const rings = (when: RegExp): Reaction => ({ when, does: { hangUp: true } });

const callers = [
  {
    language: 'es-ES',
    business: 'Casa Lola',
    booked: ['bookAppointment', '"partySize":4', '"time":"21:00"', '+34612345678'],
    reactions: [
      rings(/está hecha/i),
      says(/¿es correcto\?|¿ha dicho/i, 'Sí, eso es correcto.'),
      says(/cuántas personas/i, 'Somos cuatro personas.'),
      says(/qué nombre/i, 'A nombre de Carmen Ortega.'),
      says(/teléfono|número/i, 'Seis uno dos, treinta y cuatro, cincuenta y seis, setenta y ocho.'),
      says(/qué hora/i, 'A las nueve de la noche.'),
      says(/qué día/i, 'El martes que viene.'),
      says(/.*/, 'Hola, quería reservar una mesa para el martes que viene.'),
    ],
  },
  {
    language: 'fr-FR',
    business: 'Chez Margot',
    booked: ['bookAppointment', '"partySize":4', '"time":"20:00"', '+33612345623'],
    reactions: [
      rings(/c’est réservé/i),
      says(
        /vous avez dit (?:\+|0 6(?!, 1 2, 3 4, 5 6, 2 3))/i,
        'Non. Zéro six, douze, trente-quatre, cinquante-six, vingt-trois.',
      ),
      says(/exact|vous avez dit/i, "Oui, c'est exact."),
      says(/combien/i, 'Nous serons quatre personnes.'),
      says(/quel nom/i, 'Au nom de Claire Martin.'),
      says(/téléphone|numéro/i, 'Zéro six, douze, trente-quatre, cinquante-six, vingt-trois.'),
      says(/quelle heure/i, 'À vingt heures.'),
      says(/quel jour/i, 'Mardi prochain.'),
      says(/.*/, 'Bonjour, je voudrais réserver une table pour mardi prochain.'),
    ],
  },
] as const;

describe.skipIf(!speaker)('callers who speak another language', () => {
  const desk = loadScenarios().then((scenarios) => new ScenarioDesk(scenarios));
  let platform: Platform;

  beforeAll(async () => {
    await (await desk).open();
    platform = await startPlatform();
    if (!model) throw new Error('there is none');
    const folder = join(platform.dataDir, 'models');
    await mkdir(folder, { recursive: true });
    await symlink(model.folder, join(folder, basename(model.folder)));
    const log = join(platform.dataDir, 'logs', 'voice.log');
    await eventually(
      async () =>
        (await readFile(log, 'utf8')).includes('heard by Whisper from now on') || undefined,
      ARRIVED_WITHIN_MS,
    );
  }, DEADLINE_MS);

  afterAll(async () => {
    await speaker?.close();
    await platform?.stop();
    (await desk).close();
  });

  test.each(callers)(
    'book a table in $language',
    async ({ language, business, booked, reactions }) => {
      if (!speaker) throw new Error('there is none');
      const scenario = (await loadScenarios()).find((one) => one.business.companyName === business);
      if (!scenario) throw new Error(`no scenario of ${business}`);
      const client = new VoiceClient(platform);
      const { id } = await client.createAssistant((await desk).assistantOf(scenario));
      const user = `caller-${language.toLowerCase()}`;
      await client.createAddress(user, id);
      const caller = new PhoneCaller({
        host: '127.0.0.1',
        port: platform.sipPort,
        user,
        from: 'anonymous',
      });
      try {
        await caller.call();
        await converse({
          caller,
          voice: new CallerVoice(speaker, language),
          client,
          assistantId: id,
          reactions,
        });
      } finally {
        caller.close();
      }
      const [call] = await client.calls(id);
      const spoken = (call?.artifact?.messages ?? []).map(
        ({ role, message }) => `${role}: ${message}`,
      );
      const tools = (call?.artifact?.messages ?? []).filter(({ role }) => role === 'tool_calls');
      const told = JSON.stringify(tools).replaceAll('\\', '');
      // A call that goes wrong shows what was said.
      for (const part of booked)
        expect([spoken, told.includes(part), part]).toEqual([spoken, true, part]);
      expect(JSON.stringify(call)).toContain('whisper');
    },
    DEADLINE_MS,
  );
});
