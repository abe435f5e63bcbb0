/** What each operation of the product's API is for, by its name in the contract. */
export const apiSummaries: Readonly<Record<string, string>> = {
  'account.session': 'Says who is signed in, or null.',
  'account.requestPasswordReset':
    'Has a link for a new password mailed. The answer is the same for an unknown address.',
  'account.checkResetLink': 'Says whether a mailed link still holds.',
  'account.resetPassword':
    'Sets a new password by a mailed link and ends every session of the account.',
  'account.settings': 'Gives what the account page shows.',
  'account.rename': 'Changes the name of the account.',
  'account.requestEmailChange':
    'Has a link mailed to a new address. The old one holds until it is followed.',
  'account.askForConfirmation': 'Mails the link that confirms the own address once more.',
  'account.confirmEmail':
    'Confirms the own address, or changes it to another, by a mailed link. An old address is told.',
  'account.changePassword': 'Changes the password and ends every other session.',
  'account.requestFirstPassword':
    'Has a link mailed by which an account without a password gets one.',
  'account.devices': 'Lists the browsers that are signed in.',
  'account.endDevice': 'Signs one of them out.',
  'account.endOtherDevices': 'Signs all out but the one that asks.',
  'accountData.latestExport':
    'The export that was asked for last, or null. Its file is at /api/account/exports/{id}/file.',
  'accountData.requestExport':
    'Has everything that the account holds packed into a ZIP. One at a time, three a day.',
  'accountData.requestDeletionCode':
    'Mails a code that confirms the deletion of an account without a password.',
  'accountData.deleteAccount': 'Deletes the account with everything of it, at once and for good.',
  'apiKeys.list': 'Lists the API keys of the business, newest first, also revoked ones.',
  'apiKeys.create':
    'Makes an API key with the scope read or write. Its secret stands in this answer and nowhere else.',
  'apiKeys.revoke': 'Revokes an API key, at once and for good.',
  'assistants.current':
    'Gives the assistant of an id, else the one chosen in this browser, else the newest; null while there is none.',
  'assistants.list':
    'Lists the assistants of the business, and says whether the plan has room for another.',
  'assistants.choose': 'Chooses the assistant that this browser shows.',
  'assistants.firstSteps': 'Says how far a new owner has come on the way to the first real call.',
  'assistants.create':
    'Makes the assistant from what the setup asked for. It replaces the current one and answers on its lines; with another: true it stands beside it.',
  'assistants.update':
    'Changes the assistant. expectedUpdatedAt is its updatedAt as last read; if it was changed since, the answer is CONFLICT.',
  'assistants.remove': 'Deletes the assistant. Its calls stay, and its lines wait for another.',
  'assistants.publish':
    'Gives the assistant an address on which it answers, one that waits where there is one; asked again, the same.',
  'assistants.tools':
    'Lists the tools that the owner gave the assistant: requests, functions with a server, keys. A secret reads "(hidden)".',
  'assistants.replaceTools':
    'Replaces all of them. A secret that is sent back as "(hidden)" stays as it is.',
  'billing.subscription':
    'Gives what the account has bought: plan, price, when it renews or ends, what comes next.',
  'billing.startCheckout':
    'Gives the address at which a plan is paid. Of several checkouts only the newest can be paid; CONFLICT where there is a paid plan.',
  'billing.confirm':
    'Back from a checkout: asks the payment service at once, whose telling may be late, and gives what the account has now.',
  'billing.openPortal': 'Gives the address at which cards and addresses are changed.',
  'billing.changePlan':
    'Changes the plan: a larger one or a longer period at once, anything less when the paid period is over.',
  'billing.cancel': 'Ends the plan when the paid period is over.',
  'billing.resume': 'Takes back a cancellation, or a smaller plan that has not begun.',
  'billing.invoices': 'Lists the last 24 invoices, newest first.',
  'bookings.list':
    'Gives the calendar of one location, or of all, from a day to another: appointments, reservations, orders, and the hours of each day.',
  'bookings.get': 'Gives one entry of the calendar.',
  'bookings.add':
    'Books by hand. What is not free is refused with what is free near by; nothing is ever booked twice over.',
  'bookings.move': 'Moves an entry to another day, hour or resource, the same way.',
  'bookings.cancel': 'Cancels an entry of the calendar.',
  'bookings.restore': 'Undoes a cancellation, if what it held is still free.',
  'bookings.free': 'Lists the hours of a day at which a service is free.',
  'bookings.hours':
    'Gives the opening hours of a location with their exceptions, and how they are known. Here and below locationId may be left out where the business has one location alone.',
  'bookings.setHours': 'Sets the opening hours with their exceptions.',
  'bookings.timeZone': 'Gives the time zone of a location, and how many bookings are to come.',
  'bookings.setTimeZone':
    'Sets the time zone of a location. Bookings to come keep their time of day; those that are over keep their moment.',
  'bookings.feed':
    'Gives the secret address at which programs read the calendar of a location (RFC 5545).',
  'bookings.renewFeed': 'Makes a new one; the old one shows nothing any more.',
  'callTable.list':
    'Lists the rows of the connected table service that belong to the own assistant, and names those that cannot be read.',
  'calls.list':
    'Lists a page of calls, those of the present assistant or all of the account, narrowed by words, days, outcome or number. `older` and `newer` of the answer lead on as `page`. The same calls as a file: GET /api/calls.csv with the same query.',
  'calls.get': 'Gives one call with its transcript and what came of it.',
  'calls.markSpam':
    'Marks a call as spam, which then costs nothing, or takes the mark back. Refused for a call in which something was booked, ordered or left, or that lasted longer than 3 minutes.',
  'calls.start': 'Asks for a call from the browser with the own assistant. The ticket works once.',
  'calls.recordTest': 'Writes the row of the log that a test of the assistant leaves.',
  'changes.watch':
    'Tells of every change of the topics asked for, as it happens, until the session ends (server-sent events).',
  'customers.list':
    'Lists a page of customers, the latest contact first, narrowed by part of a name, number or address. `next` of the answer leads on as `after`.',
  'customers.get':
    'Gives one customer. Everything that is kept of them as a file: GET /api/customers/{id}/export.',
  'customers.history':
    'Lists a page of what a customer called, booked, ordered and left, the newest first. `next` of the answer leads on as `after`.',
  'customers.change':
    'Changes a customer; CONFLICT where they were changed since the version that was read, BAD_REQUEST where a number is another customer’s.',
  'customers.merge':
    'Makes two customers one: everything of `otherId` becomes that of `id`. It cannot be undone.',
  'customers.erase':
    'Takes a customer out of everything: messages and words of calls are deleted, bookings and orders keep their day without a name. It cannot be undone.',
  'inbox.list':
    'Lists a page of what callers left: open before done, urgent before others, new before old. `next` of the answer leads on as `after`.',
  'inbox.counts': 'Says how many messages are open, and how many of them are urgent.',
  'inbox.setDone':
    'Marks a message as done, or opens it again; CONFLICT where it was changed since the version that was read.',
  'inbox.setUrgent': 'Marks a message as urgent, or takes the mark back, the same way.',
  'inbox.addNote': 'Puts a note beside a message, for whoever reads it next.',
  'inbox.mail': 'Says whether messages are mailed each, once a day, or not.',
  'inbox.setMail':
    'Chooses it. What is urgent is mailed at once all the same, unless none is wanted.',
  'lexicon.get': 'Gives how the words of the business are said.',
  'lexicon.replace':
    'Replaces all of them; the next call has them. CONFLICT where the assistant was changed since the version that was read.',
  'lexicon.suggestions':
    'Lists words of the business that the voice has to guess, and says what that voice makes of a lexicon.',
  'lexicon.readings': 'Gives up to three ways to say a word, each as it is kept in the lexicon.',
  'lexicon.hear':
    'Speaks up to 60 characters in the voice of the assistant, with a word as it is told to sound: WAV in base64. SERVICE_UNAVAILABLE while calls are up.',
  'resources.list': 'Lists what bookings hold at one location, or at all: tables, rooms, people.',
  'resources.add': 'Adds a resource.',
  'resources.change': 'Changes a resource; CONFLICT where bookings to come need more than is left.',
  'resources.remove': 'Removes a resource; CONFLICT while bookings to come hold it.',
  'services.list': 'Lists what can be booked at one location, or at all.',
  'services.add': 'Adds a service.',
  'services.change': 'Changes a service. What is booked keeps its length.',
  'services.remove': 'Removes a service. What is booked of it stays booked.',
  'blockedNumbers.list': 'Lists the callers who are refused, newest first.',
  'blockedNumbers.add': 'Refuses a caller from now on.',
  'blockedNumbers.remove': 'Lets a caller through again.',
  'locations.list':
    'Lists the locations of the business with what each has, and says whether the plan has room for another.',
  'locations.add': 'Adds a location, with a calendar, services and resources of its own.',
  'locations.change':
    'Changes a location; CONFLICT where it was changed since the version that was read. Of another time zone bookings to come keep their time of day.',
  'locations.remove':
    'Deletes a location with its hours, services and resources; what was booked there stays readable. CONFLICT while it is the last, has an assistant, or bookings to come.',
  'lines.list': 'Lists the addresses and numbers of the business and who answers on each.',
  'lines.point': 'Has another assistant of the business answer on one of them.',
  'recordings.rule': 'Says how long recordings are kept.',
  'recordings.setRule':
    'Changes how long recordings are kept. What is older than that is deleted within a day.',
  'recordings.peaks':
    'Says how loud both sides of a recorded call are, from its beginning to its end. The recording itself: GET /api/calls/{id}/call-recording.',
  'members.list':
    'Lists who works for the business and who is invited, with the room that the plan has.',
  'members.invite':
    'Mails an invitation that holds seven days. An open one for the same address is renewed.',
  'members.renewInvitation':
    'Mails an open invitation once more, with another link. The one before is void.',
  'members.revokeInvitation': 'Withdraws an open invitation.',
  'members.lookAtInvitation': 'Says what the link of an invitation leads to, to whoever has it.',
  'members.acceptInvitation':
    'Makes the one who asks a member of the business that has invited their address.',
  'members.changeRole':
    'Gives a member another role. Only owners make owners; a business always has one.',
  'members.remove': 'Takes a member out of the business.',
  'organisations.add': 'Makes another business of your own, which is chosen from then on.',
  'organisations.choose':
    'Chooses one of your businesses in this browser. A later sign-in returns to it.',
  'organisations.rename': 'Renames the business chosen.',
  'organisations.leave': 'Ends your own membership of a business.',
  'operator.overview':
    'Says what waits for a person. All of operator.* answers 404 to who is no operator.',
  'operator.requests': 'Lists published assistants that have no number.',
  'operator.numbers': 'Lists numbers and who answers on them.',
  'operator.assignNumber':
    'Gives a number to a published assistant. The owner is told by mail; done again, it changes nothing.',
  'operator.unassignNumber': 'Takes a number away from its business.',
  'operator.removeNumber': 'Takes a free number off the voice platform.',
  'operator.contacts': 'Lists messages of the contact page.',
  'operator.demos': 'Lists demo requests, and whether the webhook has them.',
  'operator.leads': 'Lists those who want to be called.',
  'operator.mark': 'Marks a row as read, done or set aside, or takes the mark back.',
  'operator.subscribers': 'Lists who asked for the newsletter.',
  'operator.exportSubscribers': 'Gives confirmed subscribers as comma-separated values.',
  'operator.accounts': 'Lists accounts with their plan and minutes.',
  'operator.lookAtAccount':
    'Gives one account with its businesses, calls without their contents, notes and history. The look is logged.',
  'operator.addAccountNote': 'Keeps a note about an account, for operators only.',
  'operator.deleteAccountNote': 'Deletes a note about an account.',
  'operator.suspend': 'Signs an account out everywhere and takes its numbers off the telephone.',
  'operator.unsuspend': 'Opens a suspended account again.',
  'operator.turnOffTwoFactor':
    'Turns two-factor sign-in of an account off and signs it out everywhere; its owner is told.',
  'operator.giveMoneyBack': 'Gives back what was paid within 14 days, and ends the plan.',
  'operator.calls': 'Lists calls of all accounts, without who called and what was said.',
  'operator.lookAtCall':
    'Gives one call. A look at the call of another account is written into the audit log first.',
  'operator.trends':
    'Gives sign-ups, calls, minutes and paid plans by day, and the monthly revenue of plans that run.',
  'operator.audit': 'Lists what operators looked at and did.',
  'operator.failedJobs': 'Lists mails, webhooks and other work that did not succeed.',
  'operator.retryJob': 'Has one of them done anew.',
  'operator.retryAllJobs': 'Has all of them done anew.',
  'operator.sending':
    'What accounts have sent to others in the last 24 hours, and against which limits.',
  'operator.platform': 'Says how the voice platform and its providers fare.',
  'operator.models': 'Lists the models of the voice platform’s machine, and how far each has come.',
  'share.link':
    'Gives the link by which anyone can talk to the assistant in a browser: its address, its limits, and the calls by it in the running 24 hours.',
  'share.change':
    'Switches it on or off, and sets how long a call may take and how many a day are taken.',
  'share.renew': 'Gives it a new address; the one before leads nowhere from then on.',
  'share.desk': 'Says who answers by a link. Needs no account, only the link.',
  'share.startCall':
    'Asks for a call by a link, without an account. TOO_MANY_REQUESTS where the day has had its calls.',
  'site.contact': 'Sends the message of the contact page.',
  'site.requestDemo': 'Asks for a demonstration.',
  'site.lead': 'Leaves the details of somebody who wants to be called.',
  'site.subscribe': 'Asks for the newsletter; a mail asks to confirm it.',
  'site.startDemoCall': 'Asks for a call of at most a minute with the sample assistant.',
  'today.read':
    'Gives the day at the location of the present assistant: its calls, the next bookings, what waits, and the state of the line.',
  'usage.analytics':
    'Tells how many minutes people talked to the present assistant in the past 30 days, by the platform’s analytics.',
  'usage.minutes': 'Gives the minutes used and left in the month that counts now.',
  'usage.choice': 'Says what callers meet once the minutes of the plan are used up.',
  'usage.choose': 'Chooses it: a message is taken, or the caller is put through to a number first.',
  'webhookEndpoints.list': 'Lists the addresses that are told of events, oldest first.',
  'webhookEndpoints.add':
    'Adds an address that is told of events. Its signing secret stands in this answer and nowhere else.',
  'webhookEndpoints.change':
    'Changes an endpoint, or turns it on or off. What waits for one that is turned off is given up.',
  'webhookEndpoints.remove': 'Deletes an endpoint and the log of what was sent to it.',
  'webhookEndpoints.renewSecret':
    'Gives an endpoint a new signing secret. The one before signs as well for 24 hours.',
  'webhookEndpoints.test': 'Sends an event of the type test now, once, and gives what came of it.',
  'webhookEndpoints.deliveries':
    'Lists what was sent to an endpoint in the last 30 days, newest first. `next` of the answer leads on as `after`.',
  'webhookEndpoints.redeliver': 'Sends a delivery once more, under the same webhook-id.',
};
