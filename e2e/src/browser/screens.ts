import type { Page } from 'playwright-core';
import { lambForm } from '../owner.ts';
import { Wizard } from './wizard.ts';

export interface Screen {
  readonly name: string;
  /** Where it begins; CALL stands for the page of a call in the resident's log. */
  readonly path: string;
  /** Words that stand there when all of it is shown. */
  readonly shows: string;
  /** What one does to get from there to the screen. */
  readonly goOn?: (page: Page) => Promise<void>;
  /** HTTP status of the page, where it is not 200. */
  readonly status?: number;
}

const create = '/my-assistant/create';
const manage = '/my-assistant/manage';

/** For whom nobody is signed in. */
export const publicScreens: readonly Screen[] = [
  { name: 'home', path: '/', shows: 'START WITH 20 FREE MINUTES' },
  { name: 'sign-in', path: '/sign-in', shows: 'Welcome back.' },
  { name: 'sign-up', path: '/sign-up', shows: 'No credit card required' },
  { name: 'not-found', path: '/no-such-page', shows: 'No one at this extension', status: 404 },
];

/** Of an owner who has an assistant, published, and a call. */
export const residentScreens: readonly Screen[] = [
  { name: 'today', path: '/my-assistant', shows: 'Waiting for you' },
  { name: 'manage', path: manage, shows: 'Usage Analytics' },
  { name: 'manage-edit', path: manage, shows: 'Cancel', goOn: press('Edit') },
  {
    name: 'manage-delete',
    path: manage,
    shows: 'Are you sure you want to delete this assistant?',
    goOn: press('Delete'),
  },
  { name: 'manage-test', path: manage, shows: 'Ready to start', goOn: press('Test Assistant') },
  { name: 'pronunciation', path: '/my-assistant/pronunciation', shows: 'No words yet' },
  { name: 'calls', path: '/my-assistant/calls', shows: 'Reserved' },
  { name: 'call', path: 'CALL', shows: 'Table for 4' },
  { name: 'area-not-found', path: '/my-assistant/nothing', shows: 'Page Not Found' },
];

/** Of somebody who has just signed up, in this order: the last ones make an assistant. */
export const newcomerScreens: readonly Screen[] = [
  { name: 'select-plan', path: '/select-plan', shows: 'Choose Your Plan' },
  { name: 'manage-none', path: manage, shows: 'No Assistant Found' },
  { name: 'calls-empty', path: '/my-assistant/calls', shows: 'No Call Records Found' },
  { name: 'subscription', path: '/my-assistant/subscription', shows: 'Current Plan' },
  { name: 'create-welcome', path: create, shows: 'Create your AI assistant' },
  { name: 'create-1', path: create, shows: 'Step 1 of 4', goOn: toStep(1) },
  { name: 'create-2', path: create, shows: 'Step 2 of 4', goOn: toStep(2) },
  { name: 'create-3', path: create, shows: 'Step 3 of 4', goOn: toStep(3) },
  { name: 'create-4', path: create, shows: 'Step 4 of 4', goOn: toStep(4) },
  { name: 'create-1-wrong', path: create, shows: 'Please enter your company name', goOn: wrong },
  { name: 'create-complete', path: create, shows: 'Ready to start', goOn: complete },
  { name: 'published', path: create, shows: 'Got it!', goOn: publish },
];

function press(name: string) {
  return (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

function toStep(step: 1 | 2 | 3 | 4, begin = 'Start Setup') {
  return async (page: Page): Promise<void> => {
    const wizard = new Wizard(page);
    await wizard.button(begin).click();
    if (step > 1) {
      await wizard.fillCompany(lambForm);
      await wizard.button('Next').click();
    }
    if (step > 2) {
      await wizard.fillBusiness(lambForm);
      await wizard.button('Next').click();
    }
    if (step > 3) {
      await wizard.shows('Step 3 of 4');
      await wizard.button('Next').click();
    }
  };
}

async function wrong(page: Page): Promise<void> {
  await toStep(1)(page);
  await new Wizard(page).button('Next').click();
}

async function complete(page: Page): Promise<void> {
  await toStep(4)(page);
  await new Wizard(page).button('Create Assistant').click();
}

async function publish(page: Page): Promise<void> {
  const wizard = new Wizard(page);
  await toStep(4, 'Create a new one')(page);
  await wizard.button('Create Assistant').click();
  await wizard.button('PUBLISH').click();
}
