import { lines } from './lines.ts';
import type { Mail } from './transport.ts';

/** The link for a new password. The token stands after the #, which no browser sends to a server. */
export function passwordResetMail(
  asked: { readonly email: string; readonly token: string },
  publicUrl: string,
): Mail {
  const link = `${publicUrl}/reset-password#${asked.token}`;
  return {
    to: asked.email,
    subject: 'Your new Belldesk password',
    text: lines(
      'Somebody, most likely you, asked for a new password for your Belldesk',
      'account. To choose one, open this link:',
      '',
      link,
      '',
      'It holds for one hour and works once. All devices that are signed in to',
      'your account will then be signed out.',
      '',
      'If it was not you, do nothing: your password stays as it is.',
    ),
    html: lines(
      '<!doctype html>',
      '<html lang="en"><head><meta charset="utf-8">',
      '<meta name="color-scheme" content="light dark">',
      '<title>Your new Belldesk password</title></head>',
      '<body style="margin:0;padding:24px;',
      'font:16px/1.6 Inter,Arial,sans-serif">',
      '<div style="max-width:480px;margin:0 auto">',
      '<h1 style="font:28px/1.2 Georgia,serif">Choose a new password</h1>',
      '<p>Somebody, most likely you, asked for a new password for your',
      'Belldesk account.</p>',
      `<p><a href="${link}"`,
      'style="display:inline-block;padding:12px 20px;border-radius:10px;',
      'background:#1F4D43;color:#FFFFFF;text-decoration:none;',
      'font-weight:600">Choose a new password</a></p>',
      '<p>The link holds for one hour and works once. All devices that are',
      'signed in to your account will then be signed out.</p>',
      '<p>If the button does not work, copy this address into your browser:',
      `<br><span style="word-break:break-all">${link}</span></p>`,
      '<p>If it was not you, do nothing: your password stays as it is.</p>',
      '</div></body></html>',
    ),
  };
}
