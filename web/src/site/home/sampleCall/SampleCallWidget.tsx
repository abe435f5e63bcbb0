import { SAMPLE_CALL_MS } from '@belldesk/contract/product/calls';
import { client } from '../../../api/client.ts';
import { VisitorCall } from '../../../call/visitor/VisitorCall.tsx';
import { CallEnded } from './CallEnded.tsx';

const requestTicket = () => client.site.startDemoCall();

/** A minute with the sample assistant. */
export function SampleCallWidget() {
  return (
    <VisitorCall
      requestTicket={requestTicket}
      longestMs={SAMPLE_CALL_MS}
      ended={(hasTaken, again) => <CallEnded hasTaken={hasTaken} onAgain={again} />}
    />
  );
}
