/** Counts of all legs together. */
export interface Traffic {
  sent: number;
  received: number;
  refused: number;
  late: number;
  concealed: number;
  sendErrors: number;
}

/** All at zero. */
export function createTraffic(): Traffic {
  return { sent: 0, received: 0, refused: 0, late: 0, concealed: 0, sendErrors: 0 };
}
