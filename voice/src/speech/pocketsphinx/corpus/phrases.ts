const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A subject of the calls a receptionist takes: how often it comes up, and how it is said. */
export interface Subject {
  readonly share: number;
  readonly phrases: readonly string[];
}

/** Phrases with `{slots}` and `(one|another)`; the language model is counted on what they expand to. */
export const subjects: Readonly<Record<string, Subject>> = {
  reservations: {
    share: 22,
    phrases: lines(`
      {want} (book|reserve) a table {please}
      {want} (book|reserve) a table for {count} {please}
      {want} (book|reserve) a table for {count} {when} {please}
      {want} (book|reserve) a table for {count} {when} {please}
      {want} (book|reserve) a table for {count} (people|persons|of us) {when} {please}
      {want} (book|reserve) a table {when} for {count} (people|) {please}
      {want} (make|book) a (reservation|booking) {please}
      {want} (make|book) a (reservation|booking) for {count} (people|) {when} {please}
      {want} (make|book) a (reservation|booking) {when}
      {haveA} a table for {count} {when} {please}
      (a |)table for {count} {please}
      (a |)table for {count} {when} {please}
      {want} (come|come in) {when}
      (for |){count} (people|persons|adults|guests|of us)
      (for|it's for|it is for) {count}
      there (will be|are) {count} of us
      (we are|we're|we'll be|we would be|it'll be|there'll be) {count} (people|)
      (just|only) {count} (of us|people|)
      just (me|myself|for me)
      {count} adults and {count} children
      {count} people and (a baby|a child|two children)
      one of us is (vegan|vegetarian|allergic to nuts|in a wheelchair)
      (a table|somewhere) {place} {please}
      (would it be|is it) possible to sit {place}
      do you have (a table|anything|something|space|room) (free|available|) for {count} {when}
      do you have (a table|anything|something) (free|available|) {when}
      (is there|have you got) (a table|anything|any space) (free|available|) {when}
      are you (free|available) {when}
    `),
  },
  appointments: {
    share: 16,
    phrases: lines(`
      {want} (book|make|get|schedule|arrange) (an appointment|a {service}) {please}
      {want} (book|make|get|schedule|arrange) (an appointment|a {service}) {when} {please}
      {want} (book|make|get|schedule) an appointment for a {service} {when} {please}
      {want} (book|make) an appointment with {person} {when}
      {want} book (in|) (for|) a {service} {when}
      {haveA} (an appointment|a {service}) {when} {please}
      a {service} {please}
      i (need|want) a {service} as soon as possible
      {want} see (the|a) (doctor|dentist|nurse|hygienist|stylist|therapist|vet) {when}
      {want} see (the|a) (doctor|dentist|nurse) (today|urgently|as soon as you can)
      (my tooth hurts|i have a toothache|i broke a tooth|i'm in pain|i have a headache|i don't feel well)
      (what|when) is your (next|first|earliest) (appointment|opening|free slot|available time)
      (what times|which days) (do you have|are free|are available) {when}
      (when|how soon) can (i|we) come in
      {want} (book|reserve) a {room} {please}
      {want} (book|reserve) a {room} for {nights} {please}
      {want} (book|reserve) a {room} for {nights} from {date} {please}
      {want} (book|reserve) a {room} from {date} (to|until|till) {date}
      do you have a {room} (free|available|) {onDate}
      do you have (a|any) (room|rooms) for {nights} from {date}
      (for |){nights} (from|starting|arriving) {date}
      (we're|we are) (arriving|leaving|checking in|checking out) {when}
      for {nights} {please}
      i'm a new (patient|customer|client)
      it's for my (son|daughter|wife|husband|mother|father|friend|dog|cat)
    `),
  },
  datesAndTimes: {
    share: 18,
    phrases: lines(`
      {date} {please}
      {date} (would be|is|sounds) (fine|good|great|perfect|better)
      {onDate} {please}
      {when} {please}
      {when}
      {around}
      {around} {please}
      {time} {please}
      {time} (would be|is|sounds) (fine|good|great|perfect|better)
      (let's say|how about|what about|maybe|perhaps|say|preferably) {when}
      (let's say|how about|what about|maybe|perhaps) {time}
      (let's say|how about|what about|maybe|perhaps) {date}
      can (we|you|i) (do|make it|make) {when}
      any time (after|before) {time}
      (in the|any) (morning|afternoon|evening)
      (early|late) {daypart}
      {date} {around}
      {date} {around} {please}
      as soon as (possible|you can)
      the (earliest|soonest|first) (you have|possible|you can do)
    `),
  },
  names: {
    share: 12,
    phrases: lines(`
      my name is {person}
      my name is {first} {last}
      my name is {first}
      (the name is|name's|it's|it is|this is|i'm|i am) {person}
      (the name is|it's) {first} {last}
      (hello|hi|hi there|good morning|good afternoon) (this is|my name is|it's) {person}
      {person}
      {first} {last}
      under (the name|the name of|) {last}
      (put it|it's|book it) under {person}
      for {person}
      (it's for|the booking is for|it's in the name of|in the name of) {person}
      my (first|last|family) name is {last}
      that's {person}
      {last} that's {last}
      yes (it's|this is|my name is) {person}
    `),
  },
  phoneNumbers: {
    share: 10,
    phrases: lines(`
      {phone}
      {phone}
      {phone}
      (my number is|my phone number is|it's|it is|the number is|my mobile is|my cell is) {phone}
      (you can call me on|you can reach me at|call me back on|call me at|ring me on) {phone}
      yes (it's|my number is) {phone}
      (the number i'm calling from|this number|the same number|this one|the one i'm calling from)
      (you can use|use) (this number|the number i'm calling from)
      i don't want to give my number
    `),
  },
  answers: {
    share: 22,
    phrases: lines(`
      (yes|yeah|yep|sure|okay|ok|right|correct|exactly|absolutely|of course|certainly|definitely)
      (yes|yeah|yep) (please|that's right|that is right|that's correct|it is|thank you|thanks|correct|exactly|i do|i would|go ahead)
      (yes|okay|yeah) (that's|that is|that would be|that sounds|that'll be|sounds) (fine|good|great|perfect|okay|lovely|right)
      that's (fine|right|correct|good|great|perfect|okay|it)
      that (works|would be great|would be fine|sounds good) (for me|)
      (no|nope|no thanks|no thank you|not really|not at all|never mind)
      no (that's wrong|that's not right|that's not correct|that isn't right|it's not|i don't|not that one)
      (that's|that is) (wrong|not right|not correct|not what i said)
      no i (said|meant) {count} (people|)
      no i (said|meant) {time}
      no i (said|meant) {date}
      i (said|meant) {count} not {count}
      i (said|meant) {date} not {weekday}
      i (said|meant) {time} not {time}
      (actually|sorry|no sorry|wait) (make it|make that|it's|can we make it|can you make it|let's make it) {count} (people|) {please}
      (actually|sorry|no sorry|wait) (make it|make that|it's|can we make it|can you change it to) {time} (instead|)
      (actually|sorry|no sorry|wait) (make it|make that|it's|can we make it|can you change it to) {date} (instead|)
      (can|could) (we|i|you) (change|make) (it|that) (to |){time} (instead|)
      (can|could) (we|i|you) (change|make) (it|that) (to |){date} (instead|)
      {time} instead {please}
      no the name is {person}
      no it's {person}
      no my (number|phone number) is {phone}
      (i'm not sure|i don't know|i don't mind|maybe|perhaps|either is fine|whatever you have|it doesn't matter)
      (can you|could you) (repeat that|say that again|speak up|speak slower) {please}
      (what|sorry|pardon|excuse me|what did you say|i didn't get that|i didn't hear you)
      (hold on|one moment|just a moment|wait a minute|just a second|let me check)
      (nothing else|that's all|that is all|that's everything|no that's all|no that's it)
      (that's all|that's it|that's everything) (thank you|thanks|for now|)
    `),
  },
  questions: {
    share: 20,
    phrases: lines(`
      (what|when) are your (opening hours|opening times|hours)
      (what time|when) do you (open|close)
      (what time|when) do you (open|close) {onDate}
      are you (open|closed) {onDate}
      are you (open|closed) (now|on sundays|on bank holidays|at christmas|on christmas day|on new year's day|every day|on weekends|on holidays)
      (until when|how late|how long) are you open (tonight|today|)
      (what are|can you tell me|could you tell me|what's|what is|do you have) your {thing}
      (what's|what is) the {thing}
      {want} (know|ask about|hear) your {thing}
      (i have|i've got|i had) a (question|few questions) (about your {thing}|about my bill|)
      where are you (located|based|exactly)
      (where is|how do i get to|how do i find) (the restaurant|the hotel|the office|the salon|your shop|your place|you)
      how far (are you|is it) from (the station|the airport|here|town|the city center)
      do you have {has}
      do you have {has} {onDate}
      (is there|have you got|are there|do you offer) {has}
      is there (anywhere|a place|somewhere) to park (my car|nearby|)
      where can i park
      (how much|what) (is|does) {priced} (cost|)
      how much do you charge for {priced}
      (what's|what is) the price (of|for) {priced}
      how long does (it|a {service}|the treatment) take
      is (breakfast|parking|service|wifi|tax|dinner) (included|free|extra)
      is (breakfast|parking|wifi) included in the (room|room rate|rate)
      do you (take|accept|allow) {pay}
      can (i|we) (pay|pay by card|pay with cash|pay online|pay when i arrive)
      can (i|we) bring (my|a|our) (dog|dogs|cat|pet|pets|children|kids|own wine|cake)
      are (dogs|pets|children|kids) (allowed|welcome)
      (what's on|can you tell me about) (your|the) menu
      do you have (any|something) (vegan|vegetarian|gluten free|dairy free|halal|kosher) (food|dishes|options|on the menu|)
      (i'm|i am|my wife is|my son is) (allergic|allergic to nuts|allergic to fish|vegan|vegetarian|gluten free)
      do you do (deliveries|takeaway|take out|delivery|emergencies|weekends|free quotes|birthday parties|catering)
      what (services|treatments|rooms|food) do you (offer|have|do)
      (what|when) is (check in|check out|checkout)
      (can i|could i) (check in early|check out late|leave my bags|have an invoice)
      what is the wifi password
      what kind of (food|rooms|treatments) do you have
      (who am i speaking to|is this a robot|are you a real person|am i talking to a machine|are you a machine)
      do you (work|come|travel) (on weekends|at weekends|in my area|out to us)
      (what|which) areas do you cover
      tell me (more |)about (your services|the rooms|the treatments|your company)
    `),
  },
  changes: {
    share: 8,
    phrases: lines(`
      {want} (cancel|change|move|confirm|check|reschedule) my (appointment|booking|reservation|order) {please}
      {want} (cancel|change|move|confirm|check|reschedule) (my|the|our) (appointment|booking|reservation|table) {onDate}
      {want} (move|change|reschedule) (my|the|our) (appointment|booking|reservation|table) to {date} {around}
      {want} (move|change|reschedule) (my|the|our) (appointment|booking|reservation|table) from {date} to {date}
      i have (an appointment|a booking|a reservation|a table) {when}
      i (can't|cannot|won't be able to) (come|make it) {onDate}
      i'm (going to be|running) (late|ten minutes late|a bit late)
      we'll be (late|ten minutes late|fifteen minutes late)
      (what is|what's) your cancellation policy
      (can i|could i) cancel (for free|without a fee|)
      {want} (get|have) (a|my) (refund|money back)
    `),
  },
  messages: {
    share: 12,
    phrases: lines(`
      {want} (speak|talk) (to|with) {staff} {please}
      (can you|could you|please) (put me through|transfer me|connect me) to {staff} {please}
      is {staff} (there|in|available|in today)
      (i need|give me|get me) a (person|human|real person) {please}
      {want} leave a message {please}
      {want} leave a message for {staff} {please}
      (can|could) i leave a message (for {person}|)
      (can|could) you (take|pass on|give {first}) a message (for me|to {first}|)
      (can|could) you (ask|tell|get) {staff} to (call|ring|phone) me (back|) {please}
      (can|could) (someone|somebody|you|{first}) (call|ring|phone) me (back|) {please}
      (can|could) (someone|you) call me back {when}
      please (call|ring|phone) me back {when}
      please (tell|ask) (him|her|them|{first}) to call me (back|) (as soon as possible|today|tomorrow|)
      (tell|ask) {staff} (that |)(i called|i'll be late|i can't come|i'm running late|it's urgent|to call me)
      (tell|let) (him|her|them) (that |)(the order|the package|the delivery|the car|the meeting) (is|will be) (ready|late|here|tomorrow|on {weekday})
      please (say|tell them) that {first} called
      it's (about|regarding) (my|the|an) (order|bill|invoice|booking|appointment|delivery|payment|account|job|interview)
      i'm calling (about|regarding) (my|the|an) (order|bill|invoice|booking|appointment|delivery|job)
      it's (urgent|an emergency|important|very urgent|nothing urgent)
      i (forgot|left|lost) my (phone|bag|wallet|glasses|keys|coat|umbrella) (at your place|there|last night|yesterday)
      {want} (order|place an order|get some food)
      {want} order (two|three|a|one) (pizza|pizzas|burgers|coffees|sandwiches|salads) (for delivery|to go|)
    `),
  },
  trades: {
    share: 10,
    phrases: lines(`
      {haveA} (a|an|the) {trade} {please}
      {haveA} a {trade} {when}
      (i have|i've got|we have|we've got|there's|there is) a {problem}
      (i have|i've got|we have|we've got|there's|there is) a {problem} {spot}
      (my|our|the) (boiler|heating|shower|toilet|sink|tap|oven|fridge|washing machine|dishwasher|air conditioning|car|door|alarm|radiator) (is|isn't|is not) (broken|leaking|working|blocked|making a noise|flooding)
      (my|our|the) (boiler|heating|shower|toilet|washing machine|car) (has stopped|stopped) working
      (we|i) have no (hot water|heating|water|power|electricity)
      there's (no|water) (hot water|coming through the ceiling|everywhere|on the floor)
      (how soon|when|how quickly) can (you|someone|somebody|a {trade}) (come|be here|get here|come out|fix it)
      (can|could) you (come|send someone|send somebody|send a {trade}|come out|fix it|have a look) {onDate} {please}
      (can|could) you send (someone|a {trade}) (today|now|as soon as possible|right away)
      {want} (get|have) (a|an) (quote|estimate) {please}
      {want} (get|have) (a|an) (quote|estimate) for a {work} {please}
      (can|could) you give me (a|an) (quote|estimate|price) for a {work}
      how much (would|does|will) (a|the) {work} cost
      do you (do|fix|install|repair) (boilers|bathrooms|kitchens|roofs|cars|windows|heating|gas|toilets)
      my address is {count} (main street|high street|church road|park avenue|station road|london road|mill lane)
    `),
  },
  courtesy: {
    share: 10,
    phrases: lines(`
      (hello|hi|hey|good morning|good afternoon|good evening|hi there|hello there)
      (hello|hi) (how are you|can you hear me|is anyone there|are you there)
      (thank you|thanks|thank you very much|thanks a lot|cheers|great thanks|perfect thank you|okay thank you)
      (thank you|thanks) (for your help|so much|bye|goodbye|that's all|see you then|see you {onDate})
      (bye|goodbye|bye bye|see you|see you then|see you soon|good night|have a nice day|have a good day)
      (thank you|thanks|great|okay|perfect|lovely|no) (bye|goodbye|have a nice day|have a good day|have a good evening)
      (that's all|that's it|nothing else) (thank you|thanks) (bye|goodbye|)
      you too (bye|)
      (great|perfect|lovely|excellent|wonderful|brilliant) (thank you|thanks|)
    `),
  },
  privacy: {
    share: 2,
    phrases: lines(`
      (please |)(don't|do not) record (this|this call|me|the call) {please}
      (please |)(don't|do not) record this call
      (please |)stop (recording|the recording) {please}
      i (don't|do not) want to be recorded
      i'd rather not be recorded
      (please |)turn off the recording
      no recording please
      is this call (being |)recorded
    `),
  },
};
