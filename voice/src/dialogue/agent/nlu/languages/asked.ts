import type { AgentState, Question } from '../../state.ts';

/** What a language model's question asks for in Spanish and French, in words without accents. */
export const askedElsewhere: readonly (readonly [RegExp, Question, AgentState['flow']])[] = [
  [
    /\b(?:algo mas|en que (?:le |te )?puedo|puedo ayudarle|autre chose|puis je (?:vous )?aider|comment puis je)\b/,
    'anything-else',
    'none',
  ],
  [
    /\b(?:que mensaje|cual es (?:el|su) mensaje|dejar un mensaje|dejar dicho|quel (?:est )?(?:le |votre )?message|laisser un message)\b/,
    'message-text',
    'message',
  ],
  [
    /\b(?:telefono|numero (?:de )?(?:contacto|movil)|telephone|numero|vous joindre)\b/,
    'phone',
    'booking',
  ],
  [/\b(?:cuantas noches|combien de nuits)\b/, 'nights', 'booking'],
  [
    /\b(?:cuantas personas|cuantos (?:seran|son|comensales|huespedes)|combien de (?:personnes|couverts)|combien serez)\b/,
    'party-size',
    'booking',
  ],
  [
    /\b(?:a que nombre|su nombre|como se llama|a nombre de quien|quel nom|votre nom|vous appelez)\b/,
    'name',
    'booking',
  ],
  [/\b(?:a que hora|que hora|quelle heure)\b/, 'time', 'booking'],
  [/\b(?:que (?:dia|fecha)|para cuando|quel jour|quelle date|pour quand)\b/, 'date', 'booking'],
];
