import { AppError } from '@belldesk/contract/errors';
import type { AssistantDto, AssistantTool } from '@belldesk/contract/voice/assistant';
import { HIDDEN_SECRET } from '@belldesk/contract/voice/ownTools';

/** @param key which secret of the tool it is */
type Change = (secret: string, key: string) => string;

function mapValues(headers: Readonly<Record<string, string>>, change: Change) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, change(value, name.toLowerCase())]),
  );
}

/** A tool with each of its secrets changed: the values of its headers, and its server's secret. */
export function mapToolSecrets(tool: AssistantTool, change: Change): AssistantTool {
  if (tool.type === 'function' && tool.server) {
    const { headers, secret } = tool.server;
    return {
      ...tool,
      server: {
        ...tool.server,
        ...(headers === undefined ? {} : { headers: mapValues(headers, change) }),
        ...(secret === undefined ? {} : { secret: change(secret, 'its secret') }),
      },
    };
  }
  if (tool.type !== 'apiRequest' || tool.headers === undefined) return tool;
  const { headers } = tool;
  if (!isSchema(headers)) return { ...tool, headers: mapValues(headers, change) };
  const properties = Object.fromEntries(
    Object.entries(headers.properties).map(([name, property]) => [
      name,
      { ...property, value: change(property.value, name.toLowerCase()) },
    ]),
  );
  return { ...tool, headers: { ...headers, properties } };
}

type Headers = NonNullable<Extract<AssistantTool, { type: 'apiRequest' }>['headers']>;

function isSchema(headers: Headers): headers is Extract<Headers, { type: 'object' }> {
  return typeof headers.properties === 'object';
}

/** An assistant with each tool changed. */
export function mapTools(
  dto: AssistantDto,
  change: (tool: AssistantTool) => AssistantTool,
): AssistantDto {
  return dto.model?.tools
    ? { ...dto, model: { ...dto.model, tools: dto.model.tools.map(change) } }
    : dto;
}

/** A tool as the API shows it: that there are secrets, not which. */
export const hideSecrets = (tool: AssistantTool): AssistantTool =>
  mapToolSecrets(tool, () => HIDDEN_SECRET);

/** What tells a tool from others, and where its secrets go. */
function identityOf(tool: AssistantTool): string | null {
  const url = tool.type === 'apiRequest' ? tool.url : tool.type === 'function' && tool.server?.url;
  if (!url) return null;
  const name =
    tool.type === 'apiRequest' ? tool.name : tool.type === 'function' && tool.function.name;
  return `${tool.type} ${name} ${new URL(url).origin}`;
}

/**
 * A tool whose secrets came back as the API shows them keeps those it had: by the same name and for
 * the same host only, or a secret could be sent elsewhere by who never knew it.
 * @param before the tools as they were, with their secrets open
 * Throws an AppError `bad-input` where there is nothing to keep.
 */
export function keepSecrets(tool: AssistantTool, before: readonly AssistantTool[]): AssistantTool {
  const identity = identityOf(tool);
  if (identity === null) return tool;
  const kept = new Map<string, string>();
  const same = before.find((other) => identityOf(other) === identity);
  if (same)
    mapToolSecrets(same, (secret, key) => {
      kept.set(key, secret);
      return secret;
    });
  return mapToolSecrets(tool, (secret, key) => {
    if (secret !== HIDDEN_SECRET) return secret;
    const known = kept.get(key);
    if (known === undefined)
      throw new AppError('bad-input', `tools: ${key} must be given again: it is not known here`);
    return known;
  });
}
