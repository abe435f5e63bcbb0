/** A model could not be fetched. The message is for the operator and says what helps. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
