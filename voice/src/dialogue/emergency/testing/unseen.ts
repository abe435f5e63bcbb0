import { linesOf, type SentenceSet } from '../examples/sentences.ts';

/** The other half of them: counted only, never read for the phrases. */
export const unseen: SentenceSet = {
  emergencies: {
    medical: linesOf(`
      I can't find a pulse
      my throat feels like it's closing
      I'm vomiting blood
      he's barely conscious
      mi padre tiene media cara paralizada
      he's having an asthma attack and it's not stopping
      my dad won't wake up
      she's struggling to breathe
      me duele muchísimo el pecho
      my neighbour has fallen off a ladder and isn't moving
      mum can't speak properly and her mouth is drooping
      there's food stuck in his throat and he's going purple
      mi hijo se está ahogando con un caramelo
      my sugar's crashed and I'm about to black out
      I can't stop the bleeding
      my chest hurts when I breathe and my left arm's gone numb
      my wife is gasping for air
      I think I'm having a stroke
      my inhaler isn't working and I can't catch my breath
      he keeps drifting in and out of consciousness
      he can hardly breathe
      I've cut my wrist and it's spurting
      a child's been pulled out of the pool and isn't breathing
      she's collapsed in the bathroom
      elle ne respire presque plus
      somebody needs a paramedic here
      mon bébé a avalé de la javel
      I've got this crushing feeling in my chest and it won't go
      she's bleeding really heavily
      can you ring nine nine nine for me
      the baby's swallowed a button battery
      he's got third degree burns
      my newborn is floppy and won't feed
      there's like a weight sitting on my chest
      my toddler has a rash that doesn't fade and he's really drowsy
      I've gone blind in one eye and my speech is funny
      she fell through the ice
      my little boy has drunk drain cleaner
      boiling water went all over the baby
    `),
    fire: linesOf(`
      my house is burning down
      flames are coming out of the fuse box
      something's burning and the room is full of smoke
    `),
    gas: linesOf(`
      there's a strong smell of gas in the hall
      the carbon monoxide alarm is going off
      ça sent très fort le gaz
      the whole house stinks of gas
      huele mucho a gas en casa
    `),
    crime: linesOf(`
      quelqu'un est entré chez moi
      there's a man with a knife in here
      we're being robbed
      he's got a gun
      someone's breaking into my house
      my husband's threatening to kill me
    `),
    'self-harm': linesOf(`
      je ne veux plus vivre
      I'm thinking of ending it all
      I can't go on any more, I just want it to be over
      I'm going to hurt myself
      nobody would miss me if I was gone, I'm going to do it tonight
      I want to kill myself
      I don't want to live any more
    `),
  },
  harmless: linesOf(`
    je voudrais une table loin de la cheminée
    my grandmother passed away and I need a solicitor about the will
    quiero reservar, me muero de hambre
    ma batterie est morte
    I want to make a will before I die
    I'm dead set on Saturday
    do you do heart shaped cakes
    shoot, I forgot my reference number
    I burnt my tongue on your soup last week
    is the gas safety certificate included
    I got a sting on my card, can you check the payment
    she's a drop dead gorgeous bride and wants an updo
    the kids are bleeding you dry, ha ha
    I'm having a meltdown about the wedding hair
    my car broke down so I'm going to be late
    the burning candle one please, the massage
    we'd like to sit by the fire
    it takes my breath away every time, that restaurant
    I was in a car accident and I want to claim
    do you have gas central heating in the rooms
    I've got asthma, is that a problem for the dive
    can you cut down a tree
    can you poison the rats
    does the fire door need to stay shut
    I want to surprise my wife, she'll have a heart attack when she sees it
    it's about my late father's house
    the toaster trips the fuse
    I was stung by the price
    my car smells of petrol a little after the service
    I'll shoot you an email
    my boiler keeps dying
    my shoulder hurts, can I see the physio
    do you teach breast stroke
    I'd kill for a table by the window
    I had a heart operation two years ago, can I still have a massage
    I have a wobbly tooth
    my hair is burnt from the bleach, can you fix it
    se me ha muerto el móvil
    I've been burgled last week and need the locks changed
    necesito una revisión del gas
    I'm burning up my holiday days so let's book Friday
    vous vendez des détecteurs de fumée
    my phone died so I'm calling from the office
    I nearly had a heart attack at that bill
    my son has a nut allergy, can you cater for that
    do you take blood samples
    the dishwasher is smoking hot deal you advertised
    the fire alarm test is on Tuesday, can you move the class
    it's not an emergency, I just want a check-up
    how much is a chest press session
    the smoke alarm needs a new battery
    my hairdresser butchered me
    can you put my dog to sleep, he's very old
    I'm dying for a curry
    we had to put our dog down
    I was hit with a cancellation fee
    my dog ate some chocolate
    the gas bottle is empty
    I'd like a shot at the early slot
    the oven won't light
    I need a smoke detector fitted
    I'm drowning in paperwork
  `),
};
