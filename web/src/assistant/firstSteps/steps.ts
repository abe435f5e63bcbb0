import type { FirstSteps } from '@belldesk/contract/product/assistant';
import { t } from '@lingui/core/macro';

export interface Step {
  readonly id: 'describe' | 'test' | 'publish' | 'forward' | 'call';
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** The first that is not done. */
  readonly isNext: boolean;
  /** What is to be done is shown. */
  readonly isOpen: boolean;
}

/**
 * The five steps to the first call by telephone. Nobody can see whether calls are forwarded: that step and
 * the last are open together, and the call itself ends both.
 */
export function stepsOf({ described, tested, published, called }: FirstSteps): Step[] {
  const steps = [
    {
      id: 'describe',
      title: t`Describe your business`,
      text: t`Four short steps; you can change everything later.`,
      isDone: described,
    },
    {
      id: 'test',
      title: t`Test it`,
      text: t`Talk to it in the browser, as a caller would. Test calls use no minutes.`,
      isDone: tested,
    },
    {
      id: 'publish',
      title: t`Publish it`,
      text: t`Your assistant gets its own address and starts answering right away.`,
      isDone: published,
    },
    {
      id: 'forward',
      title: t`Forward your number`,
      text: t`You keep your number. Start with the calls you miss.`,
      isDone: called,
    },
    {
      id: 'call',
      title: t`Call it`,
      text: t`Call from any phone. The call appears in your log moments later.`,
      isDone: called,
    },
  ] as const;
  const next = steps.findIndex(({ isDone }) => !isDone);
  return steps.map((step, index) => ({
    ...step,
    isNext: index === next,
    isOpen: index === next || (step.id === 'call' && next === index - 1),
  }));
}
