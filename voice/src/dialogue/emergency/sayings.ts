import type { EmergencyKind } from './kinds.ts';
import type { TroubleTopic } from './phrases/troubleTopics.ts';

interface EmergencySayings {
  /** From 0 to 9, as each is said alone. */
  readonly digits: readonly string[];
  /** Where the number is known. */
  readonly services: (number: string) => string;
  /** Where it is not. */
  readonly local: string;
  readonly call: (whom: string) => string;
  /** What every emergency service advises until it is there. */
  readonly advice: Readonly<Record<EmergencyKind, string>>;
  readonly noHelp: string;
  /** What is done at once for an eye or a wound, where the owner wrote nothing of it. */
  readonly firstAid: Readonly<Partial<Record<TroubleTopic, string>>>;
  /** Behind what the owner wrote of it. */
  readonly ifWorse: (whom: string) => string;
  /** Before what the owner advises. */
  readonly onlyWhereSafe: string;
  readonly goOn: string;
}

const english: EmergencySayings = {
  digits: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  services: (number) => `the emergency services on ${number}`,
  local: 'your local emergency number',
  call: (whom) => `Please hang up and call ${whom} now.`,
  advice: {
    medical: '',
    fire: 'Get everybody out and stay out.',
    gas: 'Leave the building first, and touch no switches and no flames.',
    crime: 'If you can, get to a safe place first.',
    'self-harm':
      'I am very sorry that you feel this way. You are not alone, and they can help you.',
  },
  firstAid: {
    eye: 'Rinse the eye under running water at once, for twenty minutes.',
    bleeding: 'Press on it firmly with something clean.',
  },
  ifWorse: (whom) => `If it is bad or gets worse, hang up and call ${whom}.`,
  noHelp: 'I cannot send help from here.',
  onlyWhereSafe: 'And only where it is safe:',
  goOn: 'If everybody is safe, I can go on with your call.',
};

const spanish: EmergencySayings = {
  digits: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  services: (number) => `a emergencias, al ${number}`,
  local: 'al número de emergencias de su país',
  call: (whom) => `Cuelgue y llame ahora mismo ${whom}.`,
  advice: {
    medical: '',
    fire: 'Salgan todos y no vuelvan a entrar.',
    gas: 'Salga antes del edificio y no toque interruptores ni encienda fuego.',
    crime: 'Si puede, póngase antes a salvo.',
    'self-harm': 'Siento mucho que se sienta así. No está solo, y allí pueden ayudarle.',
  },
  firstAid: {
    eye: 'Enjuague el ojo enseguida con agua del grifo, durante veinte minutos.',
    bleeding: 'Apriete con fuerza con algo limpio.',
  },
  ifWorse: (whom) => `Si es grave o empeora, cuelgue y llame ${whom}.`,
  noHelp: 'Desde aquí no puedo enviar ayuda.',
  onlyWhereSafe: 'Y solo si no hay peligro:',
  goOn: 'Si todos están a salvo, puedo seguir con su llamada.',
};

const french: EmergencySayings = {
  digits: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  services: (number) => `les secours au ${number}`,
  local: 'le numéro d’urgence de votre pays',
  call: (whom) => `Raccrochez et appelez tout de suite ${whom}.`,
  advice: {
    medical: '',
    fire: 'Faites sortir tout le monde et restez dehors.',
    gas: 'Sortez d’abord du bâtiment, sans toucher aux interrupteurs ni allumer de flamme.',
    crime: 'Si vous le pouvez, mettez-vous d’abord à l’abri.',
    'self-harm':
      'Je suis désolé que vous alliez si mal. Vous n’êtes pas seul, et ils peuvent vous aider.',
  },
  firstAid: {
    eye: 'Rincez l’œil tout de suite à l’eau courante, pendant vingt minutes.',
    bleeding: 'Appuyez fermement avec quelque chose de propre.',
  },
  ifWorse: (whom) => `Si c’est grave ou si cela empire, raccrochez et appelez ${whom}.`,
  noHelp: 'Je ne peux pas envoyer de secours d’ici.',
  onlyWhereSafe: 'Et seulement s’il n’y a pas de danger :',
  goOn: 'Si tout le monde est en sécurité, je peux continuer avec votre appel.',
};

const TABLES: Readonly<Record<string, EmergencySayings>> = { en: english, es: spanish, fr: french };

/** The texts of a language given as BCP 47; English for one that has none. */
export function sayingsIn(language: string): EmergencySayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
