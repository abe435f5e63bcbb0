// @vitest-environment happy-dom
import type { SessionUser } from '@belldesk/contract/product/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AuthEvent,
  emitAuth,
  emitEndedElsewhere,
  emitRedirect,
  onAuth,
  onRedirect,
  type RedirectRequest,
} from './bus.ts';
import { watchAuthRules } from './rules.ts';
import { syncSignOutOverTabs } from './tabs.ts';

const user: SessionUser = {
  id: 'u1',
  email: 'ada@example.com',
  fullName: 'Ada Rossi',
  avatarUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  role: 'owner',
};

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('auth bus', () => {
  it('tells every listener until it stops', () => {
    const heard = vi.fn<(event: AuthEvent) => void>();
    const stop = onAuth(heard);
    emitAuth('SIGNED_IN', user);
    stop();
    emitAuth('SIGNED_OUT', null);
    expect(heard.mock.calls).toEqual([[{ name: 'SIGNED_IN', user }]]);
  });

  it('carries path and reason of a redirect', () => {
    const heard = vi.fn<(request: RedirectRequest) => void>();
    stops.push(onRedirect(heard));
    emitRedirect('/sign-in', 'no-session');
    expect(heard).toHaveBeenCalledWith({ path: '/sign-in', reason: 'no-session' });
  });
});

describe('what follows a sign-out', () => {
  const redirected = vi.fn<(request: RedirectRequest) => void>();

  beforeEach(() => {
    redirected.mockReset();
    stops.push(watchAuthRules(), onRedirect(redirected));
  });

  it('clears what is ours from both storages, and nothing else', () => {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      storage.setItem('belldesk.wizard.u1', 'draft');
      storage.setItem('other', 'stays');
    }
    emitAuth('SIGNED_OUT', null);
    expect(Object.keys(window.localStorage)).toEqual(['other']);
    expect(Object.keys(window.sessionStorage)).toEqual(['other']);
  });

  it.each(['/my-assistant', '/my-assistant/calls', '/select-plan'])(
    'leads from %s to the home page',
    (path) => {
      window.history.replaceState(null, '', path);
      emitAuth('SIGNED_OUT', null);
      expect(redirected).toHaveBeenCalledWith({ path: '/', reason: 'signed-out' });
    },
  );

  it.each(['/my-assistant', '/my-assistant/settings', '/select-plan'])(
    'on another device leads from %s to the sign-in page',
    (path) => {
      window.history.replaceState(null, '', path);
      emitEndedElsewhere();
      expect(redirected.mock.calls).toEqual([[{ path: '/sign-in', reason: 'session-ended' }]]);
    },
  );

  it.each(['TOKEN_REFRESHED', 'USER_UPDATED', 'MFA_CHALLENGE_VERIFIED', 'SIGNED_IN'] as const)(
    '%s is none: nothing is cleared, and nobody led away',
    (name) => {
      window.localStorage.setItem('belldesk.wizard.u1', 'draft');
      window.history.replaceState(null, '', '/my-assistant');
      emitAuth(name, user);
      expect(window.localStorage.getItem('belldesk.wizard.u1')).toBe('draft');
      expect(redirected).not.toHaveBeenCalled();
    },
  );

  it.each(['/', '/sign-in', '/my-assistants-of-others'])('stays at %s', (path) => {
    window.history.replaceState(null, '', path);
    emitAuth('SIGNED_OUT', null);
    expect(redirected).not.toHaveBeenCalled();
  });
});

describe('sign-out over tabs', () => {
  class Channel {
    static readonly open = new Set<Channel>();
    static sent = 0;
    onmessage: ((message: { data: unknown }) => void) | null = null;
    constructor() {
      Channel.open.add(this);
    }
    postMessage(data: unknown): void {
      Channel.sent += 1;
      for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
    }
    close(): void {
      Channel.open.delete(this);
    }
  }

  beforeEach(() => {
    Channel.sent = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    stops.push(syncSignOutOverTabs(), () => vi.unstubAllGlobals());
  });

  it('is sent to the other tabs', () => {
    const other = new Channel();
    other.onmessage = vi.fn<(message: { data: unknown }) => void>();
    emitAuth('SIGNED_OUT', null);
    expect(other.onmessage).toHaveBeenCalledWith({ data: 'SIGNED_OUT' });
    other.close();
  });

  it('is heard from another tab and not sent back', () => {
    const heard = vi.fn<(event: AuthEvent) => void>();
    stops.push(onAuth(heard));
    const other = new Channel();
    other.postMessage('SIGNED_OUT');
    other.postMessage('something else');
    expect(heard.mock.calls).toEqual([[{ name: 'SIGNED_OUT', user: null }]]);
    expect(Channel.sent).toBe(2);
    other.close();
  });

  it('is told apart from one on another device, in the other tabs too', () => {
    const other = new Channel();
    other.onmessage = vi.fn<(message: { data: unknown }) => void>();
    emitEndedElsewhere();
    expect(other.onmessage).toHaveBeenCalledWith({ data: 'ENDED_ELSEWHERE' });
    const heard = vi.fn<(event: AuthEvent) => void>();
    stops.push(onAuth(heard));
    other.postMessage('ENDED_ELSEWHERE');
    expect(heard.mock.calls).toEqual([[{ name: 'SIGNED_OUT', user: null, endedElsewhere: true }]]);
    other.close();
  });

  it('sends no other event', () => {
    emitAuth('SIGNED_IN', user);
    expect(Channel.sent).toBe(0);
  });
});
