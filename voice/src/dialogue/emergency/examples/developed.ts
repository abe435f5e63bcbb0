import { linesOf, type SentenceSet } from './sentences.ts';

/** Written before the phrases, and looked at while they were written. */
export const developed: SentenceSet = {
  emergencies: {
    medical: linesOf(`
      I've shut the door and the keys are on the seat and my baby's in the back
      my toddler is locked in the car and it's boiling
      our little girl is stuck in the van and it won't open
      I have chest pain
      My chest hurts really bad
      I've got this tightness in my chest and my left arm is numb
      I think I'm having a heart attack
      My husband just collapsed
      My wife collapsed on the floor
      He's not waking up
      She won't wake up
      I can't breathe
      He can't breathe properly
      My mum is struggling to breathe
      The baby isn't breathing
      My son is choking
      He's choking on a piece of meat
      She's unconscious
      There's a man unconscious in your car park
      My dad passed out and he's not responding
      I think my mother is having a stroke
      His face is drooping and he can't speak
      There's blood everywhere
      He's bleeding a lot
      I'm bleeding and it won't stop
      My daughter is having a seizure
      I took too many pills
      My friend overdosed
      My throat is closing up, I ate a peanut
      She's having an allergic reaction and her tongue is swelling
      My little boy fell in the pool and he isn't moving
      He's been electrocuted
      My water just broke
      My wife is in labour
      My toddler drank bleach
      Call an ambulance
      Please send an ambulance
      I need an ambulance right now
      We need 911
      Can you call 999 please
      This is an emergency
      There's been a terrible accident, somebody is hurt
      He has no pulse
      I'm having an asthma attack and I haven't got my inhaler
      I feel like I'm dying
      no respira
      mi marido no respira
      no puedo respirar
      me duele mucho el pecho
      tengo un dolor en el pecho
      creo que me está dando un infarto
      mi padre se ha desmayado y no despierta
      se está atragantando
      está inconsciente
      está sangrando mucho
      hay mucha sangre
      llame a una ambulancia
      necesito una ambulancia
      he tomado demasiadas pastillas
      le está dando una convulsión
      he roto aguas
      il ne respire plus
      je n'arrive plus à respirer
      j'ai mal à la poitrine
      j'ai une douleur dans la poitrine
      je crois que je fais une crise cardiaque
      mon mari s'est effondré
      elle ne se réveille pas
      mon fils s'étouffe
      il est inconscient
      elle saigne beaucoup
      il y a du sang partout
      appelez une ambulance
      appelez le 15
      j'ai pris trop de médicaments
      elle fait une crise d'épilepsie
      je perds les eaux
    `),
    fire: linesOf(`
      The kitchen is on fire
      There's a fire
      My house is on fire
      The building is burning
      There's smoke coming out of the oven and I can't put it out
      Call the fire brigade
      We need the fire department
      There are flames coming out of the window
      hay un incendio
      la cocina está en llamas
      se está quemando la casa
      llamen a los bomberos
      il y a le feu
      la cuisine est en feu
      ma maison brûle
      appelez les pompiers
    `),
    gas: linesOf(`
      I smell gas
      I can smell gas in the hallway
      There's a strong smell of gas
      We have a gas leak
      The carbon monoxide alarm is going off
      huele a gas
      hay una fuga de gas
      ça sent le gaz
      il y a une fuite de gaz
    `),
    crime: linesOf(`
      Somebody is breaking into my house
      There's a man with a knife
      He's got a gun
      I've been stabbed
      Someone's been shot
      My husband is hitting me
      Call the police
      I'm being attacked
      There's someone in my house
      hay un hombre con un cuchillo
      me están atacando
      llame a la policía
      mi marido me está pegando
      quelqu'un est entré chez moi
      on m'agresse
      appelez la police
      il a un couteau
    `),
    'self-harm': linesOf(`
      I want to kill myself
      I want to die
      I'm going to end my life
      I'm thinking about suicide
      I don't want to live anymore
      She's trying to kill herself
      I've cut my wrists
      quiero morirme
      me quiero matar
      voy a suicidarme
      ya no quiero vivir
      je veux mourir
      je vais me suicider
      j'ai envie d'en finir avec la vie
    `),
  },
  harmless: linesOf(`
    my daughter locked the keys in the car
    the kids are in the back and we are on our way
    I'm locked out of the house and my son is at school
    could you fit a child seat in the van
    Do you still have the heart attack burger
    My phone died
    I'm dying to try your tiramisu
    Do you sell a fire place table
    Is the terrace smoke-free
    Do you have a gas hob
    That's a killer menu
    I'd like to buy a chest freezer
    What a stroke of luck
    I need a gas engineer appointment
    I need an emergency appointment for toothache
    I was bleeding last week, now it's fine
    Can I pay for burning a CD
    Could we have the table by the fire
    My name is Peter Blood
    The name is Stroke, Anna Stroke
    Fire me a quote when you can
    Do you have a fire in the dining room
    Do you have outdoor seating for smokers
    We'd like a non smoking room
    Do you do smoked salmon
    I'd like to book a gas safety check
    My boiler stopped working
    A pipe burst and there is water everywhere
    I've got a terrible toothache
    I'd like an appointment for my back pain
    What's your emergency number for call-outs
    What is your emergency contact
    Do you have an emergency exit
    Is it an emergency if my tooth chipped
    It's not an emergency
    It's no emergency, I just want an appointment
    Do you treat stroke patients
    My father had a stroke last year, is there step free access
    I had a heart attack two years ago and take blood thinners
    I need a blood test
    I'd like to check my blood pressure
    Could I get a chest X-ray
    He's bleeding money on that house
    The colour in my hair bled a little
    My sister is having a baby shower
    Is there anything to help with labour costs
    I'm out of breath, I ran for the phone
    I can't breathe in that dress, can you let it out
    The traffic is killing me
    This weather is killing me
    I would kill for a pizza
    I nearly died laughing
    I shot him an email
    I need a flu shot
    Two shots of espresso
    Can I have the steak knife set
    Do you do knife sharpening
    Is there a police discount
    I'm a police officer and I'd like a table for two
    My son wants to be a fireman
    We're celebrating our new ambulance station
    I work for the ambulance service and need a table for ten
    Do you have a smoke alarm service
    Can you test our carbon monoxide alarm
    The fire alarm test is on Monday
    I'd like a quote for fire doors
    My computer crashed
    I passed out flyers for you
    My exam, I passed out of it
    He was choked up at the wedding
    The drain is choking up again
    The candle was burning nicely
    I burned my tongue on your soup
    My neck is stiff and my head hurts a bit
    I drank too much coffee
    I took my pills this morning, can I still come for the blood test
    My cat died
    My grandmother passed away last month
    I'm allergic to peanuts
    Do you have gluten free options, I'm allergic
    quiero una mesa cerca del fuego
    tienen cocina de gas
    necesito un técnico de gas
    me muero de hambre
    me muero de ganas de probarlo
    se me ha muerto el teléfono
    quiero una cita para un análisis de sangre
    tengo una urgencia dental, quiero una cita
    no es una emergencia
    tienen zona de fumadores
    mi padre tuvo un infarto el año pasado
    una ración de pechuga de pollo
    la policía me ha puesto una multa y llego tarde
    je voudrais une table près du feu
    vous avez une cuisine au gaz
    je meurs de faim
    je meurs d'envie de goûter votre tarte
    mon téléphone est mort
    je voudrais une prise de sang
    ce n'est pas une urgence
    j'ai besoin d'un rendez-vous d'urgence pour une dent
    un feu d'artifice
    mon père a fait un infarctus l'année dernière
    du saumon fumé s'il vous plaît
    c'est une salle non fumeur
    un blanc de poulet
    mon mari est pompier
    deux pains au chocolat
  `),
};
