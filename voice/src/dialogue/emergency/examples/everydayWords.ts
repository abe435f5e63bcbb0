import { linesOf, type SentenceSet } from './sentences.ts';

/** Half of 243 written in everyday words after all the phrases but the last stood: 43 of 59 heard and 7 of 62 falsely at first. */
export const everydayWords: SentenceSet = {
  emergencies: {
    medical: linesOf(`
      he's eaten peanuts and his lips are swelling up
      mon mari vient de s'effondrer
      I think I'm going to die
      she's had about thirty paracetamol
      se ha desmayado y no despierta
      no puedo respirar
      my husband's got chest pains
      I've come out in hives and I can't swallow
      I'm finding it really hard to breathe right now
      my daughter is shaking all over and her eyes have rolled back
      a man's just keeled over in your car park
      está sangrando mucho y no para
      he's clutching his chest and sweating buckets
      he got a shock off the socket and collapsed
      she's been trapped under the wardrobe
      she's choking on a grape
      we need an ambulance at the shop
      ma mère a la bouche de travers et n'arrive plus à parler
      mi hija ha bebido lejía
      j'ai une douleur terrible dans la poitrine
      there's blood everywhere and it won't stop
      mi marido se ha caído y no reacciona
      mon fils s'étouffe
      she's been stung by a wasp and her face is ballooning
      he's foaming at the mouth
      creo que me está dando un infarto
      I'm thirty weeks and bleeding heavily
      my grandmother is slurring her words and can't smile properly
      he's out cold on the kitchen floor
      je crois que je fais une crise cardiaque
      il est inconscient
      she's lifeless please help
      he's not responding to me at all
      one side of his body has gone weak all of a sudden
      he's fallen down the stairs and his leg is bent the wrong way
      my contractions are two minutes apart
      he's swallowed a coin and he can't breathe
      it feels like an elephant is standing on my chest
      the baby's stopped breathing
      there's been a car crash outside and people are hurt
      il perd beaucoup de sang
    `),
    fire: linesOf(`
      the car's gone up in flames
      the kitchen's on fire
      il y a le feu dans la cuisine
      hay mucho humo y fuego en la cocina
      the electric blanket caught fire
      there's smoke pouring out of the upstairs window
    `),
    gas: linesOf(`
      we've all got headaches and the carbon monoxide detector is beeping
      I can smell gas and I feel dizzy
      I think we've got a gas leak
      gas is hissing out of the pipe
    `),
    crime: linesOf(`
      alguien ha entrado en mi casa
      my boyfriend is hitting me
      someone is trying to get in through the back door and I'm on my own
      I've just been attacked
    `),
    'self-harm': linesOf(`
      she's been cutting herself and says she wants to die
      I've taken some tablets because I don't want to wake up
      no quiero seguir viviendo
      my son says he's going to jump off the bridge
    `),
  },
  harmless: linesOf(`
    is there an emergency exit
    how much is your first aid course
    do you get rid of wasps
    somebody broke into my car, do you do windows
    could you jump the battery
    do I need to bring my own gun to the clay shooting
    give me a shot of espresso with that
    my head is killing me from all these forms
    what do you charge for a gas leak check
    the cat's been sick twice
    I'd hang myself on that coat hook, where do I leave coats
    can you squeeze me in, it's a bit of an emergency, my roots are awful
    can I have a knife and fork with the takeaway
    it gave me a stroke of luck
    do you do CPR training
    the room was suffocating last time, is there air con
    the deadline is killing us
    my son swallowed his pride and wants to book lessons again
    my battery's dead, can you come and look at the car
    that was a knockout of a meal
    my mum's unconscious bias training is on that day
    I can't breathe for laughing, sorry, go on
    is it dead on a Monday night
    I thought I'd kill two birds with one stone and book both
    me duele la espalda y quiero un masaje
    what's your policy on heart patients using the sauna
    is the climbing wall dangerous for kids
    do you sell fire extinguishers
    what's your emergency number
    do you have a fire pit in the garden
    je meurs de faim, vous avez une table
    how long do contractions of the contract take
    how much is an emergency appointment
    can you replace a smoke alarm
    j'ai mal au dos, vous avez un créneau
    I'm pregnant, is the treatment safe
    I need to lose some weight around my chest
    my blood pressure is a bit high, can I come anyway
    can I get my chest waxed
    my chest freezer has stopped working
    do you do emergency call outs
    do you install carbon monoxide alarms
    what a killer view
    someone died in the flat before, is that disclosed
    my daughter is having a fit about the wrong colour
    is there a smoking area
    I need to book a blood test
    somebody ran over our gatepost
    the last time I came you cut my hair too short
    is your smoked salmon gluten free
    do you treat back pain
    c'est mortel votre gâteau
    my feet are killing me after those shoes
    could you take a bit off the sides, it's killing me in this heat
    I'm stuck in traffic so I'll be ten minutes late
    my gums bleed a bit when I brush
    my husband died in March and I need help with the estate
    he'll choke when he hears the price
    can you deliver a chest of drawers
    my dog has a lump on his chest
    I bleed easily, is that a problem for a tattoo
    my mother has a head like a sieve and forgets every appointment
    I've a memory like a sieve, I clean forgot to come
    his coat is tangled and his legs are solid with mats
    the dog's ears are matted solid
    she twisted her ankle at football and has to miss the class
    my son's in plaster with his arm, we have to call off Wednesday
    I've done my back in, so I can't make it on Friday
    I lost my head and booked the wrong day
    my legs won't carry me up those stairs, is there a lift
    he is dead on his feet after work, could he come later
    my gran's blind as a bat, do you have large print menus
    tienen chimenea con fuego
  `),
};
