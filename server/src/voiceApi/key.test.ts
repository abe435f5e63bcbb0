import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withFolder } from '../../test/support/site.ts';
import { createVoiceKey } from './key.ts';

it('the setting goes before the file', async () => {
  const key = createVoiceKey({ key: 'from the setting', path: '/nowhere' });
  expect(await key(new AbortController().signal)).toBe('from the setting');
});

it('waits for the file that the voice process makes', async () => {
  await withFolder(async (folder) => {
    const path = join(folder, 'voice-api-key');
    const key = createVoiceKey({ path });
    const waiting = key(new AbortController().signal);
    await writeFile(path, 'made later\n');
    expect(await waiting).toBe('made later');
  });
});

it('gives up when it is told to', async () => {
  await withFolder(async (folder) => {
    const controller = new AbortController();
    const waiting = createVoiceKey({ path: join(folder, 'voice-api-key') })(controller.signal);
    controller.abort(new Error('too long'));
    await expect(waiting).rejects.toThrow('too long');
  });
});
