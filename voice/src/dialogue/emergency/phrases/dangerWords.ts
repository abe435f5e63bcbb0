/** Of body and blood, fire and fear, in three languages: without one of these no sentence is taken for an emergency by its meaning alone. */
const WORDS = [
  // the body, and what becomes of it
  'chests?|hearts?|breath\\w*|lungs?|throats?|lips?|tongues?|faces?|pulse|blood\\w*|bleed\\w*|bled|veins?|wrists?|eyes|head|arms?|legs?|neck|spine|skull|mouth|airways?|swallow\\w*|chok\\w*|gasp\\w*|swell\\w*|swollen|vomit\\w*|faint\\w*|dizzy|collaps\\w*|unconscious|conscious\\w*|wak(?:e|ing)|limp|floppy|lifeless|numb|paraly\\w*|seizure|fit|fitting|convuls\\w*|shaking|spasm\\w*|burn\\w*|scald\\w*|rash|allerg\\w*|stung|sting|bitten|poison\\w*|overdos\\w*|pills|tablets|paracetamol|insulin|sugar|drown\\w*|electrocut\\w*|shock|stroke|contractions|pregnant|weeks|labour|labor|hurt\\w*|injur\\w*|wound\\w*|pains?|agony|dying|die|dead|kill\\w*|fell|fallen|crush\\w*|trapped|stabbed|shot|ambulance|paramedics?|blue|grey|purple|sweating',
  // fire and gas
  'fire|flames?|smoke|smoking|ablaze|alight|gas|monoxide|fumes|explo\\w*',
  // other people, and oneself
  'knife|gun|attack\\w*|hitting|punch\\w*|threaten\\w*|intruder|burglar\\w*|break(?:ing)? in|breaking|robbed|robbery|rape\\w*|strangl\\w*|follow(?:ed|ing) me|scared|suicid\\w*|alive|live|myself|bridge|jump|end it|go on',
  'pecho|corazon|respir\\w*|aire|garganta|labios|lengua|cara|sangr\\w*|desmay\\w*|inconsciente|suelo|ahog\\w*|atragant\\w*|veneno|lejia|pastillas|quem\\w*|fuego|llamas|humo|gas|incendio|cuchillo|pistola|atac\\w*|morir|matar\\w*|vivir|ambulancia|duele|dolor|caido',
  'poitrine|coeur|respir\\w*|souffle|gorge|levres|langue|visage|bouche|sang|saigne\\w*|inconscient\\w*|evanoui\\w*|reveille|etouff\\w*|avale|poison|javel|cachets|brul\\w*|feu|flammes|fumee|gaz|incendie|couteau|arme|agress\\w*|mourir|tuer|vivre|ambulance|mal|douleur|tombee?',
];

/** Of plain speech, as `clausesOf` makes it. */
export const dangerWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS.join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);
