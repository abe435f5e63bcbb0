/** Written by bench/src/endOfTurn/fitVoice.ts --write. */
export const FITTED_PHRASE_END = {
  means: [-1.6744, -0.1671, -4.8484, 0.6049, 0.1, 0.742, 0.5623],
  spreads: [6.7059, 75.7747, 17.6927, 0.1568, 0.0948, 0.6225, 0.1741],
  weights: [-0.1434, 0.0629, -0.0216, -0.3234, 0.0063, 0.0836, -0.4513],
  bias: -0.0104,
};
