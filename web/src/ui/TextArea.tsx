import type { Ref, TextareaHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { controlClasses } from './controls.ts';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  readonly ref?: Ref<HTMLTextAreaElement>;
};

/** Grows with its text where the browser can (`field-sizing`), between its rows and most of the screen. */
export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classes(
        controlClasses,
        'max-h-[70vh] min-h-28 field-sizing-content resize-y',
        className,
      )}
    />
  );
}
