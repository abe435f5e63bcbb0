import type { EmergencyKind } from './kinds.ts';

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
  noHelp: 'Je ne peux pas envoyer de secours d’ici.',
  onlyWhereSafe: 'Et seulement s’il n’y a pas de danger :',
  goOn: 'Si tout le monde est en sécurité, je peux continuer avec votre appel.',
};

const TABLES: Readonly<Record<string, EmergencySayings>> = { en: english, es: spanish, fr: french };

/** The texts of a language given as BCP 47; English for one that has none. */
export function sayingsIn(language: string): EmergencySayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
