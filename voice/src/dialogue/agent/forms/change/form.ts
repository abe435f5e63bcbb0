import {
  CANCEL_BOOKING,
  cancelBookingArguments,
  MOVE_BOOKING,
  moveBookingArguments,
} from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import type { ChangeDraft, Facts, ToolWish } from '../../state.ts';
import { checkDraft } from '../booking/check.ts';
import { resolveTime } from '../booking/time.ts';
import { nameAsSaid, nameSlot } from '../caller/name.ts';
import { phoneSlots } from '../caller/phone.ts';
import { exampleDay, exampleTime } from '../engine/examples.ts';
import type { Form, Objection, Slot } from '../engine/form.ts';
import { askWhich, readBackChange, spokenMeant, spokenTarget } from './say.ts';

const changed = ({ change }: Facts, changes: Partial<ChangeDraft>): Partial<Facts> => ({
  change: { ...change, ...changes },
});

const hasTarget = ({ newDate, newTime }: ChangeDraft) =>
  newDate !== undefined || newTime !== undefined;

const phoneAnswer = phoneSlots.find(({ asks }) => asks === 'phone');

const slots: readonly Slot[] = [
  {
    asks: 'which-booking',
    isSettled: ({ change }) => change.choices === undefined || change.chosen === true,
    question: ({ change }, context) => askWhich(change, context),
    again: ({ change }, context) => askWhich(change, context),
  },
  {
    ...nameSlot(
      ({ say }) => say.asking.bookedName,
      ({ say }) => say.again.bookedName,
    ),
    isSettled: ({ change }) => change.choices !== undefined || Boolean(change.name),
    asSaid: (said, facts) => {
      const name = nameAsSaid(said);
      return name === null ? null : changed(facts, { name });
    },
    forget: (facts) => changed(facts, { name: undefined }),
  },
  {
    asks: 'booking-day',
    isSettled: ({ change }) =>
      change.choices !== undefined || Boolean(change.date) || change.withoutDate === true,
    question: (_facts, { say }) => say.asking.bookingDay,
    again: (_facts, context) => context.say.again.bookingDay(exampleDay(context)),
    named: /\b(?:date|day)\b/,
    forget: (facts) => changed(facts, { date: undefined, withoutDate: false }),
    without: (facts) => changed(facts, { withoutDate: true }),
  },
  {
    ...phoneAnswer,
    asks: 'phone',
    isSettled: ({ change, caller }) =>
      change.byNumber !== true || caller.phone !== undefined || caller.withoutPhone === true,
    question: (_facts, { say, canTakeMessage }) =>
      canTakeMessage ? say.asking.bookedPhoneOrMessage : say.asking.bookedPhone,
  },
  {
    asks: 'new-moment',
    isSettled: ({ change }) => change.kind === 'cancel' || hasTarget(change),
    question: (_facts, { say }) => say.asking.newMoment,
    again: ({ change }, context) =>
      context.say.again.newMoment(exampleDay(context), exampleTime(change.newDate, context)),
    named: /\b(?:time|hour)\b/,
    mayChange: ({ change }) => change.kind === 'move',
    forget: (facts) => changed(facts, { newDate: undefined, newTime: undefined }),
  },
];

/** Days and hours that cannot be are dropped. */
function check({ change }: Facts, context: AgentContext): Objection | null {
  // A stay may stand on a day on which the desk is closed; so may a booking from before the hours changed.
  const current = checkDraft({ service: 'room', date: change.date }, context);
  if (current.objection !== '')
    return { say: current.objection, facts: { change: { ...change, date: undefined } } };
  if (!hasTarget(change)) return null;
  const { newDate, newTime } = change;
  const service = context.business.kind === 'hotel' ? 'room' : 'appointment';
  const date = newDate ?? change.date;
  const target = checkDraft({ service, date, time: newTime }, context);
  if (target.objection === '') return null;
  const kept = { newDate: target.draft.date && newDate, newTime: target.draft.time };
  return { say: target.objection, facts: { change: { ...change, ...kept } } };
}

function changeTool({ change, caller }: Facts, context: AgentContext): ToolWish {
  const { name, date, time, newDate, newTime } = change;
  const [chosen] = change.choices ?? [];
  const which = chosen
    ? { bookingId: chosen.id }
    : {
        ...(name === undefined ? {} : { name }),
        ...(caller.phone === undefined ? {} : { phoneNumber: caller.phone }),
        ...(date === undefined ? {} : { date }),
        ...(time === undefined ? {} : { time: resolveTime(time, date, context) }),
      };
  if (change.kind === 'cancel')
    return { name: CANCEL_BOOKING, arguments: cancelBookingArguments.parse(which) };
  const day = newDate ?? chosen?.date ?? date;
  const to = {
    ...(newDate === undefined ? {} : { newDate }),
    ...(newTime === undefined ? {} : { newTime: resolveTime(newTime, day, context) }),
  };
  return { name: MOVE_BOOKING, arguments: moveBookingArguments.parse({ ...which, ...to }) };
}

/** A booking that stands is cancelled or moved. */
export const changeForm: Form = {
  name: 'change',
  slots,
  confirm: 'confirm-change',
  check,
  readBack: ({ change }, context) => readBackChange(change, context),
  confirmAgain: ({ say }) => say.talk.rightYesOrNo,
  tool: changeTool,
  refusedAgain({ change }, context) {
    const { diary } = context.say;
    const meant = spokenMeant(change, context);
    return change.kind === 'cancel' ? diary.notFoundCancel(meant) : diary.notFoundMove(meant);
  },
  passOn({ change }, context) {
    const { diary } = context.say;
    const meant = spokenMeant(change, context);
    return change.kind === 'cancel'
      ? diary.wishCancel(meant)
      : diary.wishMove(meant, spokenTarget(change, context));
  },
};
