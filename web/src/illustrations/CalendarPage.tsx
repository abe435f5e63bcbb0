import { Brass, Drawing } from './Drawing.tsx';

/** A page of a calendar with one day taken. */
export function CalendarPage({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 180 120" className={className}>
      <path d="M34 22h112v90H34ZM34 44h112" />
      <path d="M58 30V12M122 30V12" />
      <path d="m94 88 6 6 12-13" />
      <Brass>
        <path d="M48 58h12v10H48ZM72 58h12v10H72ZM96 58h12v10H96ZM120 58h12v10h-12ZM48 82h12v10H48ZM72 82h12v10H72Z" />
        <circle cx="102" cy="87" r="15" />
      </Brass>
    </Drawing>
  );
}
