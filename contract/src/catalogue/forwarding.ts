/** When calls are led on: always, or only those that the business does not take itself. */
export const forwardingCases = ['unanswered', 'busy', 'unreachable', 'always'] as const;
export type ForwardingCase = (typeof forwardingCases)[number];

export interface ForwardingCode {
  readonly case: ForwardingCase;
  /** What is dialled, with `{number}` where the assistant's number goes. */
  readonly on: string;
  /** What undoes it. */
  readonly off: string;
}

/** A country whose lines take no plus sign. */
export interface LineCountry {
  /** Country calling code, ITU-T E.164. */
  readonly callingCode: string;
  /** What is dialled before the code of another country. */
  readonly abroad: string;
}

const northAmerica: LineCountry = { callingCode: '1', abroad: '011' };
const unitedKingdom: LineCountry = { callingCode: '44', abroad: '00' };

export interface Carrier {
  readonly id: string;
  readonly name: string;
  /** As in +442079460000, or as it is dialled in the country of the line, be it a number of another one. */
  readonly numberAs: 'e164' | LineCountry;
  readonly codes: readonly ForwardingCode[];
}

/** Supplementary services of every GSM, UMTS, LTE network: 3GPP TS 22.030, annex B. */
const mobileStandard: readonly ForwardingCode[] = [
  { case: 'unanswered', on: '**61*{number}#', off: '##61#' },
  { case: 'busy', on: '**67*{number}#', off: '##67#' },
  { case: 'unreachable', on: '**62*{number}#', off: '##62#' },
  { case: 'always', on: '**21*{number}#', off: '##21#' },
];

/** North American landlines: the vertical service codes of the numbering plan's administrator. */
const verticalServiceCodes: readonly ForwardingCode[] = [
  { case: 'unanswered', on: '*92{number}', off: '*93' },
  { case: 'busy', on: '*90{number}', off: '*91' },
  { case: 'always', on: '*72{number}', off: '*73' },
];

/** Codes that the common carriers understand. A carrier's own page is the last word. */
export const carriers: readonly Carrier[] = [
  {
    id: 'mobile',
    name: 'Mobile: EE, O2, Vodafone, Three, and most networks of the world',
    numberAs: 'e164',
    codes: mobileStandard,
  },
  {
    id: 'us-gsm',
    name: 'Mobile, US: AT&T, T-Mobile',
    numberAs: 'e164',
    codes: mobileStandard,
  },
  {
    id: 'verizon',
    name: 'Mobile, US: Verizon',
    numberAs: northAmerica,
    codes: [
      { case: 'unanswered', on: '*71{number}', off: '*73' },
      { case: 'busy', on: '*71{number}', off: '*73' },
      { case: 'always', on: '*72{number}', off: '*73' },
    ],
  },
  {
    id: 'us-landline',
    name: 'Landline, US and Canada',
    numberAs: northAmerica,
    codes: verticalServiceCodes,
  },
  {
    id: 'uk-landline',
    name: 'Landline, UK: BT and most others',
    numberAs: unitedKingdom,
    codes: [
      { case: 'unanswered', on: '*61*{number}#', off: '#61#' },
      { case: 'busy', on: '*67*{number}#', off: '#67#' },
      { case: 'always', on: '*21*{number}#', off: '#21#' },
    ],
  },
];
