import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FORM_PROBLEMS_MARK, TOKEN_MARK } from '@belldesk/contract/product/formPages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newConfirmation } from '../../src/forms/newsletter/confirmation.ts';
import { readWebFiles } from '../../src/http/site/webFiles.ts';
import { type Site, startSite, withFolder } from '../support/site.ts';

const pages: Readonly<Record<string, string>> = {
  'forms/problem.html': `<p>${FORM_PROBLEMS_MARK}</p>`,
  'newsletter/confirm.html': `<input value="${TOKEN_MARK}">`,
  'newsletter/unsubscribe.html': `<input value="${TOKEN_MARK}">`,
};

let site: Site;
beforeAll(async () => {
  await withFolder(async (folder) => {
    for (const [name, content] of Object.entries(pages)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    site = await startSite({ webFiles: await readWebFiles(folder, 'http://localhost:3000') });
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of ['visit_counts', 'outbox', 'contact_messages', 'subscribers'])
    await site.sql(`delete from ${table}`);
});

function submit(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
}

it.each(['/forms/problem', '/forms/problem.html', '/forms/contact'])(
  '%s is no page of its own',
  async (path) => {
    expect((await fetch(`${site.url}${path}`)).status).toBe(404);
  },
);

const contact = {
  name: 'Ada Bell',
  email: 'ada@example.com',
  subject: 'Billing Question',
  message: 'Hello',
  website: '',
};

describe('a form posted without a script', () => {
  it('is kept, and leads to the page that says so', async () => {
    const answer = await submit('/forms/contact', contact);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/thanks/contact');
    expect(await site.sql('select * from contact_messages')).toHaveLength(1);
  });

  it.each([
    ['/forms/demo', { newsletter: 'on', demoDate: '2026-11-25', company: 'Bells' }],
    ['/forms/lead', { phone: '1', company: 'Bells', heardFrom: '' }],
    ['/forms/newsletter', {}],
  ])('%s is understood as a browser writes it', async (path, more) => {
    const { subject: _subject, name, email, message } = contact;
    const common = { '/forms/newsletter': { email }, '/forms/lead': { name, email } }[path];
    const answer = await submit(path, { ...(common ?? { name, email, message }), ...more });
    expect(answer.status).toBe(303);
  });

  it('says what is wrong with every field, as text and never as HTML', async () => {
    const answer = await submit('/forms/contact', {
      ...contact,
      name: '',
      subject: '<script>alert(1)</script>',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe('<p>Please enter your name. Please choose a subject</p>');
  });

  it('too often is told so on a page', async () => {
    for (let time = 0; time < 5; time += 1) await submit('/forms/contact', contact);
    const answer = await submit('/forms/contact', contact);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('try again in an hour');
  });

  it('that is too large is refused unread', async () => {
    const answer = await submit('/forms/contact', { ...contact, message: 'x'.repeat(40_000) });
    expect(answer.status).toBe(413);
  });
});

describe('the newsletter', () => {
  const subscriber = async () => {
    const [row] = await site.sql<{ id: string; confirmed_at: Date; unsubscribed_at: Date }>(
      'select * from subscribers',
    );
    if (!row) throw new Error('nobody is subscribed');
    return row;
  };
  const queuedMails = async () =>
    (await site.sql<{ n: number }>('select count(*)::int as n from outbox'))[0]?.n;

  it('is sent to whoever presses the button of the mailed link, once', async () => {
    await submit('/forms/newsletter', { email: 'Ada@Example.com' });
    const { id } = await subscriber();
    const asked = await newConfirmation(site.deps, id);
    expect(asked?.email).toBe('ada@example.com');
    const token = asked?.token ?? '';

    const page = await fetch(`${site.url}/newsletter/confirm?token=${token}`);
    expect(await page.text()).toBe(`<input value="${token}">`);
    expect((await subscriber()).confirmed_at).toBeNull();

    const confirmed = await submit('/newsletter/confirm', { token });
    expect(confirmed.headers.get('location')).toBe('/newsletter/confirmed');
    expect((await subscriber()).confirmed_at).not.toBeNull();
    const again = await submit('/newsletter/confirm', { token });
    expect(again.headers.get('location')).toBe('/newsletter/expired');
  });

  it('answers an address alike that has it already, and mails it nothing', async () => {
    await submit('/forms/newsletter', { email: 'ada@example.com' });
    const asked = await newConfirmation(site.deps, (await subscriber()).id);
    await submit('/newsletter/confirm', { token: asked?.token ?? '' });
    const before = await queuedMails();
    const answer = await submit('/forms/newsletter', { email: 'ada@example.com' });
    expect(answer.headers.get('location')).toBe('/thanks/newsletter');
    expect(await queuedMails()).toBe(before);
  });

  it('forgets a link after seven days', async () => {
    await submit('/forms/newsletter', { email: 'ada@example.com' });
    const asked = await newConfirmation(site.deps, (await subscriber()).id);
    site.clock.advance(7 * 24 * 60 * 60_000 + 1);
    const answer = await submit('/newsletter/confirm', { token: asked?.token ?? '' });
    expect(answer.headers.get('location')).toBe('/newsletter/expired');
  });

  it('ends for whoever leaves, and can be begun again', async () => {
    await submit('/forms/newsletter', { email: 'ada@example.com' });
    const { id } = await subscriber();
    const first = await newConfirmation(site.deps, id);
    await submit('/newsletter/confirm', { token: first?.token ?? '' });
    await submit('/newsletter/unsubscribe', { token: id });
    expect((await subscriber()).unsubscribed_at).not.toBeNull();
    await submit('/forms/newsletter', { email: 'ada@example.com' });
    const second = await newConfirmation(site.deps, id);
    await submit('/newsletter/confirm', { token: second?.token ?? '' });
    expect((await subscriber()).unsubscribed_at).toBeNull();
  });

  it('shows no HTML that stands in the address', async () => {
    const page = await fetch(`${site.url}/newsletter/confirm?token="><b>`);
    expect(await page.text()).toBe('<input value="&quot;&gt;&lt;b&gt;">');
  });
});
