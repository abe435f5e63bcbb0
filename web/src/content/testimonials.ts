export interface Testimonial {
  readonly quote: string;
  readonly who: string;
}

/** Sample content: see the README beside this file. */
export const testimonials = {
  signIn: {
    quote:
      'I read the calls over my first coffee. Who rang, what they wanted, what was promised: it is all there.',
    who: 'Owner of a small restaurant',
  },
  signUpResponse: {
    quote: 'Callers used to wait until somebody was free. Our response time was cut by 80%.',
    who: 'Practice manager',
  },
  signUpSatisfaction: {
    quote: 'Guests like that the telephone is simply answered. Satisfaction is up 35%.',
    who: 'Hotel receptionist',
  },
} as const satisfies Record<string, Testimonial>;
