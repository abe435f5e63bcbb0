/** Messages for the team. */
export const message = {
  none: 'I cannot write down messages here, but the team will see the record of this call. Is there anything else I can do for you?',
  andName: 'And your name, please?',
  readBack: (text: string, name: string | undefined, number: string | undefined) => {
    const from = name ? `, from ${name}` : '';
    const phone = number ? `${name ? ',' : ', with the'} number ${number}` : '';
    return `Your message: ${text}${from}${phone}. Is that right?`;
  },
  noted: 'Thank you, I have noted your message for the team.',
  failed: 'I am sorry, I could not write the message down.',
  offer: 'Shall I take a message for the team?',
  offerInstead: 'Or shall I take a message for the team?',
  offerAbout: 'Would you like to leave a message about it?',
  offerAnswer: 'If you like, I can take a message, and the team answers you. Shall I?',
  offerAgain: 'I am sorry, I did not understand. Shall I take a message, yes or no?',
  nothingWritten: 'I have not written anything down.',
  notHeard: 'I did not hear a message.',
  recorded: (seconds: number) => `Recorded message, ${seconds} seconds.`,
};
