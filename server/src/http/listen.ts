import type { FastifyInstance } from 'fastify';

/** Errors of a machine that has no IPv6. */
const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL']);

/**
 * Listens on every address, IPv6 and IPv4 alike.
 * @throws Error that names the port when another program has it
 */
export async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '::' });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined || !NO_IPV6.has(code)) throw explain(cause, port);
    await app.listen({ port, host: '0.0.0.0' }).catch((second: unknown) => {
      throw explain(second, port);
    });
  }
}

function explain(cause: unknown, port: number): unknown {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new Error(`PORT ${port} is used by another program: choose another PORT`, { cause });
  }
  if (code === 'EACCES') {
    return new Error(`PORT ${port} may not be opened by this user: choose one above 1023`, {
      cause,
    });
  }
  return cause;
}
