import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../prepare/run.mjs';
import { step } from '../prepare/step.mjs';

/** What the tests drive from outside, and the Debian package each comes in. */
const tools = [
  {
    name: 'chromium',
    packages: ['chromium', 'fonts-liberation'],
    isThere: () => hasProgram('chromium'),
  },
  { name: 'sipp', packages: ['sip-tester'], isThere: () => hasProgram('sipp') },
  { name: 'baresip', packages: ['baresip-core'], isThere: () => hasProgram('baresip') },
  {
    name: 'pocketsphinx_continuous',
    packages: ['pocketsphinx'],
    isThere: () => hasProgram('pocketsphinx_continuous'),
  },
  {
    name: 'the English model of pocketsphinx',
    packages: ['pocketsphinx-en-us'],
    isThere: () => existsSync('/usr/share/pocketsphinx/model/en-us'),
  },
];

/**
 * Installs what is missing where that is possible (root on Debian or its kin).
 * @returns {Promise<string[]>} what is still missing, in words
 */
export async function equipMachine() {
  const missing = tools.filter((tool) => !tool.isThere());
  if (missing.length > 0 && process.getuid?.() === 0 && hasProgram('apt-get'))
    await step('Installing the programs the tests drive', () => aptInstall(missing));
  return tools
    .filter((tool) => !tool.isThere())
    .map((tool) => `${tool.name} (Debian packages ${tool.packages.join(', ')})`);
}

async function aptInstall(missing) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const { code, output } = await run(
    'apt-get',
    [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...missing.flatMap((tool) => tool.packages),
    ],
    { env },
  );
  if (code !== 0) process.stdout.write(`apt-get install ended with ${code}\n${output}\n`);
}

function hasProgram(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
