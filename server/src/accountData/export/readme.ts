import { leftOut } from '../../db/ownedTables.ts';
import { lines } from '../../mail/lines.ts';

/** What a person who opens the ZIP reads first. */
export function readmeText(about: {
  readonly madeAt: Date;
  readonly recordings: number;
  readonly missing: number;
}): string {
  return lines(
    'Everything that your Belldesk account holds',
    '===========================================',
    '',
    `Put together on ${about.madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    '',
    'calls.csv      Your call log, for a spreadsheet (UTF-8).',
    'transcripts/   What was said, one text file for each call.',
    `recordings/    Sound of ${about.recordings} calls as WAV: in those of whole calls the caller is on`,
    '               the left, the assistant on the right. Those that end in "-message" are messages',
    '               that were left after the tone.',
    'data/          Every table of ours that has something of yours, as JSON: users is your account,',
    '               assistants your assistant and its settings, call_logs the calls with their',
    '               transcripts, then messages, inbox_notes, bookings, orders, services, resources,',
    '               calendars, subscriptions and the rest. invoices.json comes from the payment service.',
    '',
    'Files of one call bear the same id: it is "id" in data/call_logs.json. Times are in UTC',
    '(they end in Z) unless a time zone stands beside them.',
    '',
    about.missing > 0 &&
      `${about.missing} things could not be fetched: MISSING.txt names each of them. Ask for another export to try again.`,
    about.missing > 0 && '',
    'Left out on purpose: passwords, the codes of your authenticator app, keys of signed-in devices,',
    'the secret address of your calendar feed.',
    ...Object.entries(leftOut).map(([name, why]) => `Left out as well: ${name} (${why}).`),
  );
}

/** One line for each thing that is not in the ZIP although it should be. */
export function missingText(missing: readonly string[]): string {
  return lines('These could not be fetched when the file was made:', '', ...missing);
}
