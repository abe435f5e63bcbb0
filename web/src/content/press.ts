export type PressMark = 'ledger' | 'plug' | 'bars' | 'key' | 'page' | 'none';

export interface PressName {
  readonly name: string;
  readonly mark: PressMark;
  readonly face: 'display' | 'wide' | 'plain';
}

/** Sample content: papers and directories that do not exist. */
export const pressNames: readonly PressName[] = [
  { name: 'The Morning DataTable', mark: 'none', face: 'display' },
  { name: 'SWITCHBOARD', mark: 'plug', face: 'wide' },
  { name: 'Voice Index', mark: 'bars', face: 'plain' },
  { name: 'The Innkeeper', mark: 'key', face: 'display' },
  { name: 'SMALL TRADE WEEKLY', mark: 'none', face: 'wide' },
  { name: 'Directory of Assistants', mark: 'page', face: 'plain' },
  { name: 'Front Desk Review', mark: 'ledger', face: 'display' },
];
