import type { InputHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';
import { controlClasses } from './controls.ts';

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly ref?: Ref<HTMLInputElement>;
};

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={classes(controlClasses, 'min-h-11', className)} />;
}
