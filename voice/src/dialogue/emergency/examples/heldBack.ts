import { linesOf, type SentenceSet } from './sentences.ts';

/** Written before the phrases, by the same hand, and not looked at while they were written. */
export const heldBack: SentenceSet = {
  emergencies: {
    medical: linesOf(`
      my chest is killing me and my arm hurts
      I've got pains in my chest
      There's a crushing pressure on my chest
      It feels like my heart is stopping
      grandpa fell down and he doesn't answer
      My colleague just fainted and won't come round
      someone has collapsed in the waiting room
      My wife is unresponsive
      she stopped breathing
      I'm having trouble breathing
      she can hardly breathe
      my baby has turned blue
      My little girl swallowed a coin and she's choking
      Somebody's choking at our table
      he's lost consciousness
      I think I'm having a stroke, one side of my body is numb
      her speech is slurred and one side of her face has dropped
      I cut myself badly and it won't stop bleeding
      he's lost a lot of blood
      She is bleeding heavily
      I am pregnant and bleeding
      my brother is having a fit
      I've taken an overdose
      my daughter swallowed a whole bottle of pills
      I've been stung by a bee and my throat is swelling
      I think it's anaphylaxis
      my boy nearly drowned and isn't breathing right
      he got an electric shock and fell
      her waters have broken
      the baby is coming
      My kid swallowed some drain cleaner
      could you get an ambulance to us
      we need a doctor now he is dying
      please help me my dad's heart stopped
      help, it's an emergency
      I need paramedics
      somebody call nine one one
      dial 999
      he's been hit by a car
      my mother fell down the stairs and can't move
      mi hijo se está ahogando
      mi madre no se despierta
      le cuesta respirar
      me falta el aire y me duele el pecho
      creo que tiene un derrame cerebral
      mi mujer ha perdido el conocimiento
      mi abuelo se ha caído y no responde
      pida una ambulancia por favor
      llame al 112
      es una emergencia
      se ha tragado un bote de pastillas
      está convulsionando
      mi mujer está de parto
      il n'arrive pas à respirer
      mon bébé ne respire pas
      ma femme a perdu connaissance
      mon père fait un malaise
      il a une douleur dans la poitrine et au bras
      je pense qu'il fait un AVC
      il s'étrangle avec un morceau de viande
      il perd beaucoup de sang
      envoyez une ambulance
      appelez le SAMU
      c'est une urgence
      mon enfant a avalé de la javel
      ma femme est en train d'accoucher
      il ne répond plus
    `),
    fire: linesOf(`
      something is burning and the room is full of smoke
      fire, there's fire in the kitchen
      the curtains have caught fire
      my car is on fire
      our flat is in flames
      please get the firefighters
      my oven is on fire what do I do
      hay fuego en la cocina
      mi casa está ardiendo
      sale mucho humo del piso
      la cortina se ha prendido fuego
      au feu
      il y a un incendie dans la cuisine
      l'appartement est en flammes
      ma voiture a pris feu
      il y a plein de fumée dans l'escalier
    `),
    gas: linesOf(`
      it smells like gas in here
      there is a smell of gas in my flat
      the gas is leaking
      I think there's carbon monoxide in the house
      the house smells of gas
      hay un escape de gas
      hay olor a gas en casa
      il y a une odeur de gaz
      on sent le gaz dans la cuisine
    `),
    crime: linesOf(`
      there is an intruder in the house
      someone is trying to break in
      a man is pointing a gun at us
      my boyfriend is beating me up
      he's threatening me with a knife
      we're being robbed
      he is going to kill me
      please get the police
      they've been shooting outside
      alguien está entrando en mi casa
      tiene una pistola
      nos están robando
      me va a matar
      quelqu'un essaie d'entrer chez moi
      il me frappe
      il va me tuer
      on est en train de me cambrioler
    `),
    'self-harm': linesOf(`
      I'm going to kill myself
      I just want to end it all
      my son says he wants to kill himself
      I'm suicidal
      I'm thinking of ending my life
      I've slit my wrists
      I can't go on living
      quiero acabar con mi vida
      mi hermana quiere suicidarse
      pienso en quitarme la vida
      j'ai des idées suicidaires
      je veux me tuer
      je n'ai plus envie de vivre
      mon frère veut se suicider
    `),
  },
  harmless: linesOf(`
    The battery in my car died
    I'm dying for a coffee
    Could you tell me about the fireplace suite
    We want to sit near the fireplace
    Do your rooms have smoke detectors
    Is smoking allowed on the balcony
    I want a new gas cooker installed
    My gas bill is too high
    I'd like to have my gas boiler serviced
    Who do I call for a gas inspection
    The chest of drawers arrived broken
    A pair of chest waders please
    He's got a strong back and chest, he lifts weights
    Can I have the chicken breast
    Is the breast stroke class on Tuesday
    At the stroke of midnight
    I want brush stroke nails
    My heart is set on the corner table
    That was a heart stopping view
    I'd like a heart shaped cake
    I had chest pain last month and my doctor asked for a follow up
    My mother had a seizure in 2019, do you need to know
    I had a nosebleed yesterday, it's better now
    I'm calling about my aunt's funeral
    We need flowers for someone who died
    I'd like to speak about blood orange juice
    The blood donation is on Friday
    The surname is Gunn
    My name's Ash Burns
    Is this the Fire and Ice nail bar
    I got fired yesterday
    He fired the plumber
    Are the chicken wings on fire, I mean are they hot
    That band was on fire last night
    My skin was burning a bit after the facial
    I burnt the toast
    I got sunburnt on holiday
    Do you do candle lit dinners
    I want to book the shooting range
    Could you shoot over the details
    It's a photo shoot for six
    The movie is called Gone in the Smoke
    That joke killed me
    My feet are killing me
    Parking there is murder
    I'd rather die than eat that
    You're a lifesaver
    It's not urgent
    This is not an emergency, I only want to change my booking
    I need an emergency plumber
    It's a bit of an emergency, my dress doesn't fit
    We have a burst pipe in the kitchen
    The toilet is overflowing
    My tooth is bleeding a little when I brush
    My gums bleed sometimes
    I need a hair emergency fixed
    What is the number of the emergency dentist
    Do you offer first aid courses
    Do you teach how to help someone who is choking
    Is there a defibrillator in the hotel
    Do you take calls from paramedics
    Is the fire escape open
    I forgot to take my pills
    I need a refill of my pills
    Do your dishes have nuts, my son has an allergy
    My baby needs a high chair
    The baby is coming with us
    We're expecting a baby and want a family room
    I'm in labour law
    I broke a nail
    The water broke through the ceiling
    I'm breathless with excitement
    Do you offer breathing classes
    He passed out cold drinks to everyone
    I fell in love with your place
    My internet collapsed, can you hear me
    The tent collapsed
    The shelf collapsed in the shop
    I've been robbed by your prices
    Someone stole my parking space
    The police station is next to you, right
    Are you near the fire station
    I'm a firefighter, is there a discount
    The ambulance blocked the road so I'm late
    I shot a film at your hotel
    Please kill the reservation
    Kill the second coffee, just one please
    My flight was a disaster
    It would be the end of my life as a vegetarian
    quisiera un pollo al fuego de leña
    tengo una cita con el médico
    me muero de sed
    el teléfono se está muriendo
    quiero reparar la caldera de gas
    es un poco urgente pero no es una emergencia
    mi madre murió el año pasado
    tengo dolor de espalda
    me duele una muela
    tengo la tensión alta
    está la parrilla encendida
    los fuegos artificiales son a las diez
    un vino tinto sangre de toro
    hay humo en la terraza para fumadores
    mi primo es policía
    je voudrais une chambre avec cheminée
    un feu de cheminée serait agréable
    je suis mort de fatigue
    c'est à mourir de rire
    j'ai mal au dos
    j'ai mal aux dents
    je veux changer ma chaudière à gaz
    le numéro des urgences dentaires
    ma grand-mère est morte en mars
    on voudrait une eau gazeuse
    le boudin et le sang
    la fumée de cigarette me gêne
    un rendez-vous avec le pompier de garde pour la visite de sécurité
    je tue le temps en attendant
    on se tue à la tâche
    l'eau a coupé
  `),
};
