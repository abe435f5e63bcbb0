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
    headline: 'Rush hour is when the phone rings most',
    description:
      'From seven to nine everyone is busy, and that is when people want a table. The receptionist takes the calls your staff cannot.',
    scenarios: [
      {
        at: 'Friday, 19:08',
        question: 'Have you got anything for five tonight, around eight? One of us is coeliac.',
        response:
          'I have a table for five at a quarter past eight. There are gluten-free choices in every course. What name shall I put down?',
        benefit: 'Fill a table while the floor is busy.',
        details:
          'The receptionist asks for missing details (party size, day, time, name), reads them back, and says “booked” only after the booking is saved. The dietary note is next to the name, where the kitchen sees it.',
      },
      {
        at: 'Friday, 19:31',
        question: 'Two lasagne and a green salad to take away. When can I collect them?',
        response:
          'Two lasagne and one green salad, to collect. They are ready at ten past eight. Under which name?',
        benefit: 'Every order is confirmed before it is cooked.',
        details:
          'Orders are taken item by item and read back at the end, so mistakes are fixed on the phone and not at the counter. The finished order appears in your call log with a number to call back.',
      },
      {
        at: 'Sunday, 22:47',
        question: 'Are you open on Monday, and can I bring the dog?',
        response:
          'We are closed on Mondays. From Tuesday on the dog is welcome on the terrace and at the tables by the bar.',
        benefit: 'Answer questions at night without staying up.',
        details:
          'Opening hours, parking, allergens, dogs: the answers come from what you wrote about your business, in your own words. It does not make up answers. It takes a message instead.',
      },
    ],
  },
  {
    id: 'realestate',
    title: 'RealEstate',
    headline: 'Answer first, win the viewing',
    description:
      'People looking for a home call three agencies in a row. The receptionist knows all your listings and your viewing calendar.',
    scenarios: [
      {
        at: 'Saturday, 11:20',
        question: 'Is the two-bedroom on Mill Lane still free? Could I see it on Tuesday?',
        response:
          'It is still free. On Tuesday I can offer half past ten or a quarter past four. Which suits you?',
        benefit: 'Book the viewing on the first call.',
        details:
          'The receptionist offers only your open viewing times, takes name and number, and confirms the address. The appointment is in your calendar before the caller hangs up.',
      },
      {
        at: 'Tuesday, 20:05',
        question: 'What is your policy on pets? We have a small dog, thirty pounds or so.',
        response:
          'Dogs under 50 pounds are welcome. There is a pet deposit of 500 and 50 more rent each month. Shall I note that you are coming with a dog?',
        benefit: 'Everyone gets the same, correct answer.',
        details:
          'Write frequently asked rules once: deposits, notice, parking, pets. The answer is the same on Sunday evening as on Monday morning, and the transcript shows what was said.',
      },
      {
        at: 'Monday, 06:50',
        question: 'There is water coming through the ceiling of my bathroom!',
        response:
          'I am putting you through to the caretaker on duty now. Please stay on the line; if nobody can pick up, I take your address and they ring you back.',
        benefit: 'Urgent calls reach a person.',
        details:
          'You choose which calls go straight to a person, and to which number. If no one picks up, the receptionist comes back on the line, takes a message, and notifies you right away.',
      },
    ],
  },
  {
    id: 'hotels',
    title: 'Hotels',
    headline: 'A night desk that never goes to voicemail',
    description:
      'One person at the desk, a guest in front of them, and a second line ringing. The receptionist takes that second line, at any hour.',
    scenarios: [
      {
        at: 'Thursday, 23:12',
        question: 'What would a double room be, from the 12th to the 14th?',
        response:
          'A double is 199 per night with breakfast, so two nights are 398. Shall I hold one for you? I need a name and a number.',
        benefit: 'Direct bookings, without commission.',
        details:
          'Rates, rooms and what is included come from your own description. The receptionist takes dates, name and number, and you confirm the request as usual.',
      },
      {
        at: 'Wednesday, 02:10',
        question: 'My flight is late, I will only be there at three. Will someone let me in?',
        response:
          'Your room stays yours. The night bell is to the left of the door, and the porter now knows to expect you at three. What is your name, please?',
        benefit: 'Reassure late arrivals.',
        details:
          'Messages are taken with name, room or booking, and time, and sent to the person on duty. Guests hear exactly what happens next.',
      },
      {
        at: 'Sunday, 08:40',
        question: 'Can we have the room until one? And is there parking for the car meanwhile?',
        response:
          'Late check-out until one is possible today for 30. The car may stay in the yard until evening at no charge. Shall I put that down for your room?',
        benefit: 'Sell extras on every call.',
        details:
          'Late check-out, parking, a cot, a table for dinner: the receptionist quotes the price, and what was agreed is in your call log, so the front desk does not have to ask again.',
      },
    ],
  },
];
