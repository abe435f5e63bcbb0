/** What an owner wrote, what a caller tells, and what has to be said of it and what must not. */
export interface TroubleCase {
  readonly details: string;
  readonly caller: string;
  readonly told: RegExp;
  readonly notTold?: RegExp;
}

/** The agent was written with these in sight. */
export const developedTroubles: readonly TroubleCase[] = [
  {
    details:
      'Opening hours: Monday to Friday, 8 am to 5 pm.\nBurst pipe: turn off the stopcock under the kitchen sink, then ring us.\nNo heating: check that the boiler pressure is above 1 bar.',
    caller: 'help, a pipe has burst in the bathroom',
    told: /stopcock/,
    notTold: /pressure/,
  },
  {
    details:
      'We fix boilers. If the boiler has no pressure, top it up to 1.5 bar with the grey tap. If a pipe bursts, shut the mains off at the street.',
    caller: 'we have no heating since last night',
    told: /1\.5 bar/,
    notTold: /street/,
  },
  {
    details:
      'Emergencies: 020 7946 0555 day and night.\nIf a power line is down, stay 10 metres back and keep others away.',
    caller: "there's a wire down across the drive",
    told: /10 metres[\s\S]*0555/,
  },
  {
    details:
      'Fuse box smoking or sparking? Turn the main switch off and do not touch the box. Callouts cost £90.',
    caller: 'sparks are coming out of the socket in the hall',
    told: /main switch/,
    notTold: /£90/,
  },
  {
    details:
      'If your pet has eaten something poisonous, bring the packet and come straight in. If it bleeds, press a clean towel on the wound.',
    caller: 'my dog has eaten rat poison',
    told: /packet/,
    notTold: /towel/,
  },
  {
    details:
      'If your pet has eaten something poisonous, bring the packet and come straight in. If it bleeds, press a clean towel on the wound.',
    caller: 'our cat is bleeding from her paw',
    told: /towel/,
    notTold: /packet/,
  },
  {
    details:
      'A knocked-out tooth should be kept in milk. Do not scrub it. New patients pay £60 for a check-up.',
    caller: 'my son knocked his front tooth out',
    told: /milk/,
    notTold: /£60/,
  },
  {
    details:
      'After care: no mascara for two days.\nIf your eyes sting or swell after lashes, rinse them with cool water and call Lena on 555 0144.',
    caller: 'my eyes are burning since I had my lashes done',
    told: /rinse|cool water/i,
  },
  {
    details:
      'Locked out with a child or a pot on the stove? Say so, we come within 20 minutes. All other lock-outs within the hour.',
    caller: "I'm locked out and the baby is inside",
    told: /20 minutes/,
  },
  {
    details: 'A contact lens that is stuck: do not rub, put in drops and wait ten minutes.',
    caller: 'my contact lens is stuck in my eye',
    told: /drops/,
  },
  {
    details: 'Emergency appointment £75.\nWe are closed on Sundays.',
    caller: 'we have a burst pipe and it is going everywhere',
    told: /message|urgent/i,
    notTold: /£75/,
  },
  {
    details: 'Emergency line: 555 0199.\nGift vouchers at the desk.',
    caller: 'the kitchen is flooding',
    told: /0199/,
  },
  {
    details: 'We do not do tooth whitening. Tooth fairy certificates for children.',
    caller: 'I broke my tooth on a nut',
    told: /message|urgent/i,
    notTold: /fairy/,
  },
  {
    details:
      'Flooding from above: put a bucket under it, switch off the electricity at the main switch and call 555 0177.',
    caller: 'water is pouring through the ceiling',
    told: /bucket/,
  },
  {
    details: 'Power cut? Look first whether your neighbours have light; if not, call 105.',
    caller: 'we have no power in the whole flat',
    told: /neighbours/,
  },
];

/** Paragraphs that are told whole, and first; written with the agent in sight. */
export const wholeParagraphs: readonly TroubleCase[] = [
  {
    details:
      "Vouchers are $50. A nick keeps bleeding? Press on it hard with something clean for ten minutes. If it still won't stop, or you're on blood thinners, don't wait for us, ring 13 HEALTH or see your doctor. Parking is round the back.",
    caller: "you nicked me and I'm on warfarin, it's been weeping blood since",
    told: /^A nick[\s\S]*ten minutes[\s\S]*13 HEALTH[\s\S]*nine nine nine/,
    notTold: /Parking|hang up and call[^.]*now/,
  },
  {
    details:
      'Something splashed in the eye: hold it under the running tap for twenty minutes at once and then ring 112. Frames from £79.',
    caller: 'I was doing the oven and the spray went in my eye, it is burning',
    told: /^Something splashed[\s\S]*running tap/,
    notTold: /everybody out|£79/,
  },
  {
    details: 'We sell frames.',
    caller: 'bleach went into my eye',
    told: /nine nine nine[\s\S]*running water/,
    notTold: /everybody out/,
  },
  {
    details:
      'URGENT. If you have diabetes and you find a toe turning dark, do not wait for an appointment with us. Ring NHS 111 the same day. If you also feel feverish or unwell, go to A&E.',
    caller: "my dad's diabetic and his toe's gone black",
    told: /111[\s\S]*A and E/,
  },
  {
    details:
      "Fees are paid by bank transfer. If you're ever held up fetching your child, don't panic: nobody is put out on the step, they sit in the kitchen with one of us, and if it's after hours ring 07700 900155.",
    caller: "I'm stuck on the M1 and there's nobody to fetch my daughter at half eight",
    told: /kitchen[\s\S]*900155/,
    notTold: /bank transfer/,
  },
  {
    details:
      'When not to come: If your calf is suddenly swollen, hot and sore, do not have it massaged: go to Emergency at the hospital. Cash only.',
    caller: 'my calf is swollen and hot out of nowhere, can I have it massaged',
    told: /Emergency at the hospital/,
    notTold: /Cash/,
  },
];

/** A danger to life: what is done where one is, and not whom the owner would have rung. */
export const besideDanger: readonly TroubleCase[] = [
  {
    details:
      'Burning smell, buzzing board, sparks: turn off the main switch if you can do it with dry hands, keep away, we send the on-call sparky at once.',
    caller: 'the fuse box is buzzing and there is smoke coming out of it',
    told: /nine nine nine[\s\S]*main switch[\s\S]*keep away/,
    notTold: /sparky/,
  },
  {
    details: 'Fuse box smoking: switch the main switch off and then ring Bo.',
    caller: 'the fuse box is smoking and there are flames',
    told: /nine nine nine[\s\S]*main switch off\./,
    notTold: /Bo\b/,
  },
];

/** Written before the agent could; 9 of them came out right before any was looked at. */
export const heldBackTroubles: readonly TroubleCase[] = [
  {
    details:
      'Water leaks: find the stop tap, usually by the front door, and close it clockwise. We charge £85 for the first hour.',
    caller: "water's gushing out from under the boiler",
    told: /stop tap/,
    notTold: /£85/,
  },
  {
    details:
      'Prices from $95. In case of a burst, close the valve by the meter and call our night phone, 555 0122.',
    caller: 'the hose on the washer burst, what do I do',
    told: /valve/,
  },
  {
    details: 'Never go near a fallen cable. Keep at least 30 feet away and call the power company.',
    caller: 'a line is hanging off the pole across the yard',
    told: /30 feet|fallen cable/,
  },
  {
    details:
      'We install EV chargers.\nHot or buzzing sockets: stop using them and switch that circuit off at the board.',
    caller: 'the plug in the kitchen is hot and buzzing',
    told: /circuit off/,
  },
  {
    details:
      'Chocolate, grapes and xylitol are toxic for dogs: call us before you try to make them sick. Puppies get a free first check.',
    caller: 'my puppy ate a whole bar of chocolate',
    told: /toxic|make them sick/,
    notTold: /free first check/,
  },
  {
    details:
      'Animals hit by a car: keep them warm, do not give water, drive straight to the clinic at the back gate.',
    caller: 'our cat has been hit by a car',
    told: /warm|back gate/,
  },
  {
    details:
      'Lost crown: keep it, do not glue it yourself, we put it back within two days. Whitening from £199.',
    caller: 'my crown fell out at lunch',
    told: /glue/,
    notTold: /£199/,
  },
  {
    details:
      'Swelling of the face with a toothache: come at once, we see you the same day. Parking in the yard.',
    caller: 'one side of my face is swollen and it throbs',
    // a model of meaning takes it for a danger to life
    told: /same day|nine nine nine/,
    notTold: /parking/i,
  },
  {
    details:
      'If the skin reacts after a peel, cool it with a wet cloth and leave off all creams; send us a photo.',
    caller: "I've had a bad reaction to the peel yesterday",
    told: /wet cloth/,
  },
  {
    details:
      'Lockouts are R450 by day. If a child or a pet is locked in, call 082 555 0166 and we come first.',
    caller: 'I am locked out of the car and my toddler is in it',
    told: /0166/,
  },
  {
    details: 'Heating breakdowns: press the reset button once for five seconds before you ring.',
    caller: 'we woke up with no hot water',
    told: /reset/,
  },
  {
    details: 'We repair roofs and gutters, Monday to Friday.',
    caller: 'our house is flooding, please',
    told: /message|urgent/i,
  },
  {
    details: 'Boiler service £90 a year. New boilers from £1,900.',
    caller: 'we have no heating and a newborn',
    told: /message|urgent/i,
    notTold: /1,900/,
  },
  {
    details:
      'Broken glasses: bring all the pieces. Sudden loss of sight: do not wait, go to the eye casualty at Moorfields.',
    caller: 'I have lost sight in one eye since this morning',
    told: /casualty/,
    notTold: /pieces/,
  },
  {
    details: 'Out of hours the duty vet is on 01632 960 555. Vaccinations £45.',
    caller: 'my horse has collapsed in the field',
    told: /960 555/,
    notTold: /£45/,
  },
];
