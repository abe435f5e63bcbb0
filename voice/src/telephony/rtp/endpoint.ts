/** An address and port as a socket names them. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
}
