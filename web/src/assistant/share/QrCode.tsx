import { qrPath } from './qrPath.ts';

/** A QR code, dark on white in the dark as well: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-44 rounded-md border border-line bg-qr-paper text-qr-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
