/** Every code an error of ours can carry. One table maps them to statuses: kit/src/errorStatus.ts. */
export type ErrorCode =
  | 'bad-input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-many'
  | 'busy'
  | 'voice-service-failed'
  | 'timed-out'
  | 'storage-full'
  | 'internal';

export interface FieldProblem {
  /** Path of the field, parts joined by dots. */
  readonly field: string;
  readonly message: string;
}

/** The one error type. `message` may be shown to the person who caused it; `cause` never leaves the server. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; fields?: readonly FieldProblem[] } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields ?? [];
  }
}
