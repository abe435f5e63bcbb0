import { config } from 'zod';

// zod would try `new Function`, which the page's content security policy reports as a violation.
config({ jitless: true });
