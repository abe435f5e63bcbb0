import { escaped } from '../escaped.ts';
import { mailPage } from '../mail/mailHtml.ts';
import type { Mail } from '../mail/transport.ts';

interface AccountMail {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  /** One paragraph each; plain text, which becomes HTML here. */
  readonly before: readonly string[];
  /** To be typed in; large where there is HTML. */
  readonly code?: string;
  readonly link?: { readonly address: string; readonly caption: string };
  readonly after: readonly string[];
}

const LINE_CHARACTERS = 72;

/** A paragraph as lines that every program shows whole. */
function wrapped(paragraph: string): string {
  const found: string[] = [];
  for (const word of paragraph.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_CHARACTERS)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.join('\n');
}

/** A mail about an account, as text and as HTML. */
export function accountMail(mail: AccountMail): Mail {
  const { to, subject, heading, before, code, link, after } = mail;
  const paragraphs = [
    ...before,
    ...(code === undefined ? [] : [code]),
    ...(link ? [link.address] : []),
    ...after,
  ];
  const html = (paragraph: string) => `<p>${wrapped(escaped(paragraph))}</p>`;
  return {
    to,
    subject,
    text: `${paragraphs.map(wrapped).join('\n\n')}\n`,
    html: mailPage({
      title: subject,
      heading,
      parts: [
        ...before.map(html),
        ...(code === undefined
          ? []
          : [
              '<p style="font:600 28px/1.2 Consolas,monospace;',
              `letter-spacing:4px">${escaped(code)}</p>`,
            ]),
        ...(link
          ? [
              `<p><a href="${link.address}"`,
              'style="display:inline-block;padding:12px 20px;border-radius:10px;',
              'background:#1F4D43;color:#FFFFFF;text-decoration:none;',
              `font-weight:600">${escaped(link.caption)}</a></p>`,
              '<p>If the button does not work, copy this address into your browser:',
              `<br><span style="word-break:break-all">${link.address}</span></p>`,
            ]
          : []),
        ...after.map(html),
      ],
    }),
  };
}

/** The link for a new password. The token stands after the #, which no browser sends to a server. */
export function passwordResetMail(
  asked: { readonly email: string; readonly token: string },
  publicUrl: string,
): Mail {
  return accountMail({
    to: asked.email,
    subject: 'Reset your Belldesk password',
    heading: 'Choose a new password',
    before: [
      'We received a request to reset the password of your Belldesk account. To choose a new password, open this link:',
    ],
    link: {
      address: `${publicUrl}/reset-password#${asked.token}`,
      caption: 'Choose a new password',
    },
    after: [
      'The link is valid for one hour and works once. Using it signs you out on all devices.',
      'If you did not request this, ignore this email. Your password does not change.',
    ],
  });
}

/** Tells that the password is another now, whoever changed it. */
export function passwordChangedMail(email: string, publicUrl: string): Mail {
  return accountMail({
    to: email,
    subject: 'Your Belldesk password was changed',
    heading: 'Your password was changed',
    before: [
      'The password of your Belldesk account was changed, and all other devices were signed out. If this was you, no action is needed.',
      'If this was not you, someone else may have access to your account. Reset your password right away:',
    ],
    link: { address: `${publicUrl}/sign-in#forgot-password`, caption: 'Reset your password' },
    after: ['We send the reset link to this address. Using it signs out all devices.'],
  });
}

/** The link by which a new account shows that its address is its own. Nothing that anybody typed stands in it. */
export function confirmAddressMail(
  asked: { readonly email: string; readonly token: string },
  publicUrl: string,
): Mail {
  return accountMail({
    to: asked.email,
    subject: 'Confirm your email address for Belldesk',
    heading: 'Confirm your email address',
    before: [
      'A Belldesk account was created with this email address. To confirm it is yours, open this link:',
    ],
    link: {
      address: `${publicUrl}/confirm-email#${asked.token}`,
      caption: 'Confirm email address',
    },
    after: [
      'The link is valid for seven days and works once. Until you confirm, we cannot send emails about your calls or notify your customers.',
      'If you did not create this account, ignore this email. No emails are sent on your behalf.',
    ],
  });
}

/** The link that makes an address the account's own. */
export function emailChangeMail(
  asked: { readonly email: string; readonly token: string },
  publicUrl: string,
): Mail {
  return accountMail({
    to: asked.email,
    subject: 'Confirm your new email address for Belldesk',
    heading: 'Confirm your new email address',
    before: [
      'We received a request to use this email address for a Belldesk account. To confirm, open this link:',
    ],
    link: {
      address: `${publicUrl}/confirm-email#${asked.token}`,
      caption: 'Confirm email address',
    },
    after: [
      'The link is valid for one hour and works once. Until you confirm, the old address stays in use.',
      'If you did not request this, ignore this email.',
    ],
  });
}

/** Tells the address that was an account's until now. */
export function emailChangedMail(formerEmail: string, publicUrl: string): Mail {
  return accountMail({
    to: formerEmail,
    subject: 'The email address of your Belldesk account was changed',
    heading: 'Your email address was changed',
    before: [
      'Your Belldesk account now uses a different email address. Emails about your account and calls go there.',
      'If this was you, no action is needed. If not, someone else may have access to your account. Contact us right away:',
    ],
    link: { address: `${publicUrl}/contact`, caption: 'Contact us' },
    after: [],
  });
}
