import { FIND_BOOKING } from '@belldesk/contract/voice/tools';
import { nameSlot } from '../caller/name.ts';
import { phoneSlots } from '../caller/phone.ts';
import type { Form } from '../engine/form.ts';

const LONGEST_NAME_CHARACTERS = 120;

/** Who asks how a booking stands: it is told to those who give its name and its number. */
export const statusForm: Form = {
  name: 'status',
  slots: [nameSlot(({ say }) => say.asking.bookedName), ...phoneSlots],
  confirm: 'anything-else',
  check: () => null,
  // Nothing is changed, so nothing is agreed to: it is looked up at once.
  readBack: (_facts, { say }) => say.talk.oneMoment,
  confirmAgain: ({ say }) => say.talk.oneMoment,
  tool: ({ caller: { name, phone } }) =>
    name === undefined
      ? null
      : {
          name: FIND_BOOKING,
          arguments: {
            name: name.slice(0, LONGEST_NAME_CHARACTERS),
            ...(phone === undefined ? {} : { phoneNumber: phone }),
          },
        },
  passOn: () => undefined,
};
