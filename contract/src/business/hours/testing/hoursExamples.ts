/** How owners write their hours, and the week that is meant: "Mo 9:00-17:00" by day, x is closed, ? not told. */
export const HOURS_EXAMPLES: readonly (readonly [written: string, week: string | null])[] = [
  // headings and lists
  [
    'HOURS\nMon - Thu 8.30am - 5.30pm\nFri 8.30am - 4pm',
    '8:30-17:30 8:30-17:30 8:30-17:30 8:30-17:30 8:30-16:00 x x',
  ],
  [
    'OPENING HOURS\n- Monday to Thursday 8.00 to 19.00\n- Friday 8.00 to 16.00\n- Saturday 9.00 to 13.00\n- Sunday closed',
    '8:00-19:00 8:00-19:00 8:00-19:00 8:00-19:00 8:00-16:00 9:00-13:00 x',
  ],
  [
    '** When to find us **\nMonday: closed\nTuesday to Thursday: 11:30 am to 9:00 pm\nFriday and Saturday: 11:30 am to 10:00 pm\nSunday: 10:00 am to 3:00 pm (brunch only)',
    'x 11:30-21:00 11:30-21:00 11:30-21:00 11:30-22:00 11:30-22:00 10:00-15:00',
  ],
  [
    '## Opening times\n\nMon–Fri 9–5\nSat 9–12',
    '9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 9:00-12:00 x',
  ],
  [
    'OPENING\n- Mon-Thu 8.00-5.30, Fri 8.00-4.30\n- Sat 8.30-12.30 MOTs only, no repairs Sats\n- Sun + bank hols shut\n- Drop offs from 7.30 - key box by the side door',
    '8:00-17:30 8:00-17:30 8:00-17:30 8:00-17:30 8:00-16:30 8:30-12:30 x',
  ],
  [
    'Hrs: Mon-Fri 7-4, Sat 8-12. Sun + public hols emergencies only (after-hrs rate)',
    '7:00-16:00 7:00-16:00 7:00-16:00 7:00-16:00 7:00-16:00 8:00-12:00 x',
  ],
  [
    'We open:\nTues 10-6\nWeds 10-6\nThurs 10-8\nFri 10-6\nSat 9-4',
    'x 10:00-18:00 10:00-18:00 10:00-20:00 10:00-18:00 9:00-16:00 x',
  ],
  [
    'Hours: M-F 8-6, Sat 9-1',
    '8:00-18:00 8:00-18:00 8:00-18:00 8:00-18:00 8:00-18:00 9:00-13:00 x',
  ],
  ['Hours: Tu-Sa 10-7', 'x 10:00-19:00 10:00-19:00 10:00-19:00 10:00-19:00 10:00-19:00 x'],
  [
    'Opening hours: Mon/Wed/Fri 9am-1pm, Tue/Thu 2pm-6pm',
    '9:00-13:00 14:00-18:00 9:00-13:00 14:00-18:00 9:00-13:00 x x',
  ],
  [
    'Opening times\nWe are closed all day Monday.\nKitchen: Tuesday to Saturday 5pm to 10pm. Sunday 12 noon to 8.30pm.\nBar: Tuesday to Thursday 5pm to 11pm, Friday and Saturday 5pm to midnight, Sunday 12 noon to 9.30pm.\nNo lunches except on Sundays.',
    'x 17:00-23:00 17:00-23:00 17:00-23:00 17:00-24:00 17:00-24:00 12:00-21:30',
  ],
  // prose
  [
    'We are open nine to five, Monday to Friday.',
    '9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 x x',
  ],
  [
    "The office is open from nine to five, Monday to Friday, though we do close for lunch between one and two. We aren't open at weekends.",
    '9:00-13:00+14:00-17:00 9:00-13:00+14:00-17:00 9:00-13:00+14:00-17:00 9:00-13:00+14:00-17:00 9:00-13:00+14:00-17:00 x x',
  ],
  [
    "ok so we're open Tuesday through Saturday 9 to 5 except Thursdays when we stay till 7, closed Sunday and Monday, and a small dog for us is anything under 25 pounds and a large dog is 25 pounds and up",
    'x 9:00-17:00 9:00-17:00 9:00-19:00 9:00-17:00 9:00-17:00 x',
  ],
  [
    "OK so Marisol owns the place and she does lashes, and we are closed Sundays and Mondays, Tuesday Wednesday and Friday it's 10 to 7, Thursday is our late night so 10 to 8, and Saturday 9 to 5. Taking off gel is $12.",
    'x 10:00-19:00 10:00-19:00 10:00-20:00 10:00-19:00 9:00-17:00 x',
  ],
  [
    'We are open Monday to Saturday from 9am until 6pm. Thursdays late till 8.',
    '9:00-18:00 9:00-18:00 9:00-18:00 9:00-20:00 9:00-18:00 9:00-18:00 x',
  ],
  [
    'Open every day except Monday, 11 am to 9 pm.',
    'x 11:00-21:00 11:00-21:00 11:00-21:00 11:00-21:00 11:00-21:00 11:00-21:00',
  ],
  [
    'We open every day 10-4 except Sundays.',
    '10:00-16:00 10:00-16:00 10:00-16:00 10:00-16:00 10:00-16:00 10:00-16:00 x',
  ],
  [
    'Our shop is open 7 days a week, 8am - 8pm.',
    '8:00-20:00 8:00-20:00 8:00-20:00 8:00-20:00 8:00-20:00 8:00-20:00 8:00-20:00',
  ],
  [
    'You can find us here weekdays 8:30-17:00 and Saturdays 10:00-14:00. We are open then.',
    '8:30-17:00 8:30-17:00 8:30-17:00 8:30-17:00 8:30-17:00 10:00-14:00 x',
  ],
  [
    'We open at 8 and close at 6 Monday to Friday.',
    '8:00-18:00 8:00-18:00 8:00-18:00 8:00-18:00 8:00-18:00 x x',
  ],
  [
    'Opening hours: Monday to Friday 9am - 5.30pm (closed for lunch 1-2pm)',
    '9:00-13:00+14:00-17:30 9:00-13:00+14:00-17:30 9:00-13:00+14:00-17:30 9:00-13:00+14:00-17:30 9:00-13:00+14:00-17:30 x x',
  ],
  [
    'Opening hours: Mon-Fri 9-12.30 and 2-5.30',
    '9:00-12:30+14:00-17:30 9:00-12:30+14:00-17:30 9:00-12:30+14:00-17:30 9:00-12:30+14:00-17:30 9:00-12:30+14:00-17:30 x x',
  ],
  [
    'Open for lunch 12-2.30 and dinner 6-10, Tuesday to Saturday. Closed Sunday and Monday.',
    'x 12:00-14:30+18:00-22:00 12:00-14:30+18:00-22:00 12:00-14:30+18:00-22:00 12:00-14:30+18:00-22:00 12:00-14:30+18:00-22:00 x',
  ],
  [
    'We are open 24/7.',
    '0:00-24:00 0:00-24:00 0:00-24:00 0:00-24:00 0:00-24:00 0:00-24:00 0:00-24:00',
  ],
  [
    'Open Thursday to Sunday, 5 pm till late.',
    'x x x 17:00-24:00 17:00-24:00 17:00-24:00 17:00-24:00',
  ],
  [
    'Business hours are 8:30am-5pm Monday-Thursday and 8:30am-12pm on Friday.',
    '8:30-17:00 8:30-17:00 8:30-17:00 8:30-17:00 8:30-12:00 x x',
  ],
  [
    'Hours: Monday-Friday 8-5, Saturday by appointment',
    '8:00-17:00 8:00-17:00 8:00-17:00 8:00-17:00 8:00-17:00 x x',
  ],
  [
    'Opening hours: Mon to Fri 0900-1730',
    '9:00-17:30 9:00-17:30 9:00-17:30 9:00-17:30 9:00-17:30 x x',
  ],
  [
    'Monday - Friday: 7:30 AM - 6:00 PM\nSaturday: 8:00 AM - 2:00 PM\nSunday: Closed',
    '7:30-18:00 7:30-18:00 7:30-18:00 7:30-18:00 7:30-18:00 8:00-14:00 x',
  ],
  [
    "We're here Monday to Friday, half eight till six, and Saturdays till one.",
    '8:30-18:00 8:30-18:00 8:30-18:00 8:30-18:00 8:30-18:00 8:30-13:00 x',
  ],
  [
    'Open Mon-Sat 9-5, bank holidays 10-4. Closed Christmas Day.',
    '9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 x',
  ],
  [
    'Open Monday to Friday 9 to 5. Closed 24 December to 2 January.',
    '9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 x x',
  ],
  [
    'Open Wed-Sun, 10-5. We are shut from 3 to 17 August.',
    'x x 10:00-17:00 10:00-17:00 10:00-17:00 10:00-17:00 10:00-17:00',
  ],
  [
    'The salon is open Tuesday 9-5, Wednesday 9-5, Thursday 12-9, Friday 9-6 and Saturday 8-4. We never open Mondays.',
    'x 9:00-17:00 9:00-17:00 12:00-21:00 9:00-18:00 8:00-16:00 x',
  ],
  [
    'Surgery hours: Mon-Fri 8.00-13.00, 14.00-18.30. Phone lines open 8.30.',
    '8:00-13:00+14:00-18:30 8:00-13:00+14:00-18:30 8:00-13:00+14:00-18:30 8:00-13:00+14:00-18:30 8:00-13:00+14:00-18:30 x x',
  ],
  [
    'Opening hours\nMonday\t9am–5pm\nTuesday\t9am–5pm\nWednesday\tClosed\nThursday\t9am–8pm\nFriday\t9am–5pm\nSaturday\t10am–4pm\nSunday\tClosed',
    '9:00-17:00 9:00-17:00 x 9:00-20:00 9:00-17:00 10:00-16:00 x',
  ],
  [
    'We work Monday through Friday, 7 a.m. to 3:30 p.m.',
    '7:00-15:30 7:00-15:30 7:00-15:30 7:00-15:30 7:00-15:30 x x',
  ],
  ['Open: Fri 6pm-2am, Sat 6pm-3am', 'x x x x 18:00-26:00 18:00-27:00 x'],
  [
    'Our hours are 10 to 6 most days, but Wednesdays we close at 1 and Sundays we are closed.',
    '10:00-18:00 10:00-18:00 10:00-13:00 10:00-18:00 10:00-18:00 10:00-18:00 x',
  ],
  [
    'Open Monday to Friday, 9am to 5pm. Saturday mornings 9 to 12 for collections only.',
    '9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 x x',
  ],
  [
    'HOURS\nClosed Mondays. Tues-Thurs 11am-9pm. Fri & Sat 11am-11pm. Sundays noon to 8. Last folks get seated 45 minutes before closing.',
    'x 11:00-21:00 11:00-21:00 11:00-21:00 11:00-23:00 11:00-23:00 12:00-20:00',
  ],
  [
    'Opening. Tuesday to Thursday 5pm to 11pm, Friday and Saturday noon to 11.30pm, Sunday noon to 5pm, never on Mondays.\nVermut hour. Tuesday to Friday 5 to 6.30.',
    'x 17:00-23:00 17:00-23:00 17:00-23:00 12:00-23:30 12:00-23:30 12:00-17:00',
  ],
  [
    'Families, retirees, students, gig drivers and small companies. Monday through Thursday\n8:30 to 5:30, Fridays we lock up at 3; Saturdays 9 to 1, but only between February 1 and April 15.',
    '8:30-17:30 8:30-17:30 8:30-17:30 8:30-17:30 8:30-15:00 x x',
  ],
  [
    'Q: When are you open?\nA: Monday to Friday 6:30 in the morning till 9 at night. Saturday and Sunday 8 to 4.',
    '6:30-21:00 6:30-21:00 6:30-21:00 6:30-21:00 6:30-21:00 8:00-16:00 8:00-16:00',
  ],
  [
    'Mon, Tue & Thu 8.30am - 5.30pm, Weds late till 7.30pm, Fri 8.30 till 4. Closed for lunch 1 - 2. No weekends.',
    '8:30-13:00+14:00-17:30 8:30-13:00+14:00-17:30 8:30-13:00+14:00-19:30 8:30-13:00+14:00-17:30 8:30-13:00+14:00-16:00 x x',
  ],
  // a day of which more is told is in no list before it
  [
    "We're open Monday through Friday 7:30 to 5:30 and Saturday 8 to noon, never Sunday, and Saturdays it's oil, tires and stickers only.",
    '7:30-17:30 7:30-17:30 7:30-17:30 7:30-17:30 7:30-17:30 8:00-12:00 x',
  ],
  // hours of something else
  ['Puppy class is Wednesdays at 6:30 pm, six weeks, $160, puppies up to 5 months.', null],
  ['Happy hour at the bar is Tuesday to Friday from 4 to 6: $6 house wine, $5 drafts.', null],
  [
    'Breakfast is from eight till half past nine, but on Sundays it is half past eight till ten.',
    null,
  ],
  ['Takeaway: orders by phone until 21:00, ready in about 30 minutes.', null],
  ['Check-in: from 15:00. Check-out: until 11:00.', null],
  ['We have been open since 1998 and look after 20 to 30 families.', null],
  ['A purchase usually takes ten to twelve weeks, a will about two weeks.', null],
  ['Children 5 to 12 half price. Under 5s free.', null],
  ['Delivery: Mon-Fri 9-12 within 5 to 10 miles.', null],
  ['Sunday thali: £18.95 per adult, Sundays only, noon till 4pm.', null],
  [
    'After hrs (wkdays after 4pm, Sat arvo, Sun, public hols): call-out $220 incl. first 30 min, then $165/hr',
    null,
  ],
  ['Raj stays on for evening appointments until seven on Thursdays.', null],
  ['Street parking, or valet on Friday and Saturday from 5 pm for $14.', null],
  ["We're open all year round, every day of the week.", null],
];
