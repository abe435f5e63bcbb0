export interface Scenario {
  /** When the telephone rang. */
  readonly at: string;
  readonly question: string;
  readonly response: string;
  readonly benefit: string;
  readonly details: string;
}

export interface IndustryCalls {
  readonly id: 'restaurants' | 'realestate' | 'hotels';
  readonly title: string;
  readonly headline: string;
  readonly description: string;
  readonly scenarios: readonly Scenario[];
}

/** Sample content: conversations of businesses that do not exist. */
export const useCases: readonly IndustryCalls[] = [
  {
    id: 'restaurants',
    title: 'Restaurants',
    headline: 'Rush hour is when the telephone rings most',
    description:
      'Both hands are full from seven to nine, and that is when people want a table. The receptionist takes the calls that the floor cannot.',
    scenarios: [
      {
        at: 'Friday, 19:08',
        question: 'Have you got anything for five tonight, around eight? One of us is coeliac.',
        response:
          'I have a table for five at a quarter past eight. There are gluten-free choices in every course. What name shall I put down?',
        benefit: 'The table is sold while the floor is full.',
        details:
          'The receptionist asks for what is still missing (party, day, time, name), reads it back, and says “booked” only after the entry is written. The dietary note stands beside the name, where the kitchen sees it.',
      },
      {
        at: 'Friday, 19:31',
        question: 'Two lasagne and a green salad to take away. When can I collect them?',
        response:
          'Two lasagne and one green salad, to collect. They are ready at ten past eight. Under which name?',
        benefit: 'An order is read back before it is cooked.',
        details:
          'Orders are taken line by line and repeated whole at the end, so that a misheard dish is put right on the telephone and not at the counter. The finished order appears in your call list with a number to ring back.',
      },
      {
        at: 'Sunday, 22:47',
        question: 'Are you open on Monday, and can I bring the dog?',
        response:
          'We are closed on Mondays. From Tuesday on the dog is welcome on the terrace and at the tables by the bar.',
        benefit: 'A question at night costs nobody a night.',
        details:
          'Opening hours, parking, allergens, dogs: the answers come from what you wrote about the house, in your own words. What you did not write it does not invent; it takes a message instead.',
      },
    ],
  },
  {
    id: 'realestate',
    title: 'RealEstate',
    headline: 'Whoever answers first shows the flat',
    description:
      'People who look for a home ring three agencies in a row. The receptionist knows each listing that you wrote down, and your diary of viewings.',
    scenarios: [
      {
        at: 'Saturday, 11:20',
        question: 'Is the two-bedroom on Mill Lane still free? Could I see it on Tuesday?',
        response:
          'It is still free. On Tuesday I can offer half past ten or a quarter past four. Which suits you?',
        benefit: 'A viewing is agreed in the first call.',
        details:
          'The receptionist offers only the times that you opened for viewings, takes name and number, and repeats the address. You find the appointment in your list before the caller has put the phone away.',
      },
      {
        at: 'Tuesday, 20:05',
        question: 'What is your policy on pets? We have a small dog, thirty pounds or so.',
        response:
          'Dogs under 50 pounds are welcome. There is a pet deposit of 500 and 50 more rent each month. Shall I note that you are coming with a dog?',
        benefit: 'The same rule is told to everyone, correctly.',
        details:
          'Rules that people ask for again and again are written once: deposits, notice, parking, pets. The answer is the same on Sunday evening as on Monday morning, and the transcript shows what was said.',
      },
      {
        at: 'Monday, 06:50',
        question: 'There is water coming through the ceiling of my bathroom!',
        response:
          'I am putting you through to the caretaker on duty now. Please stay on the line; if nobody can pick up, I take your address and they ring you back.',
        benefit: 'What cannot wait reaches a person.',
        details:
          'You say which matters go straight to a person and to which number. If nobody picks up there, the caller is not left with silence: the receptionist comes back, takes the message, and tells you at once.',
      },
    ],
  },
  {
    id: 'hotels',
    title: 'Hotels',
    headline: 'A night desk that never sends anyone to voicemail',
    description:
      'One person at the desk, a guest in front of it, and a second line that rings. The receptionist takes that second line, at any hour.',
    scenarios: [
      {
        at: 'Thursday, 23:12',
        question: 'What would a double room be, from the 12th to the 14th?',
        response:
          'A double is 199 per night with breakfast, so two nights are 398. Shall I hold one for you? I need a name and a number.',
        benefit: 'The booking is yours, without a commission.',
        details:
          'Rates, rooms and what is included come from your own text. The receptionist takes the request with dates, name and number, and you confirm it the way you always do.',
      },
      {
        at: 'Wednesday, 02:10',
        question: 'My flight is late, I will only be there at three. Will someone let me in?',
        response:
          'Your room stays yours. The night bell is to the left of the door, and the porter now knows to expect you at three. What is your name, please?',
        benefit: 'A tired guest is calm before arriving.',
        details:
          'Messages for the house are taken with name, room or booking and time, and sent to whoever is on duty. The guest hears what will happen next, not that somebody will see to it.',
      },
      {
        at: 'Sunday, 08:40',
        question: 'Can we have the room until one? And is there parking for the car meanwhile?',
        response:
          'Late check-out until one is possible today for 30. The car may stay in the yard until evening at no charge. Shall I put that down for your room?',
        benefit: 'Small wishes are sold, not put off.',
        details:
          'Late check-out, parking, a cot, a table for dinner: what has a price is named with its price, and what was agreed stands in the call list, so that the desk does not have to ask again.',
      },
    ],
  },
];
