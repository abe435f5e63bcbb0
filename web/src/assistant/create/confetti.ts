import confetti from 'canvas-confetti';

const PIECES = 200;
const CANVAS_CLASSES =
  'pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-transparent p-0';

/** Throws 200 pieces of confetti once, over everything; none where motion is not wanted. */
export async function throwConfetti(): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.className = CANVAS_CLASSES;
  // A popover stands in the browser's top layer, above the dialog that opened before it.
  canvas.popover = 'manual';
  document.body.append(canvas);
  canvas.showPopover();
  const brand = getComputedStyle(document.documentElement);
  const colors = ['--brass', '--pine', '--sky', '--rose'].map((name) =>
    brand.getPropertyValue(name).trim(),
  );
  // Its worker would be a blob, which the content security policy forbids.
  const fire = confetti.create(canvas, {
    resize: true,
    useWorker: false,
    disableForReducedMotion: true,
  });
  await fire({ particleCount: PIECES, spread: 110, startVelocity: 45, origin: { y: 0.6 }, colors });
  canvas.remove();
}
