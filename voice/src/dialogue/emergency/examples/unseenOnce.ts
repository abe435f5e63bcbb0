import { linesOf, type SentenceSet } from './sentences.ts';

/** Written third, and long only measured: 39 of 49 heard, none of 40 falsely. Then others took its place. */
export const unseenOnce: SentenceSet = {
  emergencies: {
    medical: linesOf(`
      sorry to bother you but my neighbour just collapsed outside your shop
      I don't feel right my chest is really tight
      my nan isn't breathing
      quick my husband is choking on his dinner
      he hit his head and now he's unconscious
      I keep coughing up blood
      there is a lady in your reception who fainted and won't come to
      it's my baby she won't wake up
      my friend took loads of tablets
      my son's having a fit
      I think my wife's having a heart attack
      he can't get any air
      my daughter ate some berries and now she's really ill
      I'm in labour and the baby's head is showing
      someone's been run over outside
      she's lost so much blood
      the ladder slipped and my dad fell two floors
      he has been unconscious for five minutes
      my mum's face has gone all droopy on one side
      please hurry he's dying
      can you get the paramedics out to us
      mi esposo no puede respirar bien
      le ha dado un infarto a un cliente
      creo que mi hija se ha tomado un veneno
      mi madre está en el suelo y no contesta
      necesitamos una ambulancia urgentemente
      ma copine a fait une overdose
      mon grand-père a très mal à la poitrine
      il s'est évanoui et il ne répond pas
      pouvez-vous appeler une ambulance
      elle a du mal à respirer et elle devient bleue
    `),
    fire: linesOf(`
      there's a fire in the bin next to our block
      my neighbour's house is burning
      the barbecue set the fence on fire
      se está quemando la cocina
      la maison de mon voisin est en feu
    `),
    gas: linesOf(`
      I think there's gas leaking in the kitchen
      we can all smell gas
      creo que hay un escape de gas
      il y a une forte odeur de gaz ici
    `),
    crime: linesOf(`
      two men are trying to break into the shop
      he punched me and I'm scared
      someone is attacking my neighbour
      nos están apuntando con una pistola
      quelqu'un essaie de forcer ma porte
    `),
    'self-harm': linesOf(`
      I can't do this any more I want to end my life
      I feel like killing myself
      mi amiga dice que se quiere suicidar
      je n'en peux plus je veux mourir
    `),
  },
  harmless: linesOf(`
    do you have anything for a tight budget
    could you put us away from the smokers
    I want to book the escape room called The Fire
    the baby is teething and fussy
    I have a chest infection and would like an appointment
    my chest of drawers needs collecting
    can I bring my own knife for the cooking class
    I'd like my hair dyed red like fire
    is the gas fire in room four working
    I was burning to ask you about the wine
    I'd like to report a missing parcel
    my wife is pregnant so no raw fish please
    could we move the table, my father in law can't walk far
    he's a heart surgeon and often late
    what are your visiting hours for the stroke unit
    my dad has asthma, are the rooms dust free
    I'm a bit breathless after the stairs, how far is the lift
    I cut my hair myself and need it fixed
    the seat belt is cutting into my neck
    do you do poison ivy removal in gardens
    my plants are dying what should I do
    can you kill the weeds in my drive
    we've had a break in last month and need new locks
    somebody scratched my car in your car park
    the meeting was a bloodbath
    I need to stop smoking, do you do hypnosis
    I'm allergic to latex, please note it
    can you take out my stitches
    my knee hurts when I run
    do I need to fast before the blood test
    necesito cambiar la cerradura porque entraron a robar el mes pasado
    quisiera un filete poco hecho, con sangre
    tienen extintores
    me duele la cabeza y quiero cita
    estoy embarazada, puedo hacerme el masaje
    avez-vous une terrasse fumeur
    j'ai mal à la gorge et je voudrais un rendez-vous
    je cherche un plombier pour une fuite d'eau
    le gaz est compris dans le loyer
    ma fille a de la fièvre, avez-vous une place demain
  `),
};
