import { DEFAULT_VOICE_ID, voiceById } from '@belldesk/contract/catalogue/voices';
import { sampleCall } from '../../content/sampleCall.ts';
import { Island } from '../../islands/Island.tsx';
import { SampleTranscript } from './SampleTranscript.tsx';
import { SampleCallButton } from './sampleCall/SampleCallButton.tsx';

/** A telephone with the receptionist on its screen: press her and talk, or read how a call went. */
export function PhoneMockup() {
  return (
    <div className="mx-auto w-full max-w-md rounded-[2.25rem] border-[2.5px] border-ink bg-card px-2.5 pt-4 pb-5 shadow-float sm:px-3">
      <div aria-hidden="true" className="mx-auto mb-3.5 h-1.5 w-14 rounded-full bg-brass" />
      <div className="overflow-hidden rounded-[1.5rem] border border-line">
        <Island
          name="sample-call"
          component={SampleCallButton}
          props={{ name: voiceById(DEFAULT_VOICE_ID).name, business: sampleCall.business }}
          wake="touch"
        />
        <SampleTranscript />
      </div>
    </div>
  );
}
