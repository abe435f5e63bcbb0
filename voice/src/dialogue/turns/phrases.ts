/** What the engine itself says when nothing else can. Rendered once and kept. */
export const phrases = {
  pleaseRepeat: "I'm sorry, I missed that. Could you say it again?",
  cannotGoOn: "I'm sorry, I can't go on just now. Please call again in a few minutes. Goodbye.",
  timeIsUp: "I'm sorry, we have come to the end of the time for this call. Goodbye.",
  useKeys: "I'm sorry, I can't hear you well. Let's go on with the keys of your telephone.",
} as const;
