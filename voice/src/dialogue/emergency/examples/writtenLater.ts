import { linesOf, type SentenceSet } from './sentences.ts';

/** Written once the phrases stood, in other words on purpose: 27 of 57 and 3 false at first. The phrases were widened by them. */
export const writtenLater: SentenceSet = {
  emergencies: {
    medical: linesOf(`
      hello yes um my dad he's just gone down like a sack and he's gone all grey
      oh my god he's stopped breathing please
      I think grandad's had a stroke he can't lift his arm
      she's burning up and fitting
      my mate's been knocked off his bike there's blood coming out of his ear
      I'm getting really bad pains going down my arm and my chest
      she's turned blue round the lips
      the little one has got something stuck in her throat
      he's not breathing at all
      I've fallen and I think I broke my hip I can't get up
      can somebody send a doctor my mother is unconscious
      my husband's heart just stopped
      a customer of yours just dropped to the floor and is shaking
      we've got a man here who's not waking up
      she took the whole packet of sleeping pills
      it's my wife her waters have gone
      he chopped his finger off
      our chef has cut his hand really badly it's pouring with blood
      I'm diabetic and I feel like I'm going to pass out
      he got stung and now he can't breathe
      get an ambulance now
      necesito ayuda mi padre no responde
      mi bebé se ha puesto azul
      se me duerme el brazo y me aprieta el pecho
      mi compañero ha tenido un accidente y pierde mucha sangre
      mi abuela se ha caído por las escaleras y no se levanta
      hay una persona tirada en el suelo que no respira
      ma mère est tombée dans l'escalier et elle ne bouge plus
      je n'arrive pas à le réveiller
      il a fait une chute et il saigne de la tête
      mon bébé est tout bleu
      ma fille convulse
      il faut une ambulance tout de suite
    `),
    fire: linesOf(`
      the chip pan's gone up
      there's a blaze in the flat downstairs
      I can see smoke and flames next door
      my tumble dryer's caught fire
      the fire alarm is going off and there's smoke
      el horno está ardiendo
      hay llamas en la cocina
      le four a pris feu
    `),
    gas: linesOf(`
      there's a really strong gas smell
      my CO alarm won't stop
      me huele mucho a gas la cocina
      ça pue le gaz chez moi
    `),
    crime: linesOf(`
      there's somebody downstairs and I'm alone
      a guy just pulled a gun on me
      my ex is outside and says he'll kill me
      we've just been robbed at knifepoint
      hay alguien dentro de mi casa
      un hombre me está siguiendo y tengo miedo
      on vient de m'agresser dans la rue
    `),
    'self-harm': linesOf(`
      I don't want to be here anymore
      there's no point in living
      I've got a bottle of pills and I'm going to take them all
      estoy pensando en matarme
      je pense à me tuer
    `),
  },
  harmless: linesOf(`
    could I get the blackened chicken
    the kids are choking for a swim
    my heart's not in it so cancel the course
    I've a frog in my throat today sorry
    is there a fireworks show on New Year
    do you have a smoking jacket I could hire
    my husband is hitting fifty and we want a party
    can you stop the music it's killing the mood
    she's a real fire sign
    it's a matter of life and death that I get that table
    my gas hob needs a new igniter
    the gas man is coming at nine
    could you check the chest infection clinic times
    I need something for heartburn
    my wife is going to kill me if I forget the booking
    we lost the baby monitor in your hotel
    the dog was hit by a car last year and needs a check
    I'm bleeding the radiators and need a key
    he stabbed at a guess, it's about twelve
    a shot of tequila each please
    do you stock knives
    my brother is in the fire brigade
    I got an electric shock of a bill
    the police report said you have cameras
    I'm calling for an ambulance chaser solicitor
    my water bill is broken down wrong
    are your waters sparkling
    is the pool safe, I don't want anyone drowning
    the labour on the invoice is too high
    do you rent out fire pits
    me muero por una paella
    el chorizo estaba quemado
    quiero una mesa lejos del humo
    tengo el corazón partido, cancele la reserva
    el cuchillo de la mesa estaba sucio
    vous avez des couteaux à vendre
    je brûle d'impatience
    le feu rouge devant chez vous est long
    un magret saignant s'il vous plaît
    c'est urgent, je voudrais déplacer mon rendez-vous
  `),
};
