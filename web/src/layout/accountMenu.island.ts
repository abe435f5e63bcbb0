import { hydrateWith } from '../islands/hydrate.tsx';
import { AccountMenu } from './AccountMenu.tsx';

export const hydrate = hydrateWith(AccountMenu);
