import { create } from 'qrcode';

/** Modules of white around a code (ISO/IEC 18004, section 6.3.8). */
export const QUIET_ZONE = 4;

export interface QrPath {
  /** Width and height in modules, quiet zone included. */
  readonly size: number;
  /** SVG path of the dark modules, a module being one unit. */
  readonly path: string;
}

/** A QR code as one SVG path; a run of dark modules is one rectangle. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    let from = 0;
    for (let column = 0; column <= modules.size; column += 1) {
      const isDark = column < modules.size && modules.get(row, column) === 1;
      if (isDark) continue;
      if (column > from)
        path += `M${from + QUIET_ZONE} ${row + QUIET_ZONE}h${column - from}v1h-${column - from}z`;
      from = column + 1;
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path };
}
