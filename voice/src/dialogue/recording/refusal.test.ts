import { describe, expect, it } from 'vitest';
import { courtesyIn, greetingWithNotice } from './courtesy.ts';
import { refusesRecording, withoutRefusal } from './refusal.ts';

describe('refusing a recording', () => {
  it.each([
    "Please don't record this.",
    'please dont record me',
    'Do not record this call',
    'Please stop recording',
    'Can you turn off the recording?',
    'could you turn the recording off',
    "I don't want to be recorded.",
    'I do not consent to being recorded',
    "I don't agree to the recording",
    "I'd rather not be recorded",
    'I would rather you didn’t record this',
    "I don't want this call to be recorded",
    "I don't want you to record me",
    "I'm not okay with being recorded",
    'No recording please',
    'delete the recording',
    'por favor no me grabe',
    'no quiero que me graben',
    'deje de grabar',
    "n'enregistrez pas cet appel",
    'je ne veux pas être enregistré',
    "arrêtez l'enregistrement",
  ])('hears it in "%s", and nothing else', (text) => {
    expect(refusesRecording(text)).toBe(true);
    expect(withoutRefusal(text)).toBe('');
  });

  it.each([
    'Do you have a record of my booking?',
    "I don't have a record of that",
    'I would like to sell my record player',
    'Is this call recorded?',
    "Don't you record calls?",
    "I didn't record the number",
    'I want to record a message',
    'Please record my reservation for six',
    'Stop. I meant Friday.',
    'No, a table for four',
  ])('hears none in "%s"', (text) => {
    expect(refusesRecording(text)).toBe(false);
    expect(withoutRefusal(text)).toBe(text);
  });

  it.each([
    [
      "Please don't record this, I'd like to book a table for two",
      "I'd like to book a table for two",
    ],
    ['Stop recording please. What are your opening hours?', 'What are your opening hours?'],
  ])('leaves what else was said: "%s"', (text, rest) => {
    expect(refusesRecording(text)).toBe(true);
    expect(withoutRefusal(text)).toBe(rest);
  });
});

describe('the notice', () => {
  it('stands before the sentence that asks the caller to speak', () => {
    expect(greetingWithNotice('Hello, this is the Golden Lamb. How can I help you?', 'en-GB')).toBe(
      'Hello, this is the Golden Lamb. This call may be recorded. How can I help you?',
    );
    expect(greetingWithNotice('Bonjour !', 'fr-FR')).toBe(
      'Cet appel peut être enregistré. Bonjour !',
    );
  });

  it('is said where there is no greeting, and not twice where the owner wrote it', () => {
    expect(greetingWithNotice('', 'en-US')).toBe(courtesyIn('en-US').notice);
    expect(greetingWithNotice('Hello. Calls are recorded. Yes?', 'en-US')).toBe(
      'Hello. Calls are recorded. Yes?',
    );
  });
});
