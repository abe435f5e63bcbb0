import { type Cue, re, THING } from './cue.ts';

export const AGAINST: readonly Cue[] = [
  {
    of: 'hypothetical',
    weight: 1,
    pattern:
      /\b(?:if (?:i|we|you|he|she|they|someone|somebody|one|my \p{L}+)(?:'m|'re)? (?:\p{L}+ )?(?:cancel|miss|am|are|is|was|were|change|changed|cancelled|need(?:ed)? to|have to|had to|want(?:ed)? to|can't|cannot|couldn't|don't|book|booked|late|come|came|turn(?:ed)?|had|bring|arrive)|what (?:happens|if)|suppose|supposing|say i|(?:cancellation|late|booking|no show|refund) (?:policy|policies|fee|fees|charge)|how (?:late|long|far|much|soon|early|many)\b|do (?:i|we|you) (?:need|have to|charge|require|take|get|lose|offer|allow|accept|mind|do)|is there (?:a|an|any) (?!way|chance|possib)|what(?:'s| is) (?:your|the) (?:\p{L}+ )?(?:policy|charge|fee|notice|cancellation)|would (?:i|we|there|you|it) (?:have to|need|lose|be (?:(?:a|an)(?! (?:bother|problem|nuisance|pain|hassle|trouble|issue|imposition|inconvenience)\b)|charged|able|ok|okay)|charge|still)|are (?:we|you|i) (?:allowed|able|happy|charged)|(?:can|could|may|do|how (?:do|can|would)) (?:i|we|you|people) (?:\p{L}+ )?(?:change|cancel|move|reschedule|book|alter|do)(?: (?:it|that|this|my \p{L}+|a \p{L}+|an \p{L}+|the \p{L}+|bookings?|appointments?))? (?:online|by (?:text|email|phone)|on the (?:website|app)|at any time|last minute|for free|without|up to|on the day|afterwards|later on)|how (?:do|would|can) (?:i|we) (?:cancel|change|move|reschedule)|when(?:ever)? (?:i|we|you|people) (?:book|come|arrive|turn up|have (?:a|an|my|our)|get (?:there|in|my|our)|pay|cancel)|or (?:does(?:n't| not)?|do|is(?:n't)?) (?:it|that|you)(?: not)? (?:work|go|have to|need to|a thing|possible|allowed|not\b)|(?:just|only) (?:pricing|curious|asking|a hypothetical)\b|do (?:people|customers|clients|patients|guests|folks?|most \p{L}+) (?:usually |normally |generally |often )?(?!have\b)\p{L}+)\b/u,
    examples: [
      'how late can i cancel',
      'what happens if i am late',
      'can i change my booking online',
      "a charge if i don't turn up",
    ],
  },
  {
    of: 'another',
    weight: 1,
    pattern:
      /\b(?:(?:book|make|have|get|need|want|like|schedule|arrange|reserve) (?:in )?(?:another|a second|a further|a new|one more|one too|again|an extra|a follow ?up|my next|the next|in again)\b(?! (?:time|day|date|person|people))|(?:as well as|on top of|besides) (?:my|our|the)|want one too|book again|also (?:like to )?book|another (?:one|appointment|booking|table|room|visit|lesson|session)(?: as well| too| for)|like (?:to make|to book|to schedule|to arrange|to get) (?:an?|some) (?:new )?(?:appointment|booking|reservation|table|room|viewing|visit|lesson|session|slot))\b/u,
    examples: ["i'd like to book again", 'i want one too', 'as well as our table'],
  },
  {
    of: 'another',
    weight: 0.6,
    pattern: re(
      `\\b(?:(?:to|can i|could i|can we|could we|like to|want to|please|need to|i'll|let me|let's) (?:book|schedule|reserve|make|get|have|arrange)|(?:i'd|we'd|i would|we would) (?:like|love|want)|(?:i|we) (?:need|want)|looking for|book|schedule|reserve) (?:an?|some) (?:[^ ]+ ){0,2}?${THING}\\b`,
    ),
    examples: [
      "calling to schedule a doctor's appointment",
      'can i get a table',
      "i'd like a haircut",
    ],
  },
  {
    of: 'past',
    weight: 0.6,
    pattern:
      /\b(?:(?:last|the other) (?:week|month|year|time|night|weekend|mon|tues|wednes|thurs|fri|satur|sun)|yesterday(?! and (?:never|haven't|didn't))|\w+ (?:days|weeks|months|years) ago|(?:i|we) (?:cancelled|stayed|was in|were in|came in|had (?:an?|my|our)(?! \p{L}+ (?:booked|reserved))))\b/u,
    examples: ['my wife had an appointment last week', 'i cancelled last week'],
  },
];
