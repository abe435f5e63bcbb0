/** Bookings that are cancelled or moved, and orders. */
export const diary = {
  entry: (what: string, name: string) => `${what}, under the name ${name}`,
  /** "The booking under the name Pat Low for Friday, 7 pm". */
  meant: (name: string | undefined, date: string | undefined, time: string | undefined) =>
    `the booking${name ? ` under the name ${name}` : ''}${date ? ` for ${date}` : ''}${time ? `, ${time}` : ''}`,
  /** Where it goes: "Saturday, 8 pm". */
  target: (date: string | undefined, time: string | undefined) =>
    [date, time].filter((part) => part !== undefined).join(', '),
  readBackCancel: (meant: string) => `So I shall cancel ${meant}. Is that right?`,
  readBackMove: (meant: string, target: string) =>
    `So I shall move ${meant}, to ${target}. Is that right?`,
  cancelThat: (entry: string) => `I see ${entry}. Shall I cancel that one?`,
  moveThat: (entry: string) => `I see ${entry}. Shall I move that one?`,
  cancelWhich: (entries: readonly string[]) =>
    `There are ${entries.length}: ${entries.join('; or ')}. Which one shall I cancel?`,
  moveWhich: (entries: readonly string[]) =>
    `There are ${entries.length}: ${entries.join('; or ')}. Which one shall I move?`,
  cancelled: (entry: string) =>
    entry ? `It is cancelled: ${entry}.` : 'Your booking is cancelled.',
  moved: (entry: string) =>
    entry ? `It is moved: you now have ${entry}.` : 'Your booking is moved.',
  pastAlready: 'I am sorry, that is past already, so your booking stays as it is.',
  cannotTakeYou: 'I am sorry, we cannot take you then, so your booking stays as it is.',
  notFoundCancel: (meant: string) => `I am sorry, I cannot find ${meant}, so nothing is cancelled.`,
  notFoundMove: (meant: string) => `I am sorry, I cannot find ${meant}, so nothing is moved.`,
  unsureCancel: 'I am sorry, I cannot confirm that it is cancelled.',
  unsureMove: 'I am sorry, I cannot confirm that it is moved.',
  offerCallBack: 'Shall I take a message so that the team calls you back?',
  wishCancel: (meant: string) => `Please call back: I wish to cancel ${meant}.`,
  wishMove: (meant: string, target: string) =>
    `Please call back: I wish to move ${meant}${target ? `, to ${target}` : ''}.`,
  nothingChanged: 'All right, then I have not changed anything.',
  notChanged: 'I have not changed any booking.',
  cannotChange: 'I cannot change bookings myself, but I can pass it on.',

  /** "2 margheritas and 1 tiramisu". */
  items: (each: readonly string[]) =>
    each.length > 1 ? `${each.slice(0, -1).join(', ')} and ${each.at(-1)}` : (each[0] ?? ''),
  pickup: (items: string, date: string, time: string) => `${items}, to pick up ${date}, at ${time}`,
  ordered: (what: string, name: string) =>
    `Your order is placed${what ? `: ${what}, under the name ${name}` : ''}.`,
  notOrdered: 'I have not placed any order.',
  orderFailed: 'I am sorry, I could not place that order.',
  callBackOrder: (what: string) => `Please call back about an order: ${what}.`,
  cannotOrder: 'I cannot place orders myself, but I can pass yours on.',
};
