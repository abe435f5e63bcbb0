import { accountApi } from '@belldesk/contract/product/api/account';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import {
  checkResetLink,
  requestPasswordReset,
  resetPassword,
} from '../../features/account/passwordReset.ts';

const os = implement(accountApi).$context<Ctx>();

export const accountRoutes = os.router({
  session: os.session.handler(({ context }) => ({ user: context.user })),
  requestPasswordReset: os.requestPasswordReset.handler(({ context: ctx, input }) =>
    requestPasswordReset({ ctx, input }),
  ),
  checkResetLink: os.checkResetLink.handler(({ context: ctx, input }) =>
    checkResetLink({ ctx, input }),
  ),
  resetPassword: os.resetPassword.handler(({ context: ctx, input }) =>
    resetPassword({ ctx, input }),
  ),
});
