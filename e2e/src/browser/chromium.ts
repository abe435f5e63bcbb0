import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The popup of the address bar, two pages in each window that nobody sees; and all that Playwright turns off: this list replaces it. */
const featuresOff = [
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

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${featuresOff.join(',')}`,
];

/** A WAV file that is spoken once, from the moment the page gets the microphone; or none is given out. */
export type Microphone = { readonly file: string } | 'denied';

/** @throws Error where the machine has no Chromium */
export function openChromium(microphone: Microphone = 'denied'): Promise<Browser> {
  const executablePath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => [join(folder, 'chromium'), join(folder, 'chromium-browser')])
    .find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('there is no chromium on this machine');
  return chromium.launch({ executablePath, args: [...flags, ...microphoneFlags(microphone)] });
}

function microphoneFlags(microphone: Microphone): string[] {
  if (microphone === 'denied')
    return ['--use-fake-device-for-media-stream', '--deny-permission-prompts'];
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone.file}%noloop`,
  ];
}
