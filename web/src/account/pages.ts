import { claims } from '@belldesk/contract/catalogue/claims';
import { t } from '@lingui/core/macro';
import type { StaticPage } from '../layout/staticPage.ts';
import { InvitationPage } from './invitation/InvitationPage.tsx';
import { SelectPlanPage } from './plan/SelectPlanPage.tsx';
import { ResetPasswordPage } from './resetPassword/ResetPasswordPage.tsx';
import { SignInPage } from './signIn/SignInPage.tsx';
import { ConfirmEmailPage } from './signUp/ConfirmEmailPage.tsx';
import { PrivacyPage, TermsPage } from './signUp/LegalPage.tsx';
import { SignUpPage } from './signUp/SignUpPage.tsx';

export const accountPages: readonly StaticPage[] = [
  {
    file: 'sign-in.html',
    path: '/sign-in',
    head: {
      title: t`Sign In`,
      description: t`Sign in to view your calls and manage your AI receptionist.`,
      canonicalPath: '/sign-in',
    },
    content: SignInPage,
  },
  {
    file: 'sign-up.html',
    path: '/sign-up',
    head: {
      title: t`Sign Up`,
      description: t`Create a free account and start with ${claims.freeMinutesToStart} free minutes. No credit card required.`,
      canonicalPath: '/sign-up',
    },
    content: SignUpPage,
  },
  {
    file: 'reset-password.html',
    path: '/reset-password',
    head: {
      title: t`Reset Password`,
      description: t`Choose a new password for your Belldesk account.`,
      canonicalPath: null,
    },
    content: ResetPasswordPage,
  },
  {
    file: 'confirm-email.html',
    path: '/confirm-email',
    head: {
      title: t`Confirm Your Email Address`,
      description: t`Confirm your email address.`,
      canonicalPath: null,
    },
    content: ConfirmEmailPage,
  },
  {
    file: 'invitation.html',
    path: '/invitation',
    head: {
      title: t`Invitation`,
      description: t`Accept your invitation to join a business.`,
      canonicalPath: null,
    },
    content: InvitationPage,
  },
  {
    file: 'select-plan.html',
    path: '/select-plan',
    head: {
      title: t`Choose Your Plan`,
      description: t`Starter, Professional or Premium: minutes, features and prices.`,
      canonicalPath: null,
    },
    content: SelectPlanPage,
  },
  {
    file: 'terms.html',
    path: '/terms',
    head: {
      title: t`Terms of Service`,
      description: t`The terms for using the service.`,
      canonicalPath: null,
    },
    content: TermsPage,
  },
  {
    file: 'privacy.html',
    path: '/privacy',
    head: {
      title: t`Privacy Policy`,
      description: t`What we store, why, and who has access.`,
      canonicalPath: null,
    },
    content: PrivacyPage,
  },
];
