export interface Testimonial {
  readonly quote: string;
  readonly who: string;
}

/** Sample content: see the README beside this file. */
export const testimonials = {
  signIn: {
    quote:
      'I read the calls over my first coffee. Who called, what they wanted, what was promised: it is all there.',
    who: 'Owner of a small restaurant',
  },
  signUpResponse: {
    quote: 'Callers used to wait until someone was free. We cut our response time by 80%.',
    who: 'Practice manager',
  },
  signUpSatisfaction: {
    quote: 'Guests love that someone always picks up. Satisfaction is up 35%.',
    who: 'Hotel receptionist',
  },
} as const satisfies Record<string, Testimonial>;
