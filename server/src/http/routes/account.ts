import { accountApi } from '@belldesk/contract/product/api/account';
import { implement } from '@orpc/server';
import { endDevice, endOtherDevices, listDevices } from '../../accounts/devices/devices.ts';
import { confirmEmail, requestEmailChange } from '../../accounts/settings/changeEmail.ts';
import { changePassword, requestFirstPassword } from '../../accounts/settings/changePassword.ts';
import { askForConfirmation } from '../../accounts/settings/confirmAddress.ts';
import { readSettings, rename } from '../../accounts/settings/settings.ts';
import {
  checkResetLink,
  requestPasswordReset,
  resetPassword,
} from '../../accounts/signIn/passwordReset.ts';
import type { Ctx } from '../../context.ts';
import { readSessionAnswer } from '../../sessions/readSessionAnswer.ts';

const os = implement(accountApi).$context<Ctx>();

export const accountRoutes = os.router({
  session: os.session.handler(({ context: ctx }) => readSessionAnswer({ ctx })),
  requestPasswordReset: os.requestPasswordReset.handler(({ context: ctx, input }) =>
    requestPasswordReset({ ctx, input }),
  ),
  checkResetLink: os.checkResetLink.handler(({ context: ctx, input }) =>
    checkResetLink({ ctx, input }),
  ),
  resetPassword: os.resetPassword.handler(({ context: ctx, input }) =>
    resetPassword({ ctx, input }),
  ),
  settings: os.settings.handler(({ context: ctx }) => readSettings({ ctx })),
  rename: os.rename.handler(({ context: ctx, input }) => rename({ ctx, input })),
  requestEmailChange: os.requestEmailChange.handler(({ context: ctx, input }) =>
    requestEmailChange({ ctx, input }),
  ),
  confirmEmail: os.confirmEmail.handler(({ context: ctx, input }) => confirmEmail({ ctx, input })),
  askForConfirmation: os.askForConfirmation.handler(({ context: ctx }) =>
    askForConfirmation({ ctx }),
  ),
  changePassword: os.changePassword.handler(({ context: ctx, input }) =>
    changePassword({ ctx, input }),
  ),
  requestFirstPassword: os.requestFirstPassword.handler(({ context: ctx }) =>
    requestFirstPassword({ ctx }),
  ),
  devices: os.devices.handler(({ context: ctx }) => listDevices({ ctx })),
  endDevice: os.endDevice.handler(({ context: ctx, input }) => endDevice({ ctx, input })),
  endOtherDevices: os.endOtherDevices.handler(({ context: ctx }) => endOtherDevices({ ctx })),
});
