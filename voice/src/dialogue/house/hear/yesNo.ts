const YES =
  /\b(?:yes|yeah|yep|yup|ya|correct|right|sure|ok|okay|alright|perfect|exactly|fine|great|lovely|brilliant|absolutely|definitely|certainly|of course|please do|go ahead|sounds good|that's it|that works|that is it|it is|indeed|confirm(?:ed)?|good|no problem|do that|affirmative)\b/;
const NO = /\b(?:no|nope|nah|not|wrong|incorrect|isn't|don't|doesn't|negative|neither)\b/;

/** Yes, no, or neither. Of both, the first word that says one of them decides, but "not right" is no. */
export function hearYesNo(words: string): 'yes' | 'no' | null {
  const text = words.replace(/\bno problem\b/g, 'yes').replace(/\bwhy not\b/g, 'yes');
  const yes = YES.exec(text);
  const no = NO.exec(text);
  if (!yes) return no ? 'no' : null;
  if (!no) return 'yes';
  if (
    /\b(?:not|isn't) (?:quite |really |all |at all )?(?:right|correct|it|good|fine|ok|okay)\b/.test(
      text,
    )
  )
    return 'no';
  return yes.index < no.index ? 'yes' : 'no';
}
