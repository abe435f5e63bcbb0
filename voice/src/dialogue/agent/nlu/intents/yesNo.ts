const YES =
  /^please$|\b(?:yes|yeah|yea|yep|yup|ya|aye|correct|right|sure|surely|ok|okay|okey|alright|perfect|perfectly|exactly|precisely|fine|great|lovely|brilliant|wonderful|excellent|awesome|fantastic|super|superb|cool|ideal|grand|smashing|terrific|marvell?ous|splendid|ace|champion|dandy|delightful|agreed|quite right|absolutely|definitely|certainly|totally|naturally|indeed|of course|by all means|please do|go ahead|go for it|go on then|do (?:it|that|so)|book it|let's do (?:it|that|this)|that's it|that is it|that's the one|it is|it does|they are|works?|spot on|bang on|you bet|you(?:'ve)? got it|got it|(?:all|looks?|sounds?|seems?|pretty) (?:good|right|about right)|good|i (?:guess|suppose|think|believe|hope) so|happy (?:with|to)|suits?|confirm(?:ed)?|no problem|affirmative|deal|i do|i would|i'd (?:love|like) (?:that|to|it)|love to|that'll do|that will do)\b/;
const NO =
  /\b(?:no|nope|nah|naw|not|never|wrong|incorrect|mistaken?|isn't|aren't|wasn't|don't|doesn't|didn't|won't|wouldn't|negative|neither|rather not|off the mark)\b/;

/** "No" in the words, yes in the meaning. */
const NO_THAT_IS_YES =
  /\b(?:no (?:problem|worries|doubt|objections?|changes?|need to change (?:it|anything))|not a problem|nothing (?:wrong|to change|to add)|(?:don't|can't|do not|cannot) see why not|why not|(?:wouldn't|couldn't|won't) (?:change (?:a thing|anything)|be better|hurt)|not (?:bad|wrong)|don't (?:change|mind)(?: (?:a thing|anything|that|it))?|no (?=(?:yes|yeah|that's|that is|it's|it is|that sounds|that works|all) (?:all )?(?:fine|right|correct|good|great|perfect|ok|okay|alright|lovely|works|sounds)))/g;
/** Yes in the words, no in the meaning. */
const YES_THAT_IS_NO =
  /\b(?:of course not|(?:absolutely|definitely|certainly|surely) not|not (?:quite |really |all |at all |exactly |entirely |totally )?(?:right|correct|it|good|fine|ok|okay|great|perfect|exactly|sure about (?:it|that)|what i)|(?:isn't|wasn't|doesn't|don't|didn't) (?:quite |really |look |sound |seem |think (?:that's |that is |it's )?|all )*(?:right|correct|good|it|fine|so|work|ok|okay)|i think not|got (?:it|that) wrong)\b/;
/** Agreed to all but something. */
const YES_BUT = /\b(?:but|except|apart from|however|change|changed|different)\b/;
/** Neither: the caller has not decided. */
const UNDECIDED =
  /^(?:well )?(?:i'm |i am )?(?:not (?:so |really |too )?sure(?: yet)?|i (?:don't|do not) know|maybe|perhaps|possibly|let me (?:think|see|check)|it depends)(?: (?:yet|really|about that))?$/;

/** Yes, no, or neither. Of both, the first word that says one of them decides, but "not right" is no. */
export function hearYesNo(words: string): 'yes' | 'no' | null {
  if (UNDECIDED.test(words)) return null;
  if (YES_THAT_IS_NO.test(words)) return 'no';
  const text = words
    .replace(NO_THAT_IS_YES, 'yes ')
    .replace(/\bbefore (?:i|we) change (?:my|our) minds?\b/, '');
  const no = NO.exec(text);
  const yes = YES.exec(text);
  if (!yes) return no ? 'no' : null;
  if (YES_BUT.test(text.slice(yes.index))) return null;
  if (!no) return 'yes';
  return yes.index < no.index ? 'yes' : 'no';
}
