import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import type { Facts, ToolWish } from '../../state.ts';
import { resolveTime } from '../booking/time.ts';
import { nameSlot } from '../caller/name.ts';
import { phoneSlots } from '../caller/phone.ts';
import { type AddedForm, answered, textSlot, withAnswer } from '../engine/added.ts';
import { typedDate } from '../engine/typed.ts';
import { waitingListTexts } from './texts.ts';

const WHAT = 'slot:waiting-list-what';
const WHEN = 'slot:waiting-list-when';

const texts = ({ language }: AgentContext) => waitingListTexts(language);

function entry(facts: Facts, context: AgentContext): string | undefined {
  const when = answered(facts, WHEN);
  return when && texts(context).message(answered(facts, WHAT) ?? '', when);
}

function tool(facts: Facts, context: AgentContext, name = facts.caller.name): ToolWish | null {
  const message = entry(facts, context);
  const { phone } = facts.caller;
  return message === undefined || name === undefined
    ? null
    : {
        name: TAKE_MESSAGE,
        arguments: { message, name, ...(phone === undefined ? {} : { phoneNumber: phone }) },
      };
}

function readBack(facts: Facts, context: AgentContext, name = facts.caller.name ?? ''): string {
  return texts(context).readBack(answered(facts, WHAT) ?? '', answered(facts, WHEN) ?? '', name);
}

/** Whom the team calls when something comes free. */
export const waitingList: AddedForm = {
  form: {
    name: 'form:waiting-list',
    slots: [
      textSlot(WHAT, {
        question: (_facts, context) => texts(context).what,
        again: (_facts, context) => texts(context).whatAgain,
      }),
      textSlot(WHEN, {
        question: (_facts, context) => texts(context).when,
        again: (_facts, context) => texts(context).whenAgain,
        named: /\b(?:day|date|time|when)\b/,
        keyed: {
          prompt: ({ say, british }) => say.keys.date(british),
          hear: (digits, facts, context) => {
            const date = typedDate(digits, context);
            return date === null ? null : withAnswer(facts, WHEN, spokenDate(date, context));
          },
        },
      }),
      nameSlot(({ say }) => say.asking.ownName),
      ...phoneSlots,
    ],
    confirm: 'confirm:waiting-list',
    check: () => null,
    readBack,
    confirmAgain: ({ say }) => say.talk.rightYesOrNo,
    tool,
    passOn: entry,
    byKeys: {
      check: () => null,
      readBack: (facts, context) => readBack(facts, context, context.say.keys.caller),
      tool: (facts, context) => tool(facts, context, context.say.keys.caller),
    },
  },
  wish: /\b(?:wait(?:ing|list)?|cancell?ation|standby|stand by) ?list\b|\bwaitlist\b|\b(?:call|ring|text|phone|tell|let) me (?:know )?(?:if|when) (?:something|anything|a \w+|an \w+|somebody|someone|anybody|anyone) (?:comes? (?:up|free|open)|opens? up|frees? up|becomes? (?:free|available)|cancels|drops out)\b|\blista de espera\b|\bliste d['’ ]attente\b/,
  isPossible: ({ canTakeMessage }) => canTakeMessage,
  begin: ({ booking, flow }, context) => {
    if (flow !== 'booking') return {};
    const { service, date, time } = booking;
    const when = [
      date && spokenDate(date, context),
      time && spokenTime(resolveTime(time, date, context), context),
    ].flatMap((part) => (part ? [part] : []));
    return {
      ...(service ? { [WHAT]: service } : {}),
      ...(when.length > 0 ? { [WHEN]: when.join(', ') } : {}),
    };
  },
};
