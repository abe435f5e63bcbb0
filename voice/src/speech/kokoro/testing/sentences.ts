/** Ninety lines of receptionists, of all trades, as they reach the voice. */
export const sentences: readonly string[] = `
Hello, thank you for calling the Golden Lamb, how can I help you today?
Good morning, Riverside Dental, this is the automated assistant speaking.
This call is recorded so that we can look after you better.
I can book a table, move a booking or take a message.
So that is a table for four on Friday the 27th of November at 7:30 pm. Is that right?
You are booked: a check-up on Tuesday at nine, under the name Siobhan O'Neill.
I'm sorry, we are closed on Mondays and on public holidays.
Yes, we are open now; today's hours are from 9 am to 5:30 pm.
The number here is 020 7946 0018.
You can reach us at hello@goldenlamb.co.uk or on www.goldenlamb.co.uk.
A full colour is £85 and takes about two hours and a half.
We don't do that here ourselves, but I can pass it on to the team.
Could you spell your surname for me, please?
Was that M as in mother, or N as in November?
I have half past ten, a quarter to twelve or ten past four.
Dr. Patel is away until the 3rd of January.
Parking is free after 6:30 in the evening, behind the building.
Which of our services would you like: a wash, a cut or highlights?
Your appointment has been moved from Wednesday to Thursday.
Is the number you are calling from the best one to reach you?
We use only natural dyes, and the use of bleach is kept to a minimum.
The band plays live music every Saturday; they live just around the corner.
We close at ten, and we are very close to the station.
I have read your message back; shall I read it again?
Please record your message after the tone, and we will keep the record.
It takes a minute to print the minutes of the meeting.
The lead plumber will replace the lead pipes on Monday.
Would you like to leave your name and a telephone number?
The soup of the day is leek and potato, with sourdough bread.
We have gnocchi, tagliatelle, bruschetta and a vegan lasagne.
The tasting menu is five courses for forty-nine pounds fifty.
There's a £10 deposit per person for parties of eight or more.
Children under 12 eat for half price before six o'clock.
We can take your dog, but only on the terrace.
The kitchen closes at 21:30, and the bar at midnight.
Our address is 14 Saint George's Road, on the second floor.
Take the second exit at the roundabout, then turn left by the church.
The MOT costs £54.85, and a full service is £189 including VAT.
Your car will be ready for collection on Friday afternoon.
The brakes, the tyres and the exhaust have been checked.
I'm afraid the gearbox needs a closer look.
Our emergency plumber charges a call-out fee of 75 pounds.
Turn off the water at the stopcock underneath the kitchen sink.
If you smell gas, leave the house and call 0800 111 999.
A boiler service takes about an hour, and we'll leave the certificate with you.
The physiotherapist can see you on the 12th at a quarter past eight.
Please bring your insurance card and a list of your medicines.
The results of your blood test come back within five working days.
You should not eat or drink anything but water for six hours before.
We vaccinate cats, dogs and rabbits, and we microchip them as well.
Your kitten will need a second vaccination after four weeks.
A groom for a cocker spaniel is £45 and takes ninety minutes.
The hygienist has a cancellation tomorrow at eleven.
Whitening is £250 for both the upper and the lower teeth.
We offer haircuts, balayage, blow-dries and eyebrow threading.
The manicure and pedicure together are $65, gratuity not included.
I could offer Thursday, at 2 pm, 3:15 pm or 4:45 pm.
Check-in is from three in the afternoon, check-out by eleven.
The double room is €129 a night, breakfast included.
All our rooms have wifi, a television and tea and coffee.
That is three nights from Sunday the 6th of December, arriving at 4 pm.
Your solicitor is in court today; her secretary will call you back.
The conveyancing fee is £950 plus disbursements.
We cannot give legal advice over the telephone, I am afraid.
Your lease ends on 30 June 2027.
The viewing is at 5 pm at 221B Baker Street.
The estate agent will meet you outside the property.
I'm putting you through to a colleague now; one moment, please.
Nobody answers at the moment. Shall I take a message instead?
I am an automated assistant, not a person, but I'll do my best.
If this is an emergency, please hang up and call 999 now.
I did not catch the number. You can also type it on your keypad.
Sorry, could you say that in other words?
The yoga class on Sundays is for beginners as well.
The gym's opening hours change during August.
Membership is £29.99 a month, and you can cancel at any time.
The garage is open from Mon-Fri, 8:00-18:00.
We deliver within 5 miles, usually in 30 to 45 minutes.
That's two large margheritas and one garlic bread, for 18:45.
Would you like chips, rice or a jacket potato with that?
Your order comes to £32.50; you can pay by card or in cash.
We can't guarantee that there are no traces of nuts, milk or egg.
Gluten-free bread has to be ordered a day ahead.
The florist can deliver the bouquet by noon.
Roses are out of season, but we've got lovely peonies and ranunculus.
The photographer charges by the hour, travel not included.
Your passport photographs are ready in ten minutes.
The locksmith is on his way and will be with you in half an hour.
Thank you for your patience. Is there anything else I can do for you?
Goodbye, and have a lovely weekend!
`
  .trim()
  .split('\n');

/** Names of people and of dishes that most dictionaries lack. */
export const hardNames: readonly string[] =
  `Saoirse Siobhan Niamh Caoimhe Eoghan Tadhg Aoife Cillian Oisin Mairead Llewellyn Myfanwy Rhys Anghared Nguyen Xiaoming
  Szymon Zbigniew Wojciech Krzysztof Agnieszka Oluwaseun Chukwuemeka Ngozi Adebayo Thandiwe Priyanka Venkatesh Jayalalitha
  Bjork Joaquin Xochitl bruschetta edamame quinoa gnocchi tzatziki bouillabaisse pho ciabatta`.split(
    /\s+/,
  );
