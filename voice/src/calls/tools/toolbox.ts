import type { AssistantTool, FunctionTool } from '@belldesk/contract/voice/assistant';
import {
  PRESS_DIGITS,
  pressDigitsArguments,
  SEND_SMS,
  sendSmsArguments,
} from '@belldesk/contract/voice/ownTools';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { OutgoingMeans } from '@belldesk/kit/outgoing/request';
import type { SmsCarrier } from '@belldesk/kit/sms/carrier';
import { z } from 'zod';
import type { CallRow } from '../../store/calls/queries.ts';
import type { Receptionist } from '../receptionist.ts';
import { refusal, uncertain } from '../toolResultText.ts';
import { runTool, type ToolRequest, webhookTarget } from '../toolRunner.ts';
import { offerOf } from './apiRequest.ts';
import { checkArguments } from './arguments.ts';
import { ownServerTarget } from './ownServer.ts';
import { pressDigits } from './pressDigits.ts';
import { runApiRequest } from './runApiRequest.ts';
import { MAX_TEXTS_A_CALL, sendSms } from './sendSms.ts';

/** What the platform lends to tools. */
export interface ToolMeans extends OutgoingMeans {
  /** Null where no carrier is configured. */
  readonly carrier: SmsCarrier | null;
}

/** Nothing but the public internet. */
export const noToolMeans: ToolMeans = { allowedHosts: new Set(), carrier: null };

export interface ToolPlace {
  readonly row: CallRow;
  readonly receptionist: Pick<Receptionist, 'tools' | 'ownTools' | 'webhook'>;
  readonly callerNumber: string | null;
  /** Presses a key on the assistant's leg, false where the line carries none; null without a line. */
  readonly press: ((digit: string) => boolean) | null;
  readonly means: ToolMeans;
  readonly clock: Clock;
  readonly logger: Logger;
}

type Run = (request: ToolRequest) => Promise<string>;

interface Held {
  readonly offer: FunctionTool;
  readonly run: Run;
}

const offered = (name: string, description: string, shape: z.ZodType): FunctionTool => ({
  type: 'function',
  function: {
    name,
    description,
    parameters: z.toJSONSchema(shape) as Record<string, unknown>,
  },
});

const PRESS_OFFER = offered(
  PRESS_DIGITS,
  'Presses keys on the telephone line, for a menu that asks for them.',
  pressDigitsArguments,
);
const SMS_OFFER = offered(
  SEND_SMS,
  'Sends a text message to the caller. Call it only after the caller agreed to get one.',
  sendSmsArguments,
);

/** The tools of one call: what the model is offered, and who runs what it asks for. */
export class Toolbox {
  readonly offers: readonly FunctionTool[];
  readonly #held: ReadonlyMap<string, Held>;
  readonly #runByServer: Run;
  readonly #logger: Logger;

  constructor(place: ToolPlace) {
    const { tools, ownTools, webhook } = place.receptionist;
    this.#logger = place.logger;
    this.#runByServer = (request) =>
      runTool(request, place.row, webhook && webhookTarget(webhook), place);
    let texts = 0;
    const mayText = () => ++texts <= MAX_TEXTS_A_CALL;
    const functions = new Set(tools.map((tool) => tool.function.name));
    // Of two tools of one name the function counts, else the first.
    const held = ownTools
      .flatMap((tool) => hold(tool, place, mayText))
      .filter(({ offer }) => !functions.has(offer.function.name));
    const own = [...held, ...tools.flatMap((tool) => hold(tool, place, mayText))];
    this.#held = new Map(own.toReversed().map((each) => [each.offer.function.name, each]));
    this.offers = [...new Set([...tools, ...held.map(({ offer }) => offer)])];
  }

  /** Runs what the model asked for; never throws: what went wrong is the result. */
  async run(request: ToolRequest): Promise<string> {
    try {
      return await (this.#held.get(request.name)?.run ?? this.#runByServer)(request);
    } catch (error) {
      this.#logger.error({ err: error, tool: request.name }, 'a tool threw');
      return uncertain();
    }
  }
}

/** How a tool is run that is not the assistant's server's; empty for one that is, or that cannot be here. */
function hold(tool: AssistantTool, place: ToolPlace, mayText: () => boolean): readonly Held[] {
  const { means, row, clock, logger, press, callerNumber } = place;
  switch (tool.type) {
    case 'apiRequest':
      return [
        {
          offer: offerOf(tool),
          run: (request) => runApiRequest(tool, request, row.id, means, logger),
        },
      ];
    case 'function': {
      if (!tool.server) return [];
      const target = ownServerTarget(tool.server, means);
      return [
        {
          offer: tool,
          async run(request) {
            const { parameters = {} } = tool.function;
            const checked = checkArguments(parameters, request.arguments);
            if (!checked.ok) return refusal(checked.reason);
            return runTool({ ...request, arguments: checked.values }, row, target, place);
          },
        },
      ];
    }
    case 'dtmf':
      return press === null
        ? []
        : [
            {
              offer: PRESS_OFFER,
              run: ({ arguments: values }) => pressDigits(values, press, clock),
            },
          ];
    case 'sms': {
      const { carrier } = means;
      if (!carrier) return [];
      return [
        {
          offer: SMS_OFFER,
          run: async ({ arguments: values }) =>
            mayText()
              ? sendSms(tool, values, callerNumber, carrier)
              : refusal('No more texts can be sent in this call. Nothing was sent.'),
        },
      ];
    }
    default:
      return [];
  }
}
