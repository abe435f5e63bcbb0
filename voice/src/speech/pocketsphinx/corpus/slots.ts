import { firstNames, surnames } from './names.ts';

const list = (text: string): readonly string[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * What may stand in a phrase's `{slot}`. `(a|b|)` is one of its parts, maybe nothing; a slot may use
 * other slots. All parts are equally likely; what is said more often stands there more than once.
 */
export const slots: Readonly<Record<string, readonly string[]>> = {
  first: firstNames,
  last: surnames,
  person: list(
    '{first};{first} {last};{first} {last};{first} {last};mister {last};missus {last};doctor {last}',
  ),
  digit: list('zero;oh;one;two;three;four;five;six;seven;eight;nine'),
  digits: list(
    '{digit} {digit} {digit};{digit} {digit} {digit} {digit};double {digit} {digit};{digit} double {digit} {digit};triple {digit};{digit} {digit}',
  ),
  phone: list(`
    {digits} {digits} {digits}
    {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit}
    {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit}
    oh seven {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit} {digit}
    {digits} {digits} {digits} {digits}
    plus four four {digit} {digits} {digits} {digits}
    area code {digit} {digit} {digit} {digits} {digits}
  `),
  small: list('two;three;four;five;six;two;four;three'),
  count: list('one;{small};{small};{small};seven;eight;nine;ten;eleven;twelve;fifteen;twenty'),
  hour: list('one;two;three;four;five;six;seven;eight;nine;ten;eleven;twelve'),
  minute: list('fifteen;thirty;forty five;thirty;twenty;ten;oh five;forty;fifty'),
  half: list('a.m.;p.m.;p.m.;p.m.'),
  time: list(`
    {hour}; {hour}; {hour} {half}; {hour} {half}; {hour} {half}; {hour} o'clock; {hour} {minute}; {hour} {minute} {half}
    half past {hour}; quarter past {hour}; quarter to {hour}; a quarter to {hour}; ten to {hour}; ten past {hour}
    {hour} in the (morning|evening|afternoon); {hour} o'clock in the (morning|evening|afternoon)
    half past {hour} in the (morning|evening|afternoon); {hour} thirty in the (morning|evening)
    {hour} at night; {hour} tonight; noon; midday; lunchtime
  `),
  around: list(
    'at {time};at {time};at {time};at {time};around {time};at about {time};after {time};before {time}',
  ),
  weekday: list('monday;tuesday;wednesday;thursday;friday;saturday;sunday'),
  month: list(
    'january;february;march;april;may;june;july;august;september;october;november;december',
  ),
  ordinal: list(`
    first;second;third;fourth;fifth;sixth;seventh;eighth;ninth;tenth;eleventh;twelfth;thirteenth;fourteenth;fifteenth
    sixteenth;seventeenth;eighteenth;nineteenth;twentieth;twenty first;twenty second;twenty third;twenty fourth
    twenty fifth;twenty sixth;twenty seventh;twenty eighth;twenty ninth;thirtieth;thirty first
  `),
  daypart: list('morning;afternoon;evening;night'),
  date: list(`
    tomorrow; tomorrow; today; tonight; tomorrow {daypart}; this {daypart}; {weekday}; {weekday} {daypart}
    next {weekday}; this {weekday}; {weekday} night; the day after tomorrow; this weekend; next week; next month
    the {ordinal}; the {ordinal} of {month}; the {ordinal} of {month}; {month} the {ordinal}; {month} {ordinal}
    {ordinal} of {month}; {weekday} the {ordinal}; {weekday} the {ordinal} of {month}; a week on {weekday}
  `),
  onDate: list(`
    tomorrow; tomorrow; today; tonight; tomorrow {daypart}; this {daypart}; on {weekday}; on {weekday}; on {weekday} {daypart}
    next {weekday}; this {weekday}; on {weekday} night; the day after tomorrow; this weekend; next week; next month
    on the {ordinal}; on the {ordinal} of {month}; on the {ordinal} of {month}; on {month} the {ordinal}
    on {month} {ordinal}; on {weekday} the {ordinal}; on {weekday} the {ordinal} of {month}; for {date}; for {date}
    {date}; at the weekend; in the {daypart}
  `),
  when: list(`
    {onDate}; {onDate}; {onDate} {around}; {onDate} {around}; {onDate} {around}; {around}; {around} {onDate}
    {around} on {weekday}; {around} tomorrow
  `),
  want: list(`
    i'd like to; i would like to; i want to; can i; could i; may i; i need to; i was hoping to; is it possible to; we'd like to
    we would like to; can we; could we; i'm calling to; i am calling to; i'd love to; hello i'd like to; hi i'd like to
    hi can i; hello can i; hi i'd like to
  `),
  haveA: list(`
    i'd like; i would like; can i have; could i have; i need; i want; can i get; could i get; we need; we'd like; i'm looking for
    have you got; do you have
  `),
  please: ['please', 'please', 'if possible', '', '', '', ''],
  place: list(
    'outside;inside;by the window;in the garden;on the terrace;at the bar;in a quiet corner',
  ),
  service: list(`
    haircut; hair cut; cut and blow dry; cut and color; massage; facial; manicure; pedicure; check up; checkup; cleaning
    dental cleaning; consultation; appointment; treatment; eye test; filling; wax; trim; hair color; beard trim
    physical; vaccination; flu shot; blood test; follow up; inspection; service; repair; fitting; lesson; viewing
    full body massage; deep tissue massage; back massage; root canal; crown; tooth extraction; x. ray
  `),
  room: list(
    'room;double room;single room;twin room;family room;suite;room with a view;room with a double bed;quiet room',
  ),
  nights: list(
    'one night;two nights;three nights;four nights;five nights;a week;the weekend;{small} nights',
  ),
  problem: list(`
    leak; leaking pipe; burst pipe; blocked drain; blocked toilet; blocked sink; broken boiler; broken window; power cut
    dripping tap; broken lock; water leak; gas leak; problem with my boiler; problem with the heating
    problem with my sink; problem with the electrics; problem with the lights; problem with my car; flat tire
  `),
  spot: list(
    'under the sink;under my sink;in the kitchen;in my kitchen;in the bathroom;in my bathroom;in the bedroom;in the living room;in the ceiling;in the roof;in the basement;upstairs;downstairs;in my house;in the garden',
  ),
  trade: list(
    'plumber;electrician;builder;engineer;roofer;painter;carpenter;locksmith;gardener;mechanic;technician;somebody;someone',
  ),
  work: list(
    'new kitchen;new bathroom;new boiler;new roof;new shower;repair;extension;rewiring;small job;loft conversion;new fence;new door;new heating system;service',
  ),
  staff: list(
    'the manager;the owner;a manager;the doctor;the dentist;the chef;reception;the office;{first};{person};somebody;someone;a person;a real person;a human;an agent;your boss;a member of staff;the receptionist;the front desk',
  ),
  thing: list(`
    opening hours; opening times; prices; menu; address; phone number; email address; website; services; rates
    cancellation policy; check in time; check out time; wifi password; price list; location; wine list
  `),
  priced: list(
    'a {service};a {service};the {service};a {room};a {room} for {nights};the menu;the set menu;breakfast;it;that;a new boiler;a call out;the tasting menu;a consultation;parking;delivery',
  ),
  has: list(`
    parking; a car park; wifi; free wifi; a pool; a gym; a terrace; a garden; vegan options; vegetarian options; a children's menu
    a kids menu; gluten free food; gluten free options; a high chair; wheelchair access; disabled access; a private room
    vegan food; vegetarian dishes; vegan dishes; halal food; outdoor seating; gift cards; gift vouchers; any offers; a lift; an elevator
    room service; air conditioning; a spa; a bar; live music; any availability; anything free; anything available
    any tables; any tables free; a table free; a free table; any rooms; any rooms free; any appointments; any slots
    any space; any openings; a cancellation; a loyalty card; a menu; parking spaces; a shuttle from the airport
  `),
  pay: list(
    'cash;credit cards;cards;insurance;my insurance;walk ins;new patients;american express;bookings;reservations;children;pets;dogs;my dog;groups;large groups;apple pay;checks',
  ),
};
