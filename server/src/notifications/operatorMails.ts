import { numberAssignedMail } from '../operator/numbers/assignedMail.ts';
import { operatorRoleMail } from '../operator/role/confirm.ts';
import { mailTemplate, operatorMail } from './mailTemplate.ts';
import { findAssistantForMail } from './queries.ts';
import { numberRequestMail } from './texts.ts';

interface ById {
  readonly id: string;
}

export const numberMails = {
  'number-request': operatorMail({
    find: ({ id }: ById, { deps }) => findAssistantForMail(deps.db, id),
    render: numberRequestMail,
    warning: 'an assistant waits for a number',
  }),
  'number-assigned': mailTemplate({
    find: ({ id }: ById, { deps, publicUrl }) => numberAssignedMail(deps.db, id, publicUrl),
    render: (mail) => mail,
  }),
};

export const operatorRoleMails = {
  'operator-role': mailTemplate({
    find: ({ id }: ById, { deps, publicUrl }) => operatorRoleMail(deps, id, publicUrl),
    render: (mail) => mail,
  }),
};
