import { planById, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { TodayLine } from '@belldesk/contract/product/today';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { dateIn } from '../calls/moments.ts';
import { SipAddress } from '../layout/SipAddress.tsx';
import { useMay } from '../layout/useUser.ts';

interface LineStateProps {
  readonly line: TodayLine;
  readonly timeZone: string;
}

/** Whether callers get through, where, and for how many minutes more. */
export function LineState({ line, timeZone }: LineStateProps) {
  const { sipUri, phoneNumber } = line;
  const state = stateOf(line);
  return (
    <Card title={t`Your line`} aside={<Badge tone={state.tone}>{state.name}</Badge>}>
      {state.text !== null && <p className="mb-4 text-muted">{state.text}</p>}
      <dl className="flex flex-col gap-4">
        {phoneNumber !== null && (
          <Fact name={t`Phone number`}>
            <span className="tabular font-semibold wrap-anywhere">{phoneNumber}</span>
            <CopyButton text={phoneNumber} label={t`Copy the phone number`} />
          </Fact>
        )}
        {phoneNumber === null && sipUri !== null && (
          <Fact name={t`SIP address`}>
            <SipAddress address={sipUri} />
            <CopyButton text={sipUri} label={t`Copy the SIP address`} />
          </Fact>
        )}
        <Minutes line={line} timeZone={timeZone} />
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">{children}</dd>
    </div>
  );
}

interface LineText {
  readonly name: string;
  readonly tone: Tone;
  readonly text: string | null;
}

function stateOf({ sipUri, health }: TodayLine): LineText {
  if (sipUri === null)
    return {
      name: t`Not published`,
      tone: 'plain',
      text: t`Nobody can call your assistant yet. A test call works already.`,
    };
  const states: Readonly<Record<TodayLine['health'], LineText>> = {
    ok: { name: t`Live`, tone: 'good', text: null },
    unknown: { name: t`Published`, tone: 'info', text: null },
    'stand-in': {
      name: t`Live on a backup`,
      tone: 'notice',
      text: t`A provider is down. A backup answers your calls until it is back.`,
    },
    down: {
      name: t`Not answering`,
      tone: 'bad',
      text: t`Calls may not get through right now. The team that runs this service has been notified.`,
    },
  };
  return states[health];
}

function Minutes({ line: { minutes }, timeZone }: LineStateProps) {
  const mayBuy = useMay('see-billing');
  const { leftMinutes, planId, periodEnd } = minutes;
  if (leftMinutes === UNLIMITED_MINUTES) return <Fact name={t`Minutes left`}>{t`Unlimited`}</Fact>;
  const { callMinutes } = planById(planId);
  return (
    <Fact name={t`Minutes left`}>
      <span className="tabular font-semibold">
        {plural(callMinutes, {
          one: `${leftMinutes} of # minute`,
          other: `${leftMinutes} of # minutes`,
        })}
      </span>
      <span className="w-full text-sm text-muted">
        {leftMinutes === 0
          ? t`Your minutes are used up. They renew on ${dateIn(timeZone, periodEnd)}.`
          : t`They renew on ${dateIn(timeZone, periodEnd)}.`}
      </span>
      {leftMinutes === 0 && mayBuy && (
        <Link
          to="/my-assistant/subscription"
          className="inline-flex min-h-9 items-center font-medium text-pine underline-offset-4 hover:underline"
        >
          <Trans>Get more minutes</Trans>
        </Link>
      )}
    </Fact>
  );
}
