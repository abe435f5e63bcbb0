import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import { readBackMessage } from '../../nlg/readBack.ts';
import { nameSlot } from '../caller/name.ts';
import { phoneSlots } from '../caller/phone.ts';
import type { Form, Slot } from '../engine/form.ts';

/** Longer messages are cut here. */
export const LONGEST_MESSAGE_CHARACTERS = 1_900;

const text: Slot = {
  asks: 'message-text',
  isSettled: ({ message }) => message !== undefined && message !== '',
  question: (_facts, { say }) => say.asking.messageText,
  again: (_facts, { say }) => say.again.messageText,
  named: /\bmessage\b/,
  forget: () => ({ message: undefined }),
};

const name = nameSlot(({ say }) => say.message.andName);

/** A message for the team. */
export const messageForm: Form = {
  name: 'message',
  slots: [
    text,
    {
      ...name,
      isSettled: ({ caller }) => caller.name !== undefined || caller.withoutName === true,
      without: ({ caller }) => ({ caller: { ...caller, withoutName: true } }),
    },
    ...phoneSlots,
  ],
  confirm: 'confirm-message',
  check: () => null,
  readBack: ({ message, caller }, context) =>
    readBackMessage(message ?? '', caller.name, caller.phone, context),
  confirmAgain: ({ say }) => say.talk.messageRightYesOrNo,
  tool: ({ message, messageAbout, caller }) =>
    message
      ? {
          name: TAKE_MESSAGE,
          arguments: {
            message: message.slice(0, LONGEST_MESSAGE_CHARACTERS),
            ...(caller.name === undefined ? {} : { name: caller.name }),
            ...(caller.phone === undefined ? {} : { phoneNumber: caller.phone }),
            ...(messageAbout === undefined ? {} : { about: messageAbout }),
          },
        }
      : null,
  passOn: ({ message }) => message,
};
