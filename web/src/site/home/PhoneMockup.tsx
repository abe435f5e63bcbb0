import { DEFAULT_VOICE_ID, voiceById } from '@belldesk/contract/catalogue/voices';
import { Trans } from '@lingui/react/macro';
import { BellFace } from '../../call/card/BellFace.tsx';
import { sampleCall } from '../../content/sampleCall.ts';
import { Island } from '../../islands/Island.tsx';
import { SampleTranscript } from './SampleTranscript.tsx';
import { SampleCallButton } from './sampleCall/SampleCallButton.tsx';

/**
 * A telephone with the receptionist on its screen: press her and talk, or read how a call went. Without a
 * script nobody can talk to her, and nothing there looks as if one could.
 */
export function PhoneMockup() {
  const { name } = voiceById(DEFAULT_VOICE_ID);
  return (
    <div className="mx-auto w-full max-w-md rounded-[2.25rem] border-[2.5px] border-ink bg-card px-2.5 pt-4 pb-5 shadow-float sm:px-3">
      <div aria-hidden="true" className="mx-auto mb-3.5 h-1.5 w-14 rounded-full bg-brass" />
      <div className="overflow-hidden rounded-[1.5rem] border border-line">
        <div className="scriptless:hidden">
          <Island
            name="sample-call"
            component={SampleCallButton}
            props={{ name, business: sampleCall.business }}
            wake="touch"
          />
        </div>
        <p className="hidden items-center gap-2.5 p-3 text-lg font-semibold sm:gap-4 sm:p-5 scriptless:flex">
          <span aria-hidden="true" className="shrink-0">
            <BellFace isSpeaking={false} className="size-12 sm:size-16" />
          </span>
          <Trans>{name}, AI Receptionist</Trans>
        </p>
        <SampleTranscript />
      </div>
    </div>
  );
}
