import { type Cue, DAY, HOUR, re } from './cue.ts';

/** Another day or hour for what stands. */
export const MOVE: readonly Cue[] = [
  {
    of: 'move',
    weight: 0.8,
    pattern:
      /\b(?:like|want|need|have|get) (?:it|that|them|mine|ours) (?:moved|changed|shifted|swapped|switched|rescheduled|put back|pushed|brought forward)\b/u,
    examples: ["i'd just like it moved to half past six"],
  },
  {
    of: 'move',
    weight: 0.5,
    pattern: re(
      `\\b(?:shove|knock|stick|pop|budge|drag|put|go|bring|take) (?:[^ ]+ ){0,6}?(?:to|till|until|over to) (?:${HOUR}|${DAY})\\b|\\b(?:${HOUR}|${DAY}) would be (?:[^ ]+ )?(?:better|easier|handier)\\b|\\bsuits? (?:me|us) better\\b`,
    ),
    examples: [
      'can you shove my table to nine',
      'could my booking go from seven to half seven',
      'sunday would be miles better',
    ],
  },
  {
    of: 'move',
    weight: 0.35,
    pattern: re(
      `\\b(?:any chance of|what about|how about|can it be|could it be|can we say) (?:the )?(?:${HOUR}|${DAY})\\b`,
    ),
    examples: ['any chance of eight', 'what about the friday after', 'can it be wednesday now'],
  },
  {
    of: 'move',
    weight: 0.6,
    pattern: re(
      `\\bwrong (?:day|time|date|hour|week)\\b|\\bshould(?:'ve| have) been (?:for )?(?:the )?(?:${HOUR}|${DAY})|\\bi (?:know i )?said (?:the )?(?:${HOUR}|${DAY}) but\\b`,
    ),
    examples: ['i booked the wrong day', 'it should have been saturday', 'i said tuesday but'],
  },
  {
    of: 'move',
    weight: 0.6,
    pattern:
      /\b(?:move|moving|reschedul\w*|rearrang\w*|rebook|postpon\w*|push|pushing|bump|slide|sliding|nudge|budge|shift|shifting|swap|swapping|switch|switching|change|changing|alter) (?:it|that|this|them|the|my|our|his|her|me|us|\p{L}+'s|him|to|for|from|\p{L}+ (?:back|forward|to|till|until)|back|forward)\b|\b(?:bring|put|push|move) (?:(?:my|our|the|his|her) )?\p{L}+ (?:\p{L}+ )?(?:forward|back|off|later|earlier)\b|\b(?:need|want|like|have|possible|able) to (?:move|reschedule|rearrange|rebook|postpone|change|push|switch|swap)\b|^(?:\p{L}+ )?(?:reschedule|rebook|postpone)\b/u,
    examples: [
      'can i push that to three',
      'bump my appointment back an hour',
      'bring my mot forward',
    ],
  },
  {
    of: 'move',
    weight: 0.5,
    pattern:
      /\b(?:could|can|would|may|might|any chance|possible|wondering|how about|rather|like|happy to|want|wanted|prefer) (?:i |we |you |she |he |they |us |if |it |of |to |that )*(?:possibly |please |just |maybe )?(?:make|making|do|doing|have|come|say|try|manage|move|change|take|be)\b [^?]*\b(?:instead|same (?:day|time)|the (?:next|following|day) (?:day|night|week|after)(?! tomorrow)|(?:hour|day|bit|little|later|earlier)|rather)\b|(?<!\b(?:or|no|nope|actually|sorry|well|scratch that|i mean) )\bmak(?:e|ing) it (?:for |at |on |to )?(?:the )?(?:\d|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|later|earlier|\p{L}+day|tomorrow|a (?:bit|little|day|week))/u,
    examples: ['could we make it half past three instead', 'could she come tuesday same time'],
  },
  {
    of: 'move',
    weight: 0.5,
    pattern:
      /\b(?:instead|rather than)\b|\b(?:different|another|other|earlier|later) (?:day|time|date|slot|hour|appointment)\b|\b(?:earlier|later|sooner) than\b|\b(?:an?|one|two|half an|couple of) (?:hour|day|week)s?(?: or (?:so|two))? (?:later|earlier|sooner)\b|\bneeds? (?:it|that|them|mine|ours|to (?:be|come)) (?:a bit |an hour |much )?(?:later|earlier|sooner|on another|at another|(?:moved|changed|put back|brought forward|shifted|swapped))\b|\bback (?:an|half an|one|two) hours?\b|\b(?:bump|push|knock|put|move) (?:\p{L}+ ){1,3}(?:back|forward)\b/u,
    examples: [
      'would friday at ten be any good instead',
      'a day later than we booked',
      'is there a later time',
    ],
  },
  {
    of: 'move',
    weight: 0.25,
    pattern:
      /\b(?:but|only|so|and|except|could|can|would|do you) (?:could|can|would|i|we|she|he|you|it)? ?(?:we|i|she|he|you|they|have)? ?(?:possibly |please |just )?(?:come|say|do|have|be seen|get|anything|something|make it|turn up|drop in|bring (?:him|her|it))\b[^?]*\b(?:at|on|for|say|till|until|by|\p{L}+day|tomorrow|later|earlier|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/u,
    examples: ['but can i come at eleven', 'could we say five'],
  },
];
