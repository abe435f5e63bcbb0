export interface SampleLine {
  readonly at: string;
  readonly who: 'assistant' | 'caller';
  readonly text: string;
}

/** Sample content: a call as the product takes one, for the pictures on the home page. */
export const sampleCall = {
  business: 'The Golden Lamb',
  lines: [
    {
      at: '0:01',
      who: 'assistant',
      text: "It's a great day at The Golden Lamb! How can I help you?",
    },
    {
      at: '0:05',
      who: 'caller',
      text: "Hi, I'd like to book a table for four tomorrow at seven pm.",
    },
    {
      at: '0:10',
      who: 'assistant',
      text: 'A table for four, tomorrow at seven pm. What name shall I put down?',
    },
    { at: '0:15', who: 'caller', text: 'Rossi. Do you have anything without gluten?' },
    {
      at: '0:19',
      who: 'assistant',
      text: 'Yes, there are gluten-free choices. So: four people, tomorrow, seven pm, Rossi. Shall I book it?',
    },
    { at: '0:27', who: 'caller', text: 'Yes, please.' },
  ] satisfies readonly SampleLine[],
  outcome: { what: 'Table for 4', when: 'Tomorrow, 19:00', name: 'Rossi' },
} as const;
