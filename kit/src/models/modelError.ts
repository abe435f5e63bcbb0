/**
 * What kept a model from coming. `network`, `room` and `npm` hold for every model of this machine, the others for one:
 * `altered` is another content than was published, `busy` that another process has it in hand.
 */
export type ModelProblem = 'network' | 'room' | 'npm' | 'refused' | 'altered' | 'busy';

/** A model could not be fetched. The message is for the operator and says what helps. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly problem: ModelProblem;

  constructor(problem: ModelProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
