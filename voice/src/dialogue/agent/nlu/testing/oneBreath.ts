import type { Spoken } from './spoken.ts';

/**
 * What callers put right, or tell in a round-about way, within one breath: the last word said holds. Written before the
 * code that hears them was changed. It is Tuesday, 10 March 2026.
 */

/** How many they are, told person by person, with second thoughts. */
export const SIZES_IN_ONE_BREATH: readonly Spoken[] = [
  {
    said: "three of us, no wait, Jake's coming, so four",
    asked: 'party-size',
    heard: { partySize: 4 },
  },
  {
    said: "lunch for three of us on Friday, oh hold on Mum's coming so four, twelve o'clock",
    asked: 'how-can-i-help',
    heard: { date: '2026-03-13', partySize: 4, time: '12:00' },
  },
  {
    said: "thirty of us, well, thirty-two with my brother's lot",
    asked: 'how-can-i-help',
    heard: { partySize: 32 },
  },
  {
    said: "half twelve on Saturday? Three grown-ups and our Ffion, she's five.",
    asked: 'how-can-i-help',
    country: 'GB',
    heard: { date: '2026-03-14', time: '12:30', partySize: 4 },
  },
  { said: 'six but bring a chair for the baby', asked: 'party-size', heard: { partySize: 6 } },
  {
    said: "a table for five, actually Dave's dropped out so make it four",
    asked: 'how-can-i-help',
    heard: { partySize: 4 },
  },
  {
    said: "there's six of us, ah no, my sister can't come, so five",
    asked: 'party-size',
    heard: { partySize: 5 },
  },
  { said: "two adults and our Ben, he's two", asked: 'party-size', heard: { partySize: 3 } },
  {
    said: "me and the wife and little Alfie who's three",
    asked: 'party-size',
    heard: { partySize: 3 },
  },
  { said: 'four of us plus the twins', asked: 'party-size', heard: { partySize: 6 } },
  { said: 'eight, sorry, nine, I forgot myself', asked: 'party-size', heard: { partySize: 9 } },
  {
    said: "a table for four, hang on, with the kids that's six",
    asked: 'how-can-i-help',
    heard: { partySize: 6 },
  },
  {
    said: 'ten of us, or rather twelve with the lads from work',
    asked: 'party-size',
    heard: { partySize: 12 },
  },
  {
    said: "five adults and two children, one's in a high chair",
    asked: 'party-size',
    heard: { partySize: 7 },
  },
  { said: 'the four of us and my mum', asked: 'party-size', heard: { partySize: 5 } },
  { said: 'seven. No, tell a lie, eight.', asked: 'party-size', heard: { partySize: 8 } },
  {
    said: "we were four but Granny's joining us so we're five now",
    asked: 'party-size',
    heard: { partySize: 5 },
  },
  {
    said: "my husband, myself and Nora, she's eighteen months",
    asked: 'party-size',
    heard: { partySize: 3 },
  },
  { said: 'four of us, one in a wheelchair', asked: 'party-size', heard: { partySize: 4 } },
  {
    said: "a table for two on Friday at seven pm, no wait, Ann's bringing her fella, so that's three",
    asked: 'how-can-i-help',
    heard: { partySize: 3, date: '2026-03-13', time: '19:00' },
  },
  {
    said: 'party of eight, one moment, what? ten, ten of us',
    asked: 'party-size',
    heard: { partySize: 10 },
  },
];

/** Days and hours put right, also across words in between, and hours that only tell why. */
export const MOMENTS_IN_ONE_BREATH: readonly Spoken[] = [
  {
    said: "Sunday lunch please, next week's Sunday that is, half twelve",
    asked: 'how-can-i-help',
    country: 'GB',
    heard: { date: '2026-03-22', time: '12:30' },
  },
  {
    said: 'Saturday of next week, sorry, no, the Sunday',
    asked: 'date',
    heard: { date: '2026-03-22' },
  },
  {
    said: "Saturday of next week, sorry, no, she's got chapel supper, the Sunday, one o'clock",
    asked: 'date',
    heard: { date: '2026-03-22', time: '13:00' },
  },
  {
    said: 'Tuesday next week at three pm, nah hang on, dentist, make it four pm',
    asked: 'how-can-i-help',
    heard: { date: '2026-03-17', time: '16:00' },
  },
  {
    said: "Friday next week, no I'm away, the Thursday",
    asked: 'date',
    heard: { date: '2026-03-19' },
  },
  {
    said: 'Wednesday next week, ah no, I work Wednesday, Friday next week, eleven in the morning',
    asked: 'date',
    heard: { date: '2026-03-20', time: '11:00' },
  },
  {
    said: "next week on Monday, actually Tuesday's better",
    asked: 'date',
    heard: { date: '2026-03-17' },
  },
  {
    said: 'Thursday week, no hang on, Friday',
    asked: 'date',
    country: 'GB',
    heard: { date: '2026-03-20' },
  },
  {
    said: "the coming Wednesday, no hold on that's mart day, the coming Thursday I mean, at ten am, or make it quarter past ten",
    asked: 'date',
    heard: { date: '2026-03-12', time: '10:15' },
  },
  {
    said: "tomorrow, no wait, I've got school, Thursday",
    asked: 'date',
    heard: { date: '2026-03-12' },
  },
  {
    said: 'at two pm, no sorry, I pick up my kid at two thirty, so one thirty pm',
    asked: 'time',
    heard: { time: '13:30' },
  },
  {
    said: "Friday at eleven, and not eleven, eleven thirty, I've got a call at ten thirty that always runs over",
    asked: 'how-can-i-help',
    heard: { date: '2026-03-13', time: '11:30' },
  },
  {
    said: "at five on Thursday? Oh no hang on, five's no good either, quarter to",
    asked: 'how-can-i-help',
    heard: { date: '2026-03-12', time: '16:45' },
  },
  {
    said: 'Wednesday next week, ten past four, well, quarter past',
    asked: 'how-can-i-help',
    heard: { date: '2026-03-18', time: '16:15' },
  },
  {
    said: "twelve o'clock, no she'll be at church, half twelve",
    asked: 'time',
    country: 'GB',
    heard: { time: '12:30' },
  },
  {
    said: "I finish work at five, so six o'clock in the evening on Friday",
    asked: 'time',
    heard: { date: '2026-03-13', time: '18:00' },
  },
  {
    said: 'Monday the 16th, oh no, I tell a lie, the 17th, at nine am',
    asked: 'date',
    heard: { date: '2026-03-17', time: '09:00' },
  },
  {
    said: "the Tuesday after this weekend, no wait I've got the dentist, the Wednesday, that same week, call it four in the afternoon",
    asked: 'how-can-i-help',
    heard: { date: '2026-03-18', time: '16:00' },
  },
  {
    said: "eight in the evening, or is that too late for the little one, no, let's do seven",
    asked: 'time',
    heard: { time: '19:00' },
  },
  {
    said: 'half past two on Thursday of next week, sorry, Friday of next week, same time',
    asked: 'how-can-i-help',
    heard: { date: '2026-03-20', time: '14:30' },
  },
];
/** Names spelled, turned round and explained; and what is no name. */
export const NAMES_IN_ONE_BREATH: readonly Spoken[] = [
  {
    said: 'Ngaire Tipene, N G A I R E, T I P E N E',
    asked: 'name',
    heard: { name: 'Ngaire Tipene' },
  },
  {
    said: "put it under his name, Naoise Hehir, that's N A O I S E, and then H E H I R",
    asked: 'name',
    heard: { name: 'Naoise Hehir' },
  },
  {
    said: "Okonkwo's the surname, Chidi's the first, O K O N K W O",
    asked: 'name',
    heard: { name: 'Chidi Okonkwo' },
  },
  {
    said: "Considine, that's the surname, and Tess",
    asked: 'name',
    heard: { name: 'Tess Considine' },
  },
  {
    said: "Colette, that's the first name, and the last name's Wu, W U",
    asked: 'name',
    heard: { name: 'Colette Wu' },
  },
  {
    said: 'Eirlys Tudor, E I R L Y S, Tudor like the kings',
    asked: 'name',
    heard: { name: 'Eirlys Tudor' },
  },
  {
    said: 'Nesta Coldicott, C O L D I C O double T',
    asked: 'name',
    heard: { name: 'Nesta Coldicott' },
  },
  {
    said: "Abdi, that's the last name, A B D I, first name Hodan, H O D A N",
    asked: 'name',
    heard: { name: 'Hodan Abdi' },
  },
  {
    said: 'put it under him, Rhys Tudor-Jones',
    asked: 'name',
    heard: { name: 'Rhys Tudor-Jones' },
  },
  {
    said: 'Priya Dell, D for Delta, E, double L',
    asked: 'name',
    heard: { name: 'Priya Dell' },
  },
  {
    said: 'Meera Nandakumar, N for November, A, N, D for dog, A, K, U, M for mother, A, R',
    asked: 'name',
    heard: { name: 'Meera Nandakumar' },
  },
  { said: "It's Mrs Whitcombe, Edna", asked: 'name', heard: { name: 'Mrs Edna Whitcombe' } },
  { said: "it's Mr and Mrs Ackroyd", asked: 'name', heard: { name: 'Mr and Mrs Ackroyd' } },
  { said: 'Damian from Swiftpay', asked: 'name', heard: { name: 'Damian from Swiftpay' } },
  { said: 'Brandon with PawGrowth.', asked: 'name', heard: { name: 'Brandon from PawGrowth' } },
  { said: 'Ngata, N G A T A, Wiremu', asked: 'name', heard: { name: 'Wiremu Ngata' } },
  {
    said: 'Siobhan Keogh, S I O B H A N, K E O G H, it is Irish',
    asked: 'name',
    heard: { name: 'Siobhan Keogh' },
  },
  {
    said: 'first name Wren, like the bird, second name Holt, H O L T',
    asked: 'name',
    heard: { name: 'Wren Holt' },
  },
  { said: 'Mr', asked: 'name', heard: {} },
  {
    said: "the name's Bishop, like in chess, Dora Bishop",
    asked: 'name',
    heard: { name: 'Dora Bishop' },
  },
  {
    said: 'Catrin Vaughan, Catrin with a C',
    asked: 'name',
    heard: { name: 'Catrin Vaughan' },
  },
  {
    said: 'Fairweather, all one word, Bo Fairweather',
    asked: 'name',
    heard: { name: 'Bo Fairweather' },
  },
  {
    said: "Alright mate, there's nine of us, Friday next week, starving. Half seven, can you feed us?",
    asked: 'how-can-i-help',
    country: 'GB',
    heard: { partySize: 9, date: '2026-03-20', time: '19:30' },
  },
  {
    said: "It's his last night of freedom tomorrow, he wants to play. Six o'clock, there's ten of us. Can you do that?",
    asked: 'how-can-i-help',
    heard: { partySize: 10, date: '2026-03-11', time: '18:00' },
  },
  {
    said: 'We are five, Saturday, Noon, and a highchair please',
    asked: 'how-can-i-help',
    heard: { partySize: 5, date: '2026-03-14', time: '12:00' },
  },
  {
    said: "I'd like to come on Thursday at two pm. It's Mr and Mrs Penrose.",
    asked: 'how-can-i-help',
    heard: { date: '2026-03-12', time: '14:00', name: 'Mr and Mrs Penrose' },
  },
];

/** Numbers in chunks and in words, beside other facts. */
export const PHONES_IN_ONE_BREATH: readonly Spoken[] = [
  {
    said: 'oh double seven double oh, nine double oh, one nine four',
    asked: 'phone',
    country: 'GB',
    heard: { phone: '+447700900194' },
  },
  {
    said: 'two oh two, triple five, oh one four five',
    asked: 'phone',
    heard: { phone: '+12025550145' },
  },
  {
    said: 'sorry, from the start, 07700 900164',
    asked: 'phone',
    country: 'GB',
    heard: { phone: '+447700900164' },
  },
  {
    said: "double oh seven double oh... sorry, I'll start again. 07700 900212",
    asked: 'phone',
    country: 'GB',
    heard: { phone: '+447700900212' },
  },
  {
    said: 'it is 01632, that is the code, then 960, then 165',
    asked: 'phone',
    country: 'GB',
    heard: { phone: '+441632960165' },
  },
  {
    said: "It's Catriona Blair, 07700 900168, you know Tattie. Friday next week, nine in the morning",
    asked: 'how-can-i-help',
    country: 'GB',
    heard: {
      name: 'Catriona Blair',
      phone: '+447700900168',
      date: '2026-03-20',
      time: '09:00',
    },
  },
  {
    said: '07700 900 one double nine, no sorry, one double eight at the end',
    asked: 'phone',
    country: 'GB',
    heard: { phone: '+447700900188' },
  },
  {
    said: 'two people, Saturday at seven pm, and you can get me on 646 555 0142',
    asked: 'how-can-i-help',
    heard: { partySize: 2, date: '2026-03-14', time: '19:00', phone: '+16465550142' },
  },
  {
    said: 'zero seven seven zero zero... nine zero zero... one six... seven',
    asked: 'phone',
    country: 'GB',
    heard: { phone: '+447700900167' },
  },
];
