import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Every sound that the page has begun to play, with elements that stand in no document. */
    playedSounds?: HTMLMediaElement[];
  }
}

/** Remembers what the page plays from its next load on. */
export async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLMediaElement[] = [];
    window.playedSounds = sounds;
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      sounds.push(this);
      return play.call(this);
    };
  });
}

/** Paths of the sounds that can be heard at this moment: they run, and have got somewhere. */
export function audibleSounds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.playedSounds ?? [])
      .filter((sound) => !sound.paused && !sound.ended && sound.currentTime > 0)
      .map((sound) => new URL(sound.src).pathname),
  );
}
