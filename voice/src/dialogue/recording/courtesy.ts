import { splitSentences } from '../turns/sentences.ts';

interface Courtesy {
  readonly notice: string;
  readonly stopped: string;
  readonly notRecorded: string;
  readonly goOn: string;
  /** A greeting with such a word in it gives the notice itself. */
  readonly told: RegExp;
}

const ENGLISH: Courtesy = {
  notice: 'This call may be recorded.',
  stopped: 'Of course. The recording is stopped, and what was recorded is deleted.',
  notRecorded: 'This call is not recorded.',
  goOn: 'Please go on.',
  told: /\brecord/i,
};
const SPANISH: Courtesy = {
  notice: 'Esta llamada puede ser grabada.',
  stopped: 'Por supuesto. La grabación se ha detenido y lo grabado se ha borrado.',
  notRecorded: 'Esta llamada no se graba.',
  goOn: 'Continúe, por favor.',
  told: /\bgraba/i,
};
const FRENCH: Courtesy = {
  notice: 'Cet appel peut être enregistré.',
  stopped: "Bien sûr. L'enregistrement est arrêté et ce qui a été enregistré est effacé.",
  notRecorded: "Cet appel n'est pas enregistré.",
  goOn: 'Continuez, je vous en prie.',
  told: /enregistr/i,
};

/** What is said about recording. @param language BCP 47 */
export function courtesyIn(language: string): Courtesy {
  if (language.startsWith('es')) return SPANISH;
  return language.startsWith('fr') ? FRENCH : ENGLISH;
}

/** The greeting of a call that is recorded: the notice stands before its last sentence, which asks the caller to speak. */
export function greetingWithNotice(greeting: string, language: string): string {
  const { notice, told } = courtesyIn(language);
  if (told.test(greeting)) return greeting;
  const { sentences, rest } = splitSentences(greeting);
  const all = rest.trim() === '' ? sentences : [...sentences, rest.trim()];
  const last = all.at(-1);
  return [...all.slice(0, -1), notice, ...(last === undefined ? [] : [last])]
    .map((sentence) => sentence.trim())
    .join(' ');
}
