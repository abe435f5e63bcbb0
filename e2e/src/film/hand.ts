import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** Between two positions of the pointer. */
const frameMs = 16;
const keyDelayMs = 9;

/** Draws a pointer over the page, for a browser without a screen has none. From its next load on. */
export async function drawPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const size = 28;
    const pointer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    pointer.setAttribute('viewBox', '0 0 24 24');
    pointer.setAttribute('width', String(size));
    pointer.setAttribute('height', String(size));
    pointer.setAttribute('aria-hidden', 'true');
    const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    arrow.setAttribute('d', 'M4 2v17l4.5-4 3 7 3-1.300-3-6.700H18Z');
    arrow.setAttribute('fill', '#10231f');
    arrow.setAttribute('stroke', '#fbf8f2');
    arrow.setAttribute('stroke-width', '1.5');
    pointer.append(arrow);
    // In the top layer, or a modal dialog would stand over it.
    const layer = document.createElement('div');
    layer.popover = 'manual';
    layer.append(pointer);
    Object.assign(layer.style, {
      inset: '0 auto auto 0',
      margin: '0',
      padding: '0',
      border: '0',
      overflow: 'visible',
      background: 'none',
      pointerEvents: 'none',
    });
    // Beside the body, which belongs to the page.
    document.addEventListener('DOMContentLoaded', () => document.documentElement.append(layer));
    let dialogs = -1;
    document.addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        layer.style.transform = `translate(${clientX - 4}px, ${clientY - 2}px)`;
        const opened = document.querySelectorAll('dialog:modal').length;
        if (opened === dialogs) return;
        dialogs = opened;
        layer.hidePopover();
        layer.showPopover();
      },
      true,
    );
  });
}

/** Moves, clicks and types at the pace of a person who knows the way. */
export class Hand {
  readonly #page: Page;
  #x: number;
  #y: number;

  constructor(page: Page, at = { x: 900, y: 560 }) {
    this.#page = page;
    this.#x = at.x;
    this.#y = at.y;
  }

  rest(ms: number): Promise<void> {
    return pause(ms);
  }

  /** Shows itself where it was left: a new page knows of no pointer. */
  async appear(): Promise<void> {
    await this.#page.mouse.move(this.#x, this.#y);
  }

  /** Brings into view what lies outside of it, smoothly. */
  async scrollTo(target: Locator): Promise<void> {
    const isMoving = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= window.innerHeight) return false;
      element.scrollIntoView({ behavior: 'smooth', block: 'center' });
      return true;
    });
    if (isMoving) await this.rest(550);
  }

  async pointAt(target: Locator): Promise<void> {
    await target.waitFor();
    await this.scrollTo(target);
    const box = await target.boundingBox();
    if (!box) throw new Error('there is nothing to point at');
    await this.#glide(box.x + Math.min(box.width / 2, 160), box.y + Math.min(box.height / 2, 40));
  }

  async click(target: Locator): Promise<void> {
    await this.pointAt(target);
    await this.rest(90);
    await this.#page.mouse.click(this.#x, this.#y, { delay: 70 });
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.click(target);
    await this.#page.keyboard.type(text, { delay: keyDelayMs });
  }

  async #glide(x: number, y: number): Promise<void> {
    const [fromX, fromY] = [this.#x, this.#y];
    const distance = Math.hypot(x - fromX, y - fromY);
    const durationMs = 160 + distance * 0.5;
    const startedAtMs = performance.now();
    for (let part = 0; part < 1; ) {
      part = Math.min(1, (performance.now() - startedAtMs) / durationMs);
      const eased = part * part * (3 - 2 * part);
      await this.#page.mouse.move(fromX + (x - fromX) * eased, fromY + (y - fromY) * eased);
      await pause(frameMs);
    }
    this.#x = x;
    this.#y = y;
  }
}
