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
    subject: 'Your new Belldesk password',
    heading: 'Choose a new password',
    before: [
      'Somebody, most likely you, asked for a new password for your Belldesk account. To choose one, open this link:',
    ],
    link: {
      address: `${publicUrl}/reset-password#${asked.token}`,
      caption: 'Choose a new password',
    },
    after: [
      'It holds for one hour and works once. All devices that are signed in to your account will then be signed out.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  });
}

/** Tells that the password is another now, whoever changed it. */
export function passwordChangedMail(email: string, publicUrl: string): Mail {
  return accountMail({
    to: email,
    subject: 'Your Belldesk password was changed',
    heading: 'Your account has a new password',
    before: [
      'The password of your Belldesk account was changed, and all other devices were signed out. If it was you, there is nothing to do.',
      'If it was not, somebody else may be in your account. Ask for a new password at once:',
    ],
    link: { address: `${publicUrl}/sign-in#forgot-password`, caption: 'Ask for a new password' },
    after: ['The link to choose it comes to this address, and signs everybody else out.'],
  });
}

/** The link by which a new account shows that its address is its own. Nothing that anybody typed stands in it. */
export function confirmAddressMail(
  asked: { readonly email: string; readonly token: string },
  publicUrl: string,
): Mail {
  return accountMail({
    to: asked.email,
    subject: 'Confirm your address for Belldesk',
    heading: 'Is this your address?',
    before: [
      'Somebody, most likely you, made a Belldesk account with this address. To confirm that it is yours, open this link:',
    ],
    link: { address: `${publicUrl}/confirm-email#${asked.token}`, caption: 'Confirm my address' },
    after: [
      'It holds for seven days and works once. Until then we send no mail about your calls, and customers cannot be told of changes.',
      'If it was not you, do nothing: nobody writes to others in your name.',
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
    subject: 'Confirm your new address for Belldesk',
    heading: 'Confirm your new address',
    before: [
      'Somebody, most likely you, wants to use this address for their Belldesk account. To confirm it, open this link:',
    ],
    link: { address: `${publicUrl}/confirm-email#${asked.token}`, caption: 'Use this address' },
    after: [
      'It holds for one hour and works once. Until then the old address stays in use.',
      'If it was not you, do nothing: no account uses this address.',
    ],
  });
}

/** Tells the address that was an account's until now. */
export function emailChangedMail(formerEmail: string, publicUrl: string): Mail {
  return accountMail({
    to: formerEmail,
    subject: 'The address of your Belldesk account was changed',
    heading: 'Your account has another address',
    before: [
      'Your Belldesk account uses another email address from now on. Mail about your account and your calls goes there.',
      'If it was you, there is nothing to do. If it was not, somebody else may be in your account. Write to us at once:',
    ],
    link: { address: `${publicUrl}/contact`, caption: 'Write to us' },
    after: [],
  });
}
