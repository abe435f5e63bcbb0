import type { FunctionTool } from '@belldesk/contract/voice/assistant';
import {
  TRANSFER_CALL,
  type TransferCallArguments,
  type TransferDestination,
  transferCallArguments,
} from '@belldesk/contract/voice/transferTool';
import type { SipTrunk } from '@belldesk/kit/trunkSettings';
import type { OutgoingOptions } from '../../telephony/sip/sipOutgoing.ts';

const NOBODY = 'receptionist';

/** Those that can be called: a telephone number needs a trunk. */
export function reachable(
  destinations: readonly TransferDestination[],
  trunk: SipTrunk | undefined,
): readonly TransferDestination[] {
  return trunk ? destinations : destinations.filter(({ type }) => type === 'sip');
}

const nameOf = (destination: TransferDestination): string =>
  destination.type === 'sip' ? destination.sipUri : destination.number;

/** The tool as a model is to see it. At least one destination. */
export function transferTool(destinations: readonly TransferDestination[]): FunctionTool {
  const known = destinations.map((each) =>
    each.description === undefined ? nameOf(each) : `${nameOf(each)}: ${each.description}`,
  );
  return {
    type: 'function',
    function: {
      name: TRANSFER_CALL,
      description:
        'Puts the caller through to a person. Say that you do so first. When it answers ok false nobody took the call: say so and offer to take a message.',
      parameters: {
        type: 'object',
        properties: {
          destination: {
            type: 'string',
            enum: destinations.map(nameOf),
            description: `Whom to call. ${known.join('; ')}`,
          },
          about: {
            type: 'string',
            description: 'One sentence for whoever answers: who calls, and what about.',
          },
        },
        required: ['destination'],
      },
    },
  };
}

/** Reads a model's arguments; what cannot be read asks for the first destination. */
export function readArguments(given: unknown): TransferCallArguments {
  return transferCallArguments.safeParse(given).data ?? {};
}

/** The destination that is meant; null when the model made one up. */
export function choose(
  { destination }: TransferCallArguments,
  destinations: readonly TransferDestination[],
): TransferDestination | null {
  if (destination === undefined || destinations.length === 1) return destinations[0] ?? null;
  return destinations.find((each) => nameOf(each) === destination) ?? null;
}

/** How to call a destination. A trunk wants its own user as the caller; a telephone shows who calls. */
export function wayTo(
  destination: TransferDestination,
  trunk: SipTrunk | undefined,
  callerNumber: string | null,
): Pick<OutgoingOptions, 'target' | 'from' | 'credentials'> | null {
  if (destination.type === 'sip')
    return {
      target: destination.sipUri,
      from: { user: callerNumber ?? NOBODY },
      credentials: null,
    };
  if (!trunk) return null;
  const { user, host, port, password } = trunk;
  return {
    target: `sip:${destination.number}@${host}${port === null ? '' : `:${port}`}`,
    from: { user, host: host.replace(/^\[|\]$/g, '') },
    credentials: password === '' ? null : { user, password },
  };
}
