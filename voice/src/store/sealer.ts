import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { AssistantDto, AssistantTool } from '@belldesk/contract/voice/assistant';
import { mapToolSecrets, mapTools } from './toolSecrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets unreadable in the database (AES-256-GCM, NIST SP 800-38D). */
export interface Sealer {
  /** base64url of nonce, tag and cipher text. */
  seal(plain: string): string;
  /** Throws when the text was not sealed with this key. */
  open(sealed: string): string;
}

/** @param secret any text of at least 32 random bytes */
export function createSealer(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'belldesk voice seal', 32));
  return {
    seal(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}

function mapSecrets(dto: AssistantDto, change: (secret: string) => string): AssistantDto {
  const changed = mapTools(dto, (tool) => mapToolSecrets(tool, change));
  const secret = changed.server?.secret;
  if (!changed.server || secret === undefined) return changed;
  return { ...changed, server: { ...changed.server, secret: change(secret) } };
}

/** The assistant as it may lie in a table. */
export const sealAssistant = (dto: AssistantDto, sealer: Sealer): AssistantDto =>
  mapSecrets(dto, (secret) => sealer.seal(secret));

/** The assistant as it was sent. */
export const openAssistant = (dto: AssistantDto, sealer: Sealer): AssistantDto =>
  mapSecrets(dto, (secret) => sealer.open(secret));

/** A tool as it may lie in a table. */
export const sealTool = (tool: AssistantTool, sealer: Sealer): AssistantTool =>
  mapToolSecrets(tool, (secret) => sealer.seal(secret));

/** A tool as it was sent. */
export const openTool = (tool: AssistantTool, sealer: Sealer): AssistantTool =>
  mapToolSecrets(tool, (secret) => sealer.open(secret));
