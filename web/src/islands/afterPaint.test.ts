// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

describe('afterPaint', () => {
  it('waits for the frame and for the task after it', async () => {
    let frame: FrameRequestCallback = () => undefined;
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const painted = vi.fn<() => void>();
    void afterPaint(document).then(painted);
    await vi.runAllTimersAsync();
    expect(painted).not.toHaveBeenCalled();
    frame(0);
    await vi.runAllTimersAsync();
    expect(painted).toHaveBeenCalledOnce();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits for nothing in a window that nobody sees', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await expect(afterPaint(document)).resolves.toBeUndefined();
    hidden.mockRestore();
  });
});
