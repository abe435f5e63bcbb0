import { api } from '@belldesk/contract/product/api';
import {
  type AnyContractProcedure,
  getEventIteratorSchemaDetails,
  isContractProcedure,
  type Schema,
} from '@orpc/contract';
import { z } from 'zod';
import { formsOf, type InputForm } from './sampleInput.ts';

/** Its schemas are of any standard; here they are zod's. */
type Definition = Pick<AnyContractProcedure['~orpc'], 'route'> & {
  readonly inputSchema?: Schema<unknown, unknown> | undefined;
  readonly outputSchema?: Schema<unknown, unknown> | undefined;
};

/** One operation of the contract, in one form of its input. */
export interface Operation {
  /** "bookings.list" */
  readonly name: string;
  readonly room: string;
  /** As /rpc/... has it. */
  readonly path: string;
  readonly isRead: boolean;
  /** Answers with events as they come. */
  readonly isStream: boolean;
  readonly form: InputForm;
}

/** Every operation that the contract has. */
export const operations: readonly Operation[] = Object.entries(api).flatMap(([room, procedures]) =>
  Object.entries<unknown>(procedures).flatMap(([verb, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${room}.${verb} is no operation`);
    const definition: Definition = procedure['~orpc'];
    const { inputSchema, outputSchema, route } = definition;
    if (!(inputSchema instanceof z.ZodType))
      throw new Error(`${room}.${verb} does not say what it takes`);
    return formsOf(inputSchema).map((form) => ({
      name: `${room}.${verb}`,
      room,
      path: `${room}/${verb}`,
      isRead: route.method === 'GET',
      isStream: getEventIteratorSchemaDetails(outputSchema) !== undefined,
      form,
    }));
  }),
);

/** "bookings.move(id)" */
export const titleOf = ({ name, form }: Operation) =>
  `${name}(${form.keys.map(({ path }) => path).join(', ')})`;
