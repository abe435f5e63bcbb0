import type { MailJob, MailPayload, MailTemplate } from '../jobs/mails.ts';
import { accountDataMails } from './accountDataMails.ts';
import { accountMails } from './accountMails.ts';
import { billingMails } from './billingTexts.ts';
import { webhookMails } from './developerTexts.ts';
import { inboxMails } from './inboxTexts.ts';
import { invitationMails } from './invitationText.ts';
import type { MailMeans, SendMail } from './mailTemplate.ts';
import { numberMails, operatorRoleMails } from './operatorMails.ts';
import { providerMails } from './providerText.ts';
import { formMails } from './publicFormTexts.ts';
import { selfTestMails } from './selfTestText.ts';
import { storageMails } from './storageText.ts';
import { scheduleMails } from './texts.ts';
import { usageMails } from './usageTexts.ts';

type Registry = { readonly [T in MailTemplate]: SendMail<MailPayload<T>> };

/** Every mail: each stands with its text, in the file of its subject; its payload in jobs/mails.ts. */
const registry: Registry = {
  ...accountMails,
  ...accountDataMails,
  ...billingMails,
  ...webhookMails,
  ...inboxMails,
  ...invitationMails,
  ...numberMails,
  ...operatorRoleMails,
  ...providerMails,
  ...formMails,
  ...selfTestMails,
  ...storageMails,
  ...scheduleMails,
  ...usageMails,
};

/** Sends the mail of a job, where what it tells is still there. */
export async function sendMail(job: MailJob, means: MailMeans, jobId: string): Promise<void> {
  // TypeScript does not see that a template's entry takes what its own job carries.
  const send = registry[job.template] as SendMail<MailJob>;
  await send(job, means, jobId);
}
