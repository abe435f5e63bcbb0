import { MAX_APP_MESSAGE_CHARACTERS } from '@belldesk/contract/voice/browserCall';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

interface MessageBoxProps {
  readonly isActive: boolean;
  /** @returns false where it could not be sent; the text then stays */
  readonly onSend: (text: string) => boolean;
  /** Beside the box, e.g. the keypad. */
  readonly aside?: ReactNode;
}

/** For those who cannot or will not speak. */
export function MessageBox({ isActive, onSend, aside }: MessageBoxProps) {
  const id = useId();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (onSend(text)) setText('');
  };
  return (
    <form onSubmit={send} className="flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
        <Trans>Type a message</Trans>
      </label>
      <TextInput
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t`Type a message`}
        maxLength={MAX_APP_MESSAGE_CHARACTERS}
        autoComplete="off"
        enterKeyHint="send"
        disabled={!isActive}
        className="min-w-40 flex-1"
      />
      <Button type="submit" kind="secondary" disabled={!isActive || text.trim() === ''}>
        <SendHorizontal aria-hidden="true" className="size-5" />
        <Trans>Send</Trans>
      </Button>
      {aside}
    </form>
  );
}
