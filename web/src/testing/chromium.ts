import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The popup of the address bar, two pages in each window that nobody sees; and all that Playwright turns off: this list replaces it. */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${OFF.join(',')}`,
];

/** Path of the machine's Chromium, or null where it has none. */
export const chromiumPath =
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => [join(folder, 'chromium'), join(folder, 'chromium-browser')])
    .find((path) => existsSync(path)) ?? null;

/** A browser whose microphone is a WAV file and is granted; without a file it is denied. */
export function openChromium(microphoneFile: string | null): Promise<Browser> {
  if (chromiumPath === null) throw new Error('no chromium on this machine');
  const microphone =
    microphoneFile === null
      ? ['--use-fake-device-for-media-stream', '--deny-permission-prompts']
      : [
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-audio-capture=${microphoneFile}`,
        ];
  return chromium.launch({ executablePath: chromiumPath, args: [...FLAGS, ...microphone] });
}
