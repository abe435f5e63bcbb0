import type { InputHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';

interface SliderProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** The browser's own slider in the brand's colour: keyboard and touch come with it. */
export function Slider({ className, ...rest }: SliderProps) {
  return (
    <input {...rest} type="range" className={classes('block h-11 w-full accent-pine', className)} />
  );
}
