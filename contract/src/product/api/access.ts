import type { api } from '../api.ts';
import type { Permission } from '../roles.ts';

/**
 * Who may ask for an operation: `open` to everybody, `account` to whoever is signed in, `operator` to operators of
 * the service, else members of the business chosen whose role has that permission.
 */
export type Access = 'open' | 'account' | 'operator' | Permission;

type Rooms = typeof api;
type AccessOf = {
  readonly [Room in keyof Rooms]: { readonly [Verb in keyof Rooms[Room]]: Access };
};

const operator = 'operator';

/** Of every operation of the API; one without an entry does not compile. */
export const operationAccess: AccessOf = {
  account: {
    session: 'open',
    requestPasswordReset: 'open',
    checkResetLink: 'open',
    resetPassword: 'open',
    confirmEmail: 'open',
    settings: 'account',
    rename: 'account',
    requestEmailChange: 'account',
    askForConfirmation: 'account',
    changePassword: 'account',
    requestFirstPassword: 'account',
    devices: 'account',
    endDevice: 'account',
    endOtherDevices: 'account',
  },
  accountData: {
    latestExport: 'account',
    requestExport: 'account',
    requestDeletionCode: 'account',
    deleteAccount: 'account',
  },
  apiKeys: { list: 'see-developers', create: 'change-developers', revoke: 'change-developers' },
  assistants: {
    current: 'see-settings',
    list: 'see-settings',
    choose: 'see-settings',
    firstSteps: 'see-settings',
    create: 'change-settings',
    update: 'change-settings',
    remove: 'change-settings',
    publish: 'change-settings',
    tools: 'see-settings',
    replaceTools: 'change-settings',
  },
  billing: {
    // The sidebar and the meter show the plan to everybody.
    subscription: 'see-settings',
    startCheckout: 'change-billing',
    confirm: 'change-billing',
    openPortal: 'change-billing',
    changePlan: 'change-billing',
    cancel: 'change-billing',
    resume: 'change-billing',
    invoices: 'see-billing',
  },
  blockedNumbers: { list: 'see-calls', add: 'work-calls', remove: 'work-calls' },
  bookings: {
    list: 'see-bookings',
    get: 'see-bookings',
    add: 'work-bookings',
    move: 'work-bookings',
    cancel: 'work-bookings',
    restore: 'work-bookings',
    free: 'see-bookings',
    hours: 'see-bookings',
    setHours: 'change-settings',
    timeZone: 'see-bookings',
    setTimeZone: 'change-settings',
    feed: 'see-bookings',
    renewFeed: 'change-settings',
  },
  callTable: { list: 'see-calls' },
  calls: {
    list: 'see-calls',
    get: 'see-calls',
    markSpam: 'work-calls',
    start: 'change-settings',
    recordTest: 'change-settings',
  },
  // What each topic asks of a role stands in topicPermissions.
  changes: { watch: 'account' },
  customers: {
    list: 'see-customers',
    get: 'see-customers',
    history: 'see-customers',
    change: 'work-customers',
    merge: 'change-customers',
    erase: 'change-customers',
  },
  inbox: {
    list: 'see-inbox',
    counts: 'see-inbox',
    setDone: 'work-inbox',
    setUrgent: 'work-inbox',
    addNote: 'work-inbox',
    mail: 'see-inbox',
    setMail: 'change-settings',
  },
  members: {
    list: 'see-members',
    invite: 'change-members',
    renewInvitation: 'change-members',
    revokeInvitation: 'change-members',
    lookAtInvitation: 'open',
    acceptInvitation: 'account',
    changeRole: 'change-members',
    remove: 'change-members',
  },
  locations: {
    list: 'see-settings',
    add: 'change-settings',
    change: 'change-settings',
    remove: 'change-settings',
  },
  lines: { list: 'see-settings', point: 'change-settings' },
  lexicon: {
    get: 'see-settings',
    replace: 'change-settings',
    suggestions: 'see-settings',
    readings: 'change-settings',
    hear: 'change-settings',
  },
  operator: {
    overview: operator,
    requests: operator,
    numbers: operator,
    assignNumber: operator,
    unassignNumber: operator,
    removeNumber: operator,
    contacts: operator,
    demos: operator,
    leads: operator,
    mark: operator,
    subscribers: operator,
    exportSubscribers: operator,
    accounts: operator,
    lookAtAccount: operator,
    addAccountNote: operator,
    deleteAccountNote: operator,
    trends: operator,
    suspend: operator,
    unsuspend: operator,
    turnOffTwoFactor: operator,
    giveMoneyBack: operator,
    calls: operator,
    lookAtCall: operator,
    audit: operator,
    failedJobs: operator,
    retryJob: operator,
    retryAllJobs: operator,
    sending: operator,
    platform: operator,
    models: operator,
  },
  // Whose business it is, each of these looks up itself.
  organisations: {
    add: 'account',
    choose: 'account',
    rename: 'change-settings',
    leave: 'account',
  },
  recordings: { rule: 'see-settings', setRule: 'change-settings', peaks: 'see-calls' },
  resources: {
    list: 'see-bookings',
    add: 'change-settings',
    change: 'change-settings',
    remove: 'change-settings',
  },
  services: {
    list: 'see-bookings',
    add: 'change-settings',
    change: 'change-settings',
    remove: 'change-settings',
  },
  share: {
    link: 'see-settings',
    change: 'change-settings',
    renew: 'change-settings',
    desk: 'open',
    startCall: 'open',
  },
  site: {
    contact: 'open',
    requestDemo: 'open',
    lead: 'open',
    subscribe: 'open',
    startDemoCall: 'open',
  },
  // What each part asks of a role stands in todayPermissions.
  today: { read: 'see-settings' },
  usage: {
    minutes: 'see-settings',
    analytics: 'see-calls',
    choice: 'see-settings',
    choose: 'change-settings',
  },
  webhookEndpoints: {
    list: 'see-developers',
    add: 'change-developers',
    change: 'change-developers',
    remove: 'change-developers',
    renewSecret: 'change-developers',
    test: 'change-developers',
    deliveries: 'see-developers',
    redeliver: 'change-developers',
  },
};

/** @param path room and verb, as ['bookings', 'list']; null where there is no such operation */
export function accessOf([room = '', verb = '']: readonly string[]): Access | null {
  const rooms: Readonly<Record<string, Readonly<Record<string, Access>>>> = operationAccess;
  return rooms[room]?.[verb] ?? null;
}
