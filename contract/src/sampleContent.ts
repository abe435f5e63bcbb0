/** Whether content that is still the sample is shown to visitors. */
export type SampleContent = 'show' | 'hide';

/**
 * Stand in the built pages around a block whose content is still the sample, and around what takes its place. The
 * build does not know whether samples are shown; the server, which does, takes the one or the other out.
 */
export const sampleMarks = { from: '<!--sample-->', to: '<!--/sample-->' } as const;
export const insteadMarks = { from: '<!--instead-->', to: '<!--/instead-->' } as const;

/** Stands in the console's page as an attribute; the server puts `markOfSamples` in its place. */
export const SAMPLES_MARK = 'samples-unknown';

export const markOfSamples = (mode: SampleContent): string => `samples-${mode}`;
