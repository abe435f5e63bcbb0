import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import { i18n } from './runtime.ts';

const lingui = { i18n };

interface TransProps {
  /** The text in the language of the build, already parsed. */
  readonly message: string;
  readonly values?: Record<string, unknown>;
  readonly components?: Record<string, ReactElement>;
}

/** What the macro of the same name becomes in a sentence with elements; it needs no provider, so that islands have none. */
export function Trans({ message, values = {}, components = {} }: TransProps) {
  return (
    <TransNoContext
      id=""
      message={message}
      values={values}
      components={components}
      lingui={lingui}
    />
  );
}
