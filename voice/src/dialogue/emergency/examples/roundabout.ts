import { linesOf, type SentenceSet } from './sentences.ts';

/**
 * English only: dangers told in roundabout words to shops and practices, and innocent sentences with alarming words. Written
 * before the phrases were read: 28 of 60 heard and 3 of 60 falsely by phrases alone. Red flags were
 * written with these in sight. Of 20 and 20 more, written after the flags, 18 and none; they stand at the ends.
 */
export const roundabout: SentenceSet = {
  emergencies: {
    medical: linesOf(`
      I flew back from Perth on Sunday and now one calf is twice the size of the other, hot, and I can't get my breath going up the stairs
      Since the flight my leg's been swollen and tender and this morning there's a stabbing pain when I breathe in
      My calf has blown up like a balloon and I'm puffing just sitting here
      I'm on warfarin and I've cut my finger and it's been forty minutes and it just keeps coming
      My dad takes blood thinners and his nose has been pouring for an hour, we can't get it to stop
      I had a tooth out this morning, I'm on apixaban and my mouth keeps filling up with blood
      I've pressed on it for half an hour and the blood is still running down my arm
      He knelt on a chisel and it's soaking through every towel we put on it
      My mum's diabetic and her toe has gone black and she's shaking with cold
      The sore on my foot smells, the redness is up to my knee and I've got the shivers and a temperature
      There's a red line running up my leg from the cut and I feel dreadful, hot and cold
      The stylist splashed bleach in my eye and I can't open it
      I've got lash glue in my eye and it's burning like mad
      Some drain cleaner went in my son's eyes
      He got brake fluid in his eye and can't see out of it properly
      It's like someone pulled a curtain down over half of my eye
      All of a sudden I've gone blind in one eye
      My husband's talking all jumbled and one side of his mouth has dropped
      Her words are coming out wrong and she can't hold a cup in her left hand
      I took one of your prawn things and my throat is closing up
      My daughter had a bite of the brownie, there must be nuts in it, she's come out in welts and she's wheezing
      My tongue is getting fat and my lips are tingling after that injection
      He ate the satay and now his whole face has puffed up and he can't swallow
      I've got this weight on my chest like somebody's sitting on it, and my arm's gone numb
      Grandad's gone a horrible colour and he's clutching his chest
      There's a squeezing pain across my chest and I've come out in a cold sweat
      She's swallowed some of the beard dye
      My toddler's got into the cleaning cupboard and drunk something blue
      The lad's been under the car and the jack slipped, he's trapped
      He's had a shock off the fuse box and he's not making sense
      My wife's on the bathroom floor and I can't wake her up
      He's just keeled over in the chair, his eyes have rolled back
      My little one's gone stiff and is jerking all over
      The old gentleman at table four has something stuck in his throat, he's turning blue
      She hasn't stopped being sick since she banged her head and now she's very drowsy
      I fell off the ladder and I can't feel my legs
      My diabetic husband's sugar is through the floor and he's not answering me
      Since the massage the worst headache of my life came on in a second and my neck's gone stiff
      I can't move my legs since this morning and I've wet myself without knowing
      I'm eight months gone and I'm bleeding
      Her waters have broken and the baby's coming, we're not going to make it
      He's been stung by a wasp and he's covered in hives and feels faint
      The dog's got hold of the postman and his arm is ripped open
      my leg's like a tree trunk since I got off the plane and I'm gasping a bit
      her ankle and calf are hot and puffy since the operation and her chest hurts when she breathes in
      grandma's on Eliquis and she's knocked her shin, it won't stop oozing
      I take Plavix and the tattoo hasn't stopped bleeding since noon
      he nicked himself shaving and he's on thinners and it keeps opening up
      mum's heel has turned a nasty purple and it smells, she's on insulin
      my foot's red and hot, I've a temperature of thirty nine
      the blister burst and now there are red streaks going up my shin
      perm solution ran into her eyes
      I got a face full of brake cleaner and it's in both eyes
      it's like a grey veil has come down in front of my left eye
      he's talking gibberish all of a sudden and his arm's gone floppy
      she had the satay and now she's wheezing and covered in hives
      my lips have gone huge since the filler and my throat feels tight
      our little lad's drunk some nail polish remover
      the hoist came down and my mate's hand is crushed
    `),
    fire: linesOf(`
      there's smoke pouring out of the consumer unit
      the pan's gone up and the curtains have caught
      the dryer is glowing and there are flames at the back
      the garage next door to you is ablaze
      the kebab shop's awning is ablaze
    `),
    gas: linesOf(`
      The carbon monoxide alarm keeps going off and my wife feels dizzy
      We've all got headaches and feel sick, it goes away when we go outside, and the boiler's flame is orange
      it stinks of rotten eggs by the cooker and it's getting stronger
      I've come home and the whole flat reeks of gas
      I can hear the gas pipe hissing, I think I drilled through it
      the cooker smells like rotten eggs and we feel sick
    `),
    crime: linesOf(`
      someone's forcing the back door and I'm in the flat on my own
      there are two lads climbing in through my neighbour's window
      my ex is outside with a bat, he's smashing the door in
      I'm locked in the bathroom, he says he'll kill me
      a man's got a knife out in your shop
      someone's kicking our front door in, please
    `),
    'self-harm': linesOf(`
      I don't see the point in being here any more, I've got the tablets lined up
      my son has sent me a goodbye text and says he's going to jump
      I just want it all to be over, I want to end it
      I can't see the point of going on
    `),
  },
  harmless: linesOf(`
    I've got a big presentation, so it's a cut-throat job I'm after
    my face looks like a bird's nest, can you tidy it up
    this traffic is killing me, I'll be ten minutes late
    I'd die for a table on Friday
    my feet are killing me, have you got anything this week
    I'm dying for a coffee, do you do takeaway
    I nearly had a heart attack when I saw the bill
    the kids are going to murder me if I don't get the puppy in
    my back's been murder since the gardening
    I'm so blind I can't read the menu without my glasses, can I get a new pair
    is the smoked salmon gone or can I still get it on Sunday
    do you have a room with an open fire
    can we sit by the fire
    we'd like the flaming sambuca at the end, is that on
    could you do something about my flaming red hair
    my hair's been bleached to death, can you rescue it
    I need a choke cable for an old lawnmower
    the engine's choking when I pull away
    my car died on me at the lights
    the battery is dead as a doornail
    I've got smoke coming out of the exhaust when I start it, only a bit of blue
    the gas strut on the boot's gone, do you fit those
    how much for a gas safety certificate
    can you service a gas boiler
    I had a stroke two years ago, is it safe to have a massage
    my husband has a heart condition, would the sauna be all right
    do you do gift cards, I'm bleeding money at Christmas
    my radiators need bleeding
    the lipstick is bleeding, what do you recommend
    the dog is on blood thinners, can she still be groomed
    I'm on blood thinners, can I have deep tissue
    I'm diabetic, do I need a special foot check
    my toenail's gone black from running, can you have a look
    I've a swollen ankle from netball on Saturday, who's best for that
    my calf is a bit tight after the marathon
    my boy's got something stuck in his nose ring, the ball's come off, can you change it
    we're celebrating, it's going to be a riot
    it's an emergency, I've got a wedding on Saturday and no haircut
    I've broken my nail, it's a disaster
    I'm drowning in receipts, can you do my tax return
    the deadline's killing us, can you do it by Monday
    I shot my wad on the last garage, are you any cheaper
    can you shoot a wedding in May
    we had our headshots done by you last year
    do you do a photo shoot with smoke bombs
    I've got a killer deadline and I need passport pictures
    my daughter is in a play about a bank robbery, do you do make up
    is the murder mystery night still on
    do you do anything against burglars, like a better lock
    we were broken into last month and I'd like the locks changed
    someone snapped my key in the door, can you get it out
    my eyes are burning a bit at the screen, do I need a test
    I've got dry gritty eyes, do you sell drops
    I'm allergic to nuts, what can I eat
    my daughter is coeliac, will she die of hunger at yours
    I could strangle the guy who cut it last time
    that curry blew my head off, it was brilliant, can we come again
    I can't breathe in these trousers, do you let them out
    my nan passed away last week so I need to cancel her appointment
    he's choked up about missing it, can we move it
    what's it cost to stop my shop door being kicked in again
    our hot water smells of rotten eggs, can you look at the heater
    I bruised my toe and the nail is going black, is that one for you
    I'm type two, do you cut toenails
    my eyes sting a little with the new contacts
    can you do black polish on my toes
    I'm on warfarin, does waxing make me bruise
    I'm worn out and out of breath running after this puppy, can you take him for the day
    my legs are so tight after the half marathon, I want a deep massage
    the curtain in our room won't close over the window
    the car's trapped behind your gate, can somebody open it
    there's bleach in the towels, my top's ruined
    my lips are dry since the treatment, is that normal
    I ate at yours last night and it was lovely, I think I left my glasses
    my son swallowed his tongue stud jewellery years ago, can he still get a new one
    I'm shivering in this waiting room, can you put the heating on
    do you have something with nuts, my wife loves nuts
    can I bring my dog, he's never bitten anybody
    it was so funny I nearly wet myself, when's the next comedy night
    will my eyes be red after the lash lift
    will there be anybody there if I run over
    what if she won't wake up for it, she sleeps all day
    he's broken his wrist so he'll not be coming to that
  `),
};
